import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { SetPersonalDataMonthsMutation } from './personal-data-panel';
import * as privacy from './privacy-route';
import { PrivacySettingsQuery } from './privacy-route';

const page = { path: 'command-center/settings/privacy' };

test('who chooses how long orders know who ordered is warned before it is saved, and by what was chosen', async () => {
  const screen = await renderStaffPage(privacy, page);
  const months = screen.getByRole('textbox', { name: /^Forget the client after/ });
  await expect.element(months).toHaveValue('');
  await months.fill('24');
  await expect.element(screen.getByText('This can’t be undone')).toBeVisible();
  await expect.element(screen.getByText(/older than 24 months lose name, phone, address and notes/)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  screen.api.answer(answer(PrivacySettingsQuery, { channel: { version: 1, personalDataMonths: 24 } }));
  screen.api.answer(
    answer(SetPersonalDataMonthsMutation, { answer: { __typename: 'Channel', version: 1, personalDataMonths: 24 } }),
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Retention of personal data saved')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(SetPersonalDataMonthsMutation))
    .toEqual([{ input: { personalDataMonths: 24, version: 0 } }]);
  await expect.element(screen.getByText('This can’t be undone')).not.toBeInTheDocument();
});

test('a number that the shop refuses is said at its field, which keeps it', async () => {
  const fields = [{ path: ['input', 'personalDataMonths'], message: 'Must be at most 120' }];
  const screen = await renderStaffPage(privacy, {
    ...page,
    answers: [answer(SetPersonalDataMonthsMutation, { answer: { __typename: 'InvalidInput', fields } })],
  });
  const months = screen.getByRole('textbox', { name: /^Forget the client after/ });
  await months.fill('121');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Must be at most 120')).toBeVisible();
  await expect.element(months).toHaveFocus();
  await expect.element(months).toHaveValue('121');
});

test('a manager sees that the page is not theirs, with the navigation around it', async () => {
  const permissions = ['CLIENTS' as const];
  const screen = await renderStaffPage(privacy, {
    ...page,
    answers: [answer(PrivacySettingsQuery, { session: { user: { permissions } } })],
  });
  await expect.element(screen.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
