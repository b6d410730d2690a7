import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderUnframedPage } from '../../../testing/render';
import * as invitation from './invitation-route';

const at = { path: 'command-center/invitation/:token', url: '/command-center/invitation/abc' };
const offer = { __typename: 'InvitationOffer' as const, name: 'Givi', role: 'KITCHEN' as const };

test('who is invited chooses login and password, and hears at the field that a login is taken', async () => {
  const fields = [{ path: ['input', 'login'], message: 'This login is already in use.' }];
  const screen = await renderUnframedPage(invitation, {
    ...at,
    answers: [
      answer(invitation.InvitationQuery, { invitation: offer }),
      answer(invitation.AcceptInvitationMutation, { acceptInvitation: { __typename: 'InvalidInput', fields } }),
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Givi' })).toBeVisible();
  await screen.getByLabelText('Login').fill('admin');
  await screen.getByLabelText('Password', { exact: true }).fill('khachapuri with egg');
  await screen.getByRole('button', { name: 'Join' }).click();
  await expect.element(screen.getByText('This login is already in use.')).toBeVisible();
  await expect.element(screen.getByLabelText('Login')).toHaveFocus();
  await expect.element(screen.getByLabelText('Login')).toHaveValue('admin');
  expect(await faultsIn(screen.container)).toEqual([]);
  await expect
    .poll(() => screen.api.sent(invitation.AcceptInvitationMutation))
    .toEqual([{ input: { token: 'abc', login: 'admin', password: 'khachapuri with egg' } }]);
});

test('a link that leads nowhere any more says why, and leads to the sign-in page', async () => {
  const message = 'This invitation has already been used.';
  const screen = await renderUnframedPage(invitation, {
    ...at,
    answers: [answer(invitation.InvitationQuery, { invitation: { __typename: 'InvitationUnusable', message } })],
  });
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/command-center/sign-in');
});
