import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { StaffMemberQuery as Read } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import type { Parts } from '../../../testing/made';
import { renderStaffPage } from '../../../testing/render';
import { EnableStaffMemberMutation } from './member-access';
import { UpdateStaffMemberMutation } from './member-form';
import * as member from './member-route';
import { ResetStaffSecondFactorMutation } from './member-second-factor';
import { DisableStaffMemberMutation } from './switch-off-dialog';

type Member = Parts<Extract<Read['node'], { __typename: 'StaffMember' }>>;

const luka = { id: 'luka', name: 'Luka', role: 'OPERATOR' as const, isActive: true };
const page = (of: Member, administratorCount = 2) =>
  answer(member.StaffMemberQuery, { channel: { administratorCount }, node: { __typename: 'StaffMember', ...of } });
const at = { path: 'command-center/settings/staff/:staffMemberId', url: '/command-center/settings/staff/luka' };

test('by keys alone a colleague gets another role, is let in no more, and again', async () => {
  const done = { answer: { __typename: 'StaffMember' as const } };
  const screen = await renderStaffPage(member, {
    ...at,
    answers: [
      page(luka),
      answer(UpdateStaffMemberMutation, done),
      answer(DisableStaffMemberMutation, done),
      answer(EnableStaffMemberMutation, done),
    ],
  });
  await tabTo(screen.getByRole('radio', { name: /^Operator/ }));
  screen.api.answer(page({ ...luka, role: 'KITCHEN' }));
  await userEvent.keyboard('{ArrowDown}{Control>}s{/Control}');
  await expect.element(screen.getByText('Staff member updated').first()).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateStaffMemberMutation))
    .toMatchObject([{ input: { id: 'luka', role: 'KITCHEN' } }]);

  screen.api.answer(page({ ...luka, isActive: false }));
  await tabAndPress(screen.getByRole('button', { name: 'Disable' }));
  await tabAndPress(screen.getByRole('alertdialog').getByRole('button', { name: 'Disable' }));
  await expect.element(screen.getByText('Can’t sign in')).toBeVisible();
  // The other button has replaced the first.
  await expect.element(screen.getByRole('button', { name: 'Enable' })).toHaveFocus();
  screen.api.answer(page(luka));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Disable' })).toHaveFocus();
});

test('the last administrator keeps role and access', async () => {
  const screen = await renderStaffPage(member, { ...at, answers: [page({ ...luka, role: 'ADMIN' }, 1)] });
  await expect.element(screen.getByText(/^The only administrator\./).first()).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Manager/ })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
});

test('of a lost phone both the codes and the passkeys are reset, after a question', async () => {
  const screen = await renderStaffPage(member, {
    ...at,
    answers: [
      page({ ...luka, hasSecondFactor: true, hasPasskeys: true }),
      answer(ResetStaffSecondFactorMutation, { answer: { __typename: 'StaffMember' } }),
    ],
  });
  await expect.element(screen.getByText('Two-step sign-in is on')).toBeVisible();
  await expect.element(screen.getByText(/^They can also sign in with a passkey/)).toBeVisible();
  await screen.getByRole('button', { name: 'Reset', exact: true }).click();
  const question = screen.getByRole('alertdialog');
  expect(await faultsIn(question.element())).toEqual([]);
  screen.api.answer(page(luka));
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.element(screen.getByText('Two-step sign-in and passkeys reset').first()).toBeVisible();
  await expect.element(screen.getByText('Two-step sign-in is off')).toBeVisible();
  await expect.element(screen.getByText(/^They can also sign in with a passkey/)).not.toBeInTheDocument();
});
