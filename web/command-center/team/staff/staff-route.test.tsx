import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { RevokeInvitationMutation } from './invitations';
import { InviteStaffMemberMutation } from './invite-dialog';
import { SetSecondFactorRuleMutation } from './second-factor-rule';
import * as staff from './staff-route';

const olga = { id: 'olga', name: 'Olga', login: 'olga', role: 'ADMIN' as const, isActive: true };
const luka = { ...olga, id: 'luka', name: 'Luka', login: 'luka', hasSecondFactor: true, isActive: false };
const givi = { id: 'givi', name: 'Givi', role: 'KITCHEN' as const };
const team = (...invitations: (typeof givi)[]) =>
  answer(staff.StaffQuery, {
    session: { user: { staffMemberId: 'olga' } },
    channel: { version: 4, staffMembers: { nodes: [olga, luka] }, invitations },
  });
const path = 'command-center/settings/staff';

test('the list says who is there, who is looking, and who confirms each sign-in; also on a phone', async () => {
  await page.viewport(390, 800);
  const screen = await renderStaffPage(staff, { path, answers: [team()] });
  await expect.element(screen.getByRole('row', { name: /Olga/ }).getByText('You')).toBeVisible();
  const row = screen.getByRole('row', { name: /Luka/ });
  await expect.element(row.getByText('Two-step sign-in')).toBeVisible();
  await expect.element(row.getByText('Disabled')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1280, 800);
});

test('who invites says a name and a role, and gets a link to hand over', async () => {
  const url = 'https://shop.example/command-center/invitation/abc';
  const made = answer(InviteStaffMemberMutation, { answer: { __typename: 'NewInvitation', url, invitation: givi } });
  const screen = await renderStaffPage(staff, { path, answers: [team(), made] });
  await screen.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect.element(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Givi');
  await dialog.getByRole('radio', { name: /^Kitchen/ }).click();
  screen.api.answer(team(givi));
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(url);
  expect(await faultsIn(dialog.element())).toEqual([]);
  await expect
    .poll(() => screen.api.sent(InviteStaffMemberMutation))
    .toMatchObject([{ input: { name: 'Givi', role: 'KITCHEN' } }]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('region', { name: 'Invited, not here yet' }).getByText('Givi')).toBeVisible();
});

test('an invitation is withdrawn after a question', async () => {
  const withdrawn = answer(RevokeInvitationMutation, { answer: { __typename: 'Invitation' } });
  const screen = await renderStaffPage(staff, { path, answers: [team(givi), withdrawn] });
  await screen.getByRole('button', { name: 'Withdraw: Givi' }).click();
  screen.api.answer(team());
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect.element(screen.getByText('Invitation withdrawn').first()).toBeVisible();
  await expect.element(screen.getByText('Givi', { exact: true })).not.toBeInTheDocument();
});

test('the owner chooses who has to confirm each sign-in', async () => {
  const set = answer(SetSecondFactorRuleMutation, { answer: { __typename: 'Channel' } });
  const screen = await renderStaffPage(staff, { path, answers: [team(), set] });
  await screen.getByRole('radio', { name: /^Everybody/ }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Rule for two-step sign-in saved').first()).toBeVisible();
  await expect
    .poll(() => screen.api.sent(SetSecondFactorRuleMutation))
    .toEqual([{ input: { rule: 'EVERYBODY', version: 4 } }]);
});
