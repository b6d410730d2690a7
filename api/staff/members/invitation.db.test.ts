import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { createTestChannel, createTestStaff, run, testContext } from '../../graphql/testing';
import { TEST_PASSWORD, testBrowser } from '../testing';

let database: TestDatabase;
let channel: Channel;
const now = new Date('2026-11-20T12:00:00.000Z');
const later = (days: number) => () => new Date(now.getTime() + days * 24 * 3600 * 1000);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  channel = await createTestChannel(database.db);
});

const INVITE = `mutation ($input: InviteStaffMemberInput!) { result: inviteStaffMember(input: $input) {
  ... on NewInvitation { url invitation { id expiresAt } } ... on Error { code } ... on InvalidInput { fields { path code } }
} }`;
const LOOK = `query ($token: String!) { result: invitation(token: $token) {
  ... on InvitationOffer { name role } ... on InvitationUnusable { reason message }
} }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { result: acceptInvitation(input: $input) {
  __typename ... on Session { user { login role } } ... on InvitationUnusable { reason }
  ... on InvalidInput { fields { path code } }
} }`;
const REVOKE = 'mutation ($id: ID!) { result: revokeInvitation(id: $id) { __typename } }';

interface Result {
  readonly result: Record<string, unknown> & { readonly url: string; readonly invitation: { readonly id: string } };
}
const boss = async () =>
  testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'ADMIN'),
    now: () => now,
  });
const invite = async (change: object = {}) => {
  const { result } = await run<Result>(await boss(), INVITE, { input: { name: 'Vera', role: 'OPERATOR', ...change } });
  return { ...result, token: result.url?.split('/').at(-1) ?? '' };
};
const call = async (source: string, variables: Record<string, unknown>, at = () => now) =>
  (await run<Result>(await testBrowser(database.db, channel).context({ now: at }), source, variables)).result;
const accept = (token: string, change: object = {}, at?: () => Date) =>
  call(ACCEPT, { input: { token, login: 'Vera', password: TEST_PASSWORD, ...change } }, at);

test('a person with the link becomes a staff member of the role, and is signed in', async () => {
  const { token } = await invite();
  expect(await call(LOOK, { token })).toEqual({ name: 'Vera', role: 'OPERATOR' });
  expect(await accept(token)).toEqual({ __typename: 'Session', user: { login: 'vera', role: 'OPERATOR' } });
  const stored = JSON.stringify(await database.db.invitation.findFirst({ where: { channelId: channel.id } }));
  expect(stored).not.toContain(token);
});

test('of five who open the same link at once, one gets in', async () => {
  const { token } = await invite();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => accept(token, { login: `vera${index}` })));
  expect(answers.filter(({ __typename }) => __typename === 'Session')).toHaveLength(1);
  expect(await database.db.staffMember.count({ where: { channelId: channel.id, name: 'Vera' } })).toBe(1);
});

test('a link is used once, for seven days, and not once it was withdrawn', async () => {
  const { token } = await invite();
  expect(await accept(token, {}, later(7))).toMatchObject({ reason: 'EXPIRED' });
  expect(await accept(token, {}, later(6.9))).toMatchObject({ __typename: 'Session' });
  expect(await accept(token)).toMatchObject({ reason: 'USED' });
  const other = await invite();
  await run(await boss(), REVOKE, { id: other.invitation.id });
  expect(await accept(other.token, { login: 'other' })).toMatchObject({ reason: 'REVOKED' });
  expect(await call(LOOK, { token: 'a'.repeat(32) })).toMatchObject({ reason: 'UNKNOWN' });
  expect(await call(LOOK, { token: '../..' })).toMatchObject({ reason: 'UNKNOWN' });
});

test('a refused login or password leaves the link as it was', async () => {
  const { token } = await invite();
  await database.db.staffMember.create({ data: { channelId: channel.id, login: 'vera', name: 'V', role: 'KITCHEN' } });
  expect(await accept(token)).toMatchObject({ fields: [{ path: ['input', 'login'], code: 'LOGIN_TAKEN' }] });
  expect(await accept(token, { password: 'short' })).toMatchObject({ fields: [{ path: ['input', 'password'] }] });
  expect(await accept(token, { login: 'vera2' })).toMatchObject({ __typename: 'Session' });
});

test('another shop’s link leads nowhere here', async () => {
  const { token } = await invite();
  channel = await createTestChannel(database.db);
  expect(await accept(token)).toMatchObject({ reason: 'UNKNOWN' });
});

test.each([
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ email: 'no address' }, 'email', 'INVALID_EMAIL'],
  [{ login: 'two words' }, 'login', 'INVALID_LOGIN'],
])('an invitation with %j is refused', async (change, field, code) => {
  expect(await invite(change)).toMatchObject({ fields: [{ path: ['input', field], code }] });
});
