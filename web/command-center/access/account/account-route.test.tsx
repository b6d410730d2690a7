import { expect, test } from 'vitest';
import type { AccountQuery as Read } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import type { Parts } from '../../../testing/made';
import { renderStaffPage } from '../../../testing/render';
import * as account from './account-route';
import { ChangePasswordMutation } from './change-password';
import { RevokeSessionMutation } from './own-sessions';
import { RemovePasskeyMutation, RenamePasskeyMutation } from './passkeys-panel';
import { RenewRecoveryCodesMutation } from './renew-codes';
import { TurnOffSecondFactorMutation } from './turn-off';

const own = (user: Parts<NonNullable<Read['session']['user']>>) =>
  answer(account.AccountQuery, { session: { user: { name: 'Nino', login: 'nino', hasPassword: true, ...user } } });
const path = 'command-center/account';
const here = { id: 'here', isCurrent: true };
const phone = { id: 'phone', isCurrent: false };

test('a lost device is signed out from the list', async () => {
  const ended = answer(RevokeSessionMutation, { answer: { __typename: 'Deleted' } });
  const screen = await renderStaffPage(account, { path, answers: [own({ sessions: [here, phone] }), ended] });
  await expect.element(screen.getByText('this device')).toBeVisible();
  const end = screen.getByRole('button', { name: /^Sign out: / });
  screen.api.answer(own({ sessions: [here] }));
  await end.click();
  await expect.element(screen.getByText('That device has been signed out').first()).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await expect.poll(() => screen.api.sent(RevokeSessionMutation)).toEqual([{ id: 'phone' }]);
});

test('who changes the password shows the present one: what is wrong is said at its field', async () => {
  const wrong = {
    __typename: 'Refusal' as const,
    code: 'INVALID_CREDENTIALS' as const,
    message: 'Invalid credentials',
  };
  const screen = await renderStaffPage(account, {
    path,
    answers: [own({}), answer(ChangePasswordMutation, { answer: wrong })],
  });
  await screen.getByRole('button', { name: 'Change the password' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the password' });
  const present = dialog.getByLabelText('Current password');
  await present.fill('not the password');
  await dialog.getByLabelText('New password').fill('a copper pot and 9 spoons');
  const send = dialog.getByRole('button', { name: 'Change the password' });
  await send.click();
  await expect.element(present).toHaveAccessibleDescription(/Invalid credentials/);
  expect(await faultsIn(dialog.element())).toEqual([]);
  screen.api.answer(answer(ChangePasswordMutation, { answer: { __typename: 'Session' } }));
  await send.click();
  await expect.element(screen.getByText('Password changed. Other devices have been signed out.').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a passkey is renamed, and removed after a question', async () => {
  const passkey = { id: 'passkey', name: 'Nino’s phone', host: 'shop.example' };
  const screen = await renderStaffPage(account, {
    path,
    answers: [
      own({ passkeys: [passkey] }),
      answer(RenamePasskeyMutation, { answer: { __typename: 'Passkey' } }),
      answer(RemovePasskeyMutation, { answer: { __typename: 'Deleted' } }),
    ],
  });
  await screen.getByRole('button', { name: 'Rename: Nino’s phone' }).click();
  await screen.getByRole('dialog').getByLabelText('Name').fill('Key ring');
  screen.api.answer(own({ passkeys: [{ ...passkey, name: 'Key ring' }] }));
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const remove = screen.getByRole('button', { name: 'Remove: Key ring' });
  await remove.click();
  screen.api.answer(own({}));
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect
    .poll(() => screen.api.sent(RenamePasskeyMutation))
    .toEqual([{ input: { id: 'passkey', name: 'Key ring' } }]);
});

test('new recovery codes, and an end of two-step sign-in, take the password and a code', async () => {
  const screen = await renderStaffPage(account, {
    path,
    answers: [
      own({ secondFactor: { recoveryCodesLeft: 2 } }),
      answer(RenewRecoveryCodesMutation, { answer: { __typename: 'RecoveryCodes', codes: ['abcd', 'efgh'] } }),
      answer(TurnOffSecondFactorMutation, {
        answer: {
          __typename: 'Refusal',
          code: 'INVALID_CODE',
          message: 'This code is not right',
          path: ['input', 'code'],
        },
      }),
    ],
  });
  await expect.element(screen.getByText('2 recovery codes are left.')).toBeVisible();
  const prove = async (name: string, press: string) => {
    const dialog = screen.getByRole('dialog', { name });
    await dialog.getByLabelText('Your password').fill('ladle and whisk 7');
    await dialog.getByLabelText('Code from your current app').fill('123456');
    await dialog.getByRole('button', { name: press }).click();
  };
  await screen.getByRole('button', { name: 'New recovery codes' }).click();
  await prove('New recovery codes', 'Create new codes');
  const codes = screen.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect.element(codes.getByText('efgh')).toBeVisible();
  await codes.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await prove('Turn off two-step sign-in?', 'Turn off');
  await expect.element(screen.getByText('This code is not right').first()).toBeVisible();
  await expect
    .poll(() => screen.api.sent(TurnOffSecondFactorMutation))
    .toEqual([{ input: { password: 'ladle and whisk 7', code: '123456' } }]);
});
