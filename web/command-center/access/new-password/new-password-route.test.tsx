import { expect, test } from 'vitest';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderUnframedPage } from '../../../testing/render';
import * as newPassword from './new-password-route';
import { ChooseOwnPasswordMutation, NewPasswordPageQuery } from './new-password-route';

const GIVEN = 'spoon and kettle 4';
const user = { login: 'tamar', role: 'MANAGER' as const, mustChangePassword: true };

async function choose(refused: Answer) {
  const screen = await renderUnframedPage(newPassword, {
    path: 'command-center/new-password',
    answers: [answer(NewPasswordPageQuery, { session: { user }, channel: { name: 'Garden Kitchen' } }), refused],
  });
  await screen.getByLabelText('The password you were given', { exact: true }).fill(GIVEN);
  await screen.getByLabelText('Your own password', { exact: true }).fill(GIVEN);
  await screen.getByRole('button', { name: 'Save and continue' }).click();
  return screen;
}

test('a password that is no new one is refused at its field', async () => {
  const message = 'This is the password you have now. Choose another one.';
  const fields = [{ path: ['input', 'newPassword'], message }];
  const screen = await choose(
    answer(ChooseOwnPasswordMutation, { changePassword: { __typename: 'InvalidInput', fields } }),
  );
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByLabelText('Your own password', { exact: true })).toHaveFocus();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('a wrong given password is said at the field that asks for it', async () => {
  const screen = await choose(
    answer(ChooseOwnPasswordMutation, {
      changePassword: { __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' },
    }),
  );
  const given = screen.getByLabelText('The password you were given', { exact: true });
  await expect.element(given).toHaveAccessibleDescription('Invalid credentials');
  await expect.element(given).toHaveFocus();
});
