import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderUnframedPage } from '../../../testing/render';
import * as secondFactor from './second-factor-route';
import { BeginSecondFactorMutation, ConfirmSecondFactorMutation } from './take-step';

const path = 'command-center/second-factor';
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const draft = { __typename: 'SecondFactorDraft' as const, secret, uri: `otpauth://totp/Nino?secret=${secret}` };
const nino = (user: { mustSetUpSecondFactor?: boolean; hasPassword?: boolean }) =>
  answer(secondFactor.SecondFactorPageQuery, { session: { user: { hasPassword: true, ...user } } });

test('two-step sign-in is set up by the password, a code of the app, and codes on paper', async () => {
  const wrong = {
    __typename: 'Refusal' as const,
    code: 'INVALID_CREDENTIALS' as const,
    message: 'Invalid credentials',
  };
  const screen = await renderUnframedPage(secondFactor, {
    path,
    answers: [nino({}), answer(BeginSecondFactorMutation, { beginSecondFactor: wrong })],
  });
  const password = screen.getByLabelText('Your password');
  await password.fill('not the password');
  const next = screen.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect.element(password).toHaveAccessibleDescription(/Invalid credentials/);
  await expect.element(password).toHaveFocus();
  screen.api.answer(answer(BeginSecondFactorMutation, { beginSecondFactor: draft }));
  await next.click();
  await expect.element(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);

  const refused = {
    __typename: 'Refusal' as const,
    code: 'INVALID_CODE' as const,
    message: 'This code is not right',
    path: ['input', 'code'],
  };
  screen.api.answer(answer(ConfirmSecondFactorMutation, { confirmSecondFactor: refused }));
  const code = screen.getByLabelText('Code that the app shows now');
  await code.fill('000 000');
  const turnOn = screen.getByRole('button', { name: 'Turn on' });
  await turnOn.click();
  await expect.element(screen.getByText('This code is not right')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  const codes = { __typename: 'RecoveryCodes' as const, codes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyza'] };
  screen.api.answer(answer(ConfirmSecondFactorMutation, { confirmSecondFactor: codes }));
  await turnOn.click();
  await expect.element(screen.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
  expect(
    screen
      .getByRole('region', { name: /^Recovery codes: / })
      .getByRole('listitem')
      .elements(),
  ).toHaveLength(2);
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('where the owner’s rule asks for it, nobody is asked for the password again, and nobody can leave it for later', async () => {
  const screen = await renderUnframedPage(secondFactor, { path, answers: [nino({ mustSetUpSecondFactor: true })] });
  await expect.element(screen.getByText(/^This shop asks you to confirm each sign-in/)).toBeVisible();
  await expect.element(screen.getByLabelText('Your password')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
