import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderUnframedPage } from '../../../testing/render';
import * as code from './code-route';
import * as signIn from './sign-in-route';

const stranger = answer(signIn.SignInPageQuery, { session: { user: null }, signInProvider: null });

test('who mistypes the password finds it selected, and the login kept', async () => {
  const refused = {
    __typename: 'Refusal' as const,
    code: 'INVALID_CREDENTIALS' as const,
    message: 'Invalid credentials',
  };
  const screen = await renderUnframedPage(signIn, {
    path: 'command-center/sign-in',
    answers: [stranger, answer(signIn.SignInMutation, { signIn: refused })],
  });
  await screen.getByLabelText('Login').fill('nino');
  await screen.getByLabelText('Password', { exact: true }).fill('not the password');
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
  await expect.element(screen.getByLabelText('Login')).toHaveValue('nino');
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('a failed sign-in at the provider is explained in words', async () => {
  const screen = await renderUnframedPage(signIn, {
    path: 'command-center/sign-in',
    url: '/command-center/sign-in?problem=cancelled',
    answers: [answer(signIn.SignInPageQuery, { session: { user: null }, signInProvider: { name: 'Example ID' } })],
  });
  await expect.element(screen.getByText('You are not signed in yet')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue with Example ID' })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('where popups are blocked, the link to the provider just leads there', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const provider = { name: 'Example ID', path: '/sign-in/provider' };
  const screen = await renderUnframedPage(signIn, {
    path: 'command-center/sign-in',
    url: '/command-center/sign-in?to=/command-center/checkout',
    answers: [answer(signIn.SignInPageQuery, { session: { user: null }, signInProvider: provider })],
  });
  const link = screen.getByRole('link', { name: 'Continue with Example ID' });
  await expect.element(link).toHaveAttribute('href', '/sign-in/provider?to=%2Fcommand-center%2Fcheckout');
  let isHeldBack: boolean | undefined;
  // The test's own page stays.
  const stay = (event: Event) => {
    isHeldBack = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  await link.click();
  expect(opened).toHaveBeenCalledOnce();
  expect(isHeldBack).toBe(false);
  opened.mockRestore();
});

test('the second step asks for the code of the app, or one on paper', async () => {
  const refused = { __typename: 'Refusal' as const, code: 'INVALID_CODE' as const, message: 'This code is not right' };
  const screen = await renderUnframedPage(code, {
    path: 'command-center/sign-in/code',
    answers: [
      answer(code.CodePageQuery, { session: { user: null, awaitsCode: true } }),
      answer(code.CompleteSignInMutation, { completeSignIn: refused }),
    ],
  });
  const digits = screen.getByLabelText('Code from the app');
  await expect.element(digits).toHaveFocus();
  await expect.element(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await digits.fill('123456');
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(digits).toHaveAccessibleDescription(/This code is not right/);
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('link', { name: 'Use a recovery code' }).click();
  await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus();
});
