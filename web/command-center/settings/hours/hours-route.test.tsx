import { expect, test } from 'vitest';
import {
  CreateSpecialDayDocument,
  HoursDocument,
  ShopChangesDocument,
  UpdateSpecialDayDocument,
  UpdateWorkingDaysDocument,
} from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as hours from './hours-route';
import { WEEK } from './week';

/** Open from nine to nine, but for Sunday. */
const week = (
  sundayTo = '21:00',
  hoursVersion = 1,
  ...specialDays: readonly { id: string; version: number; date: string; isClosed: boolean; note: string }[]
) =>
  answer(HoursDocument, {
    channel: {
      hoursVersion,
      workingDays: WEEK.map((weekday) => ({
        weekday,
        isActive: true,
        intervals: [{ from: '09:00', to: weekday === 'SUNDAY' ? sundayTo : '21:00' }],
      })),
      specialDays,
    },
  });
const saved = answer(UpdateWorkingDaysDocument, { answer: { __typename: 'Channel', version: 2 } });

async function open(...answers: Answer[]) {
  const path = 'command-center/settings/hours';
  const screen = await renderStaffPage(hours, { path, answers: [week(), saved, ...answers] });
  return Object.assign(screen, { save: screen.getByRole('button', { name: 'Save', exact: true }) });
}

test('a night is said as such, copied to other days, and sent with them alone', async () => {
  const screen = await open();
  await screen.getByLabelText('Monday: opens').fill('18:00');
  await screen.getByLabelText('Monday: closes').fill('02:00');
  await expect.element(screen.getByText('Closes at 2:00 AM the next day.')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy the hours: Monday' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Monday: copy the hours to' });
  await dialog.getByRole('button', { name: 'Weekend' }).click();
  await dialog.getByRole('button', { name: 'Copy to 2 days' }).click();
  await screen.getByRole('switch', { name: 'Tuesday' }).click();
  await screen.save.click();
  await expect.element(screen.getByText('Opening hours updated')).toBeVisible();
  const night = { isActive: true, intervals: [{ from: '18:00', to: '02:00' }] };
  const tuesday = { weekday: 'TUESDAY', isActive: false, intervals: [{ from: '09:00', to: '21:00' }] };
  const days = [
    { weekday: 'MONDAY', ...night },
    tuesday,
    { weekday: 'SATURDAY', ...night },
    { weekday: 'SUNDAY', ...night },
  ];
  await expect.poll(() => screen.api.sent(UpdateWorkingDaysDocument)).toEqual([{ input: { version: 1, days } }]);
});

test('hours that overlap are refused in their place, and the word goes with them', async () => {
  const message = 'These hours overlap.';
  const fields = [{ code: 'INTERVALS_OVERLAP', message, path: ['input', 'days', '0', 'intervals', '1'] }];
  const screen = await open(answer(UpdateWorkingDaysDocument, { answer: { __typename: 'InvalidInput', fields } }));
  await screen.getByRole('button', { name: 'Add hours: Wednesday' }).click();
  const second = screen.getByLabelText('Wednesday: opens, part 2');
  await second.fill('11:00');
  await screen.getByLabelText('Wednesday: closes, part 2').fill('12:00');
  await screen.save.click();
  await expect.element(screen.getByText('These hours overlap.')).toBeVisible();
  await expect.element(second).toHaveAttribute('aria-invalid', 'true');
  await expect.element(second).toHaveValue('11:00');
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Wednesday: remove hours, part 2' }).click();
  await expect.element(screen.getByText('These hours overlap.')).not.toBeInTheDocument();
});

test.each([
  ['that a colleague saved', 2],
  ['that was read while a colleague was saving it, under the old version,', 1],
])('a week %s stands against what was typed', async (_how, version) => {
  const screen = await open();
  await screen.getByLabelText('Sunday: closes').fill('21:15');
  screen.api.answer(week('20:45', version));
  await screen.api.push(ShopChangesDocument, { catalogChanged: 2 });
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await screen.save.click();
  await expect.element(screen.getByText('Working day updated')).toBeVisible();
  const sunday = { weekday: 'SUNDAY', isActive: true, intervals: [{ from: '09:00', to: '21:15' }] };
  await expect.poll(() => screen.api.sent(UpdateWorkingDaysDocument)).toEqual([{ input: { version, days: [sunday] } }]);
});

test('a special day is closed or has hours, and a date that has its own already is refused at its field', async () => {
  const message = 'This date already has its own hours.';
  const screen = await open(
    week('21:00', 1, { id: 'stocktaking', version: 3, date: '2026-12-31', isClosed: true, note: 'Stocktaking' }),
    answer(CreateSpecialDayDocument, {
      answer: { __typename: 'InvalidInput', fields: [{ message, path: ['input', 'date'] }] },
    }),
    answer(UpdateSpecialDayDocument, { answer: { __typename: 'SpecialDay' } }),
  );
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Stocktaking' })).toMatchTextContent('Closed');
  await screen.getByRole('button', { name: 'Add a special day' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Date').fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByLabelText('Date')).toHaveAccessibleDescription(message);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Leave without saving' }).click();

  await screen.getByRole('button', { name: /^Change / }).click();
  await dialog.getByText('Other hours').click();
  await dialog.getByLabelText('The special day: opens').fill('00:00');
  await dialog.getByLabelText('The special day: closes').fill('00:00');
  await dialog.getByRole('switch', { name: /^Show the note to clients/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Special day updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateSpecialDayDocument))
    .toMatchObject([{ input: { id: 'stocktaking', version: 3, isNotePublic: true } }]);
});
