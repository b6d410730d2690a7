import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppearanceDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import { UpdateShopMutation } from '../general/update-shop';
import * as appearance from './appearance-route';

async function openLook(accentColor: string) {
  const screen = await renderStaffPage(appearance, {
    path: 'command-center/settings/appearance',
    answers: [
      answer(AppearanceDocument, { channel: { version: 1, accentColor } }),
      answer(UpdateShopMutation, { answer: { __typename: 'Channel', version: 2 } }),
    ],
  });
  return Object.assign(screen, {
    code: screen.getByRole('textbox', { name: 'Or its number' }),
    save: screen.getByRole('button', { name: 'Save', exact: true }),
  });
}

test('by keys: a swatch is taken by an arrow, dropped again, and the focus goes on among them', async () => {
  const screen = await openLook('#123456');
  const swatches = screen.getByRole('group', { name: 'The shop’s colour' }).getByRole('radio');
  await tabTo(swatches.first());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.code).not.toHaveValue('#123456');
  await tabAndPress(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.code).toHaveValue('#123456');
  await expect.poll(() => swatches.elements().includes(document.activeElement as HTMLElement)).toBe(true);
});

test('any colour is picked by keys, and black keeps the hue that was picked', async () => {
  const screen = await openLook('#334155');
  await tabAndPress(screen.getByRole('button', { name: 'Any colour' }));
  const picker = screen.getByRole('dialog', { name: 'Any colour' });
  const shade = picker.getByRole('slider', { name: 'Saturation and brightness' });
  const hue = picker.getByRole('slider', { name: 'Hue' });
  await expect.element(shade).toHaveAttribute('aria-valuetext', 'Saturation 40%, brightness 33%');
  await tabTo(hue);
  await userEvent.keyboard('{End}');
  await expect.element(hue).toHaveAttribute('aria-valuenow', '360');
  await userEvent.tab({ shift: true });
  await expect.element(shade).toHaveFocus();
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(screen.code).toHaveValue('#000000');
  await expect.element(hue).toHaveAttribute('aria-valuenow', '360');
  expect(await faultsIn(picker.element())).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(picker).not.toBeInTheDocument();
});

test('what is no colour is refused at its field; a colour is shown in both modes before it is saved', async () => {
  const screen = await openLook('#334155');
  await expect
    .element(screen.getByRole('figure', { name: 'Light' }))
    .toHaveStyle({ backgroundColor: 'rgb(251, 247, 242)' });
  await expect
    .element(screen.getByRole('figure', { name: 'Dark' }))
    .toHaveStyle({ backgroundColor: 'rgb(26, 21, 18)' });
  await screen.code.fill('green');
  await screen.save.click();
  await expect.element(screen.code).toHaveAccessibleDescription(/^Write the colour as #rrggbb/);
  await screen.getByRole('radio', { name: 'Teal' }).click();
  await screen.save.click();
  await expect.element(screen.getByText('Website updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateShopMutation))
    .toMatchObject([{ input: { accentColor: '#0f766e', version: 1 } }]);
});
