import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, execute, run } from '../../graphql/testing';
import { actorOfToken } from '../sessions/actor.store';
import { ensureGuestSession } from '../sessions/guest-session.command';
import { createSignIn, TEST_PASSWORD, testBrowser } from '../testing';

let database: TestDatabase;
let channel: Channel;
let anna: StaffMember;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.signInFailure.deleteMany();
  channel = await createTestChannel(database.db);
  anna = await createSignIn(database.db, channel.id, 'OPERATOR');
});

const SIGN_IN = `mutation ($login: String!, $password: String!) {
  signIn(input: { login: $login, password: $password }) {
    __typename
    ... on Session { user { login name role permissions } isReady }
    ... on Error { code message }
    ... on TooManyAttempts { seconds }
    ... on InvalidInput { fields { path code } }
  }
}`;
const SESSION = '{ session { isReady user { login } } }';

const browse = (change: Partial<Context> = {}) => testBrowser(database.db, channel, change);
const signIn = async (context: Context, password = TEST_PASSWORD, login = anna.login) =>
  (await run<{ signIn: Record<string, unknown> }>(context, SIGN_IN, { login, password })).signIn;

test('a staff member signs in, is known with the cookie, and signs out', async () => {
  const browser = browse();
  expect(await run(await browser.context(), SESSION)).toEqual({ session: { isReady: true, user: null } });
  expect(await signIn(await browser.context())).toEqual({
    __typename: 'Session',
    isReady: true,
    user: {
      login: anna.login,
      name: 'OPERATOR',
      role: 'OPERATOR',
      permissions: ['ORDERS', 'KITCHEN', 'STOP_LIST', 'CLIENTS'],
    },
  });
  expect(await run(await browser.context(), SESSION)).toMatchObject({ session: { user: { login: anna.login } } });
  const { token } = browser;
  expect(await run(await browser.context(), 'mutation { signOut { user { id } } }')).toEqual({
    signOut: { user: null },
  });
  expect(browser.token).toBeNull();
  browser.token = token;
  expect(await run(await browser.context(), SESSION)).toMatchObject({ session: { user: null } });
});

test('upper case and spaces around the login make no difference', async () => {
  expect(await signIn(await browse().context(), TEST_PASSWORD, ` ${anna.login.toUpperCase()} `)).toMatchObject({
    __typename: 'Session',
  });
});

test.each([
  ['a wrong password', 'wrong password', undefined],
  ['an unknown login', TEST_PASSWORD, 'nobody'],
  ['an endless password', 'x'.repeat(4000), undefined],
])('%s is answered with the same words and no session', async (_case, password, login) => {
  const browser = browse();
  const answer = await signIn(await browser.context({ locale: 'ru' }), password, login ?? anna.login);
  expect(answer).toEqual({ __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'Неверные данные' });
  expect(browser.token).toBeNull();
});

test('someone disabled, without a password, or of another shop is not let in', async () => {
  const refused = { __typename: 'Refusal', code: 'INVALID_CREDENTIALS' };
  const other = await createSignIn(database.db, (await createTestChannel(database.db)).id);
  expect(await signIn(await browse().context(), TEST_PASSWORD, other.login)).toMatchObject(refused);
  await database.db.staffMember.update({ where: { id: anna.id }, data: { isActive: false } });
  expect(await signIn(await browse().context())).toMatchObject(refused);
  await database.db.staffMember.update({ where: { id: anna.id }, data: { isActive: true, passwordHash: null } });
  expect(await signIn(await browse().context())).toMatchObject(refused);
});

test('empty fields are named, and nothing is counted', async () => {
  expect(await signIn(await browse().context(), '', '  ')).toMatchObject({
    fields: [
      { path: ['input', 'login'], code: 'REQUIRED' },
      { path: ['input', 'password'], code: 'REQUIRED' },
    ],
  });
  expect(await database.db.signInFailure.count()).toBe(0);
});

test('guesses at one login from ever new addresses soon wait, a right password from another too', async () => {
  const at = (seconds: number) => ({ now: () => new Date(1_800_000_000_000 + seconds * 1000) });
  const answers: Record<string, unknown>[] = [];
  for (let index = 0; index < 35; index += 1) {
    const guesser = browse({ address: `203.0.113.${index}`, ...at(0) });
    answers.push(await signIn(await guesser.context(), `guess number ${index}`));
  }
  expect(answers.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(31);
  const right = async (seconds: number) => signIn(await browse({ address: '203.0.113.99', ...at(seconds) }).context());
  expect(await right(0.5)).toMatchObject({ __typename: 'TooManyAttempts', seconds: 1 });
  expect(await right(1)).toMatchObject({ __typename: 'Session' });
});

test('guesses at many logins from one address soon wait', async () => {
  const answers: Record<string, unknown>[] = [];
  for (let index = 0; index < 22; index += 1) {
    answers.push(
      await signIn(await browse({ now: () => new Date(1_800_000_000_000) }).context(), 'guess', `login${index}`),
    );
  }
  expect(answers.at(20)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(answers.at(21)).toMatchObject({ __typename: 'TooManyAttempts', seconds: 1 });
});

test('many successful sign-ins from one address cause no wait', async () => {
  for (let index = 0; index < 25; index += 1) {
    expect(await signIn(await browse().context())).toMatchObject({ __typename: 'Session' });
  }
});

test('signing in gives a new token, takes the cart along and ends the guest’s', async () => {
  const browser = browse();
  await ensureGuestSession(await browser.context());
  const guestToken = browser.token;
  const { actor } = await browser.context();
  const cart = await database.db.cart.create({ data: { channelId: channel.id, sessionId: actor.sessionId } });
  await signIn(await browser.context());
  expect(browser.token).not.toBe(guestToken);
  const { sessionId } = (await browser.context()).actor;
  expect((await database.db.cart.findUniqueOrThrow({ where: { id: cart.id } })).sessionId).toBe(sessionId);
  browser.token = guestToken;
  expect((await browser.context()).actor).toEqual({ kind: 'visitor', sessionId: null });
});

test('a session is made once, however often one is needed, and a guest’s survives signing out', async () => {
  const browser = browse();
  await ensureGuestSession(await browser.context());
  const { token } = browser;
  await ensureGuestSession(await browser.context());
  await run(await browser.context(), 'mutation { signOut { isReady } }');
  expect(browser.token).toBe(token);
  expect(await database.db.session.count({ where: { channelId: channel.id } })).toBe(1);
});

test('the rest of the same request sees who signed in', async () => {
  const context = await browse().context();
  const document = `mutation ($login: String!, $password: String!) {
    signIn(input: { login: $login, password: $password }) { __typename ... on Error { code } }
    again: createSession { ... on Session { user { login } } }
  }`;
  const data = await run(context, document, { login: anna.login, password: TEST_PASSWORD });
  expect(data).toMatchObject({ again: { user: { login: anna.login } } });
});

test('before there is a shop there is nothing to sign in to', async () => {
  const context = await testBrowser(database.db, null).context();
  expect(await signIn(context)).toMatchObject({ code: 'SHOP_NOT_SET_UP' });
  expect(await run(context, SESSION)).toEqual({ session: { isReady: true, user: null } });
});

const CHANGE = `mutation ($old: String!, $new: String!) {
  changePassword(input: { currentPassword: $old, newPassword: $new }) {
    __typename ... on Error { code } ... on InvalidInput { fields { path code } }
  }
}`;

test('a changed password ends the other sessions and is asked for from then on', async () => {
  const [here, there] = [browse(), browse()];
  await signIn(await here.context());
  await signIn(await there.context());
  const fresh = 'ten pelmeni with dill';
  const change = async (old: string) => run(await here.context(), CHANGE, { old, new: fresh });
  const before = here.token;
  expect(await change('not the old one')).toMatchObject({ changePassword: { code: 'INVALID_CREDENTIALS' } });
  expect(await change(TEST_PASSWORD)).toEqual({ changePassword: { __typename: 'Session' } });
  expect((await here.context()).actor.kind).toBe('staff');
  // A cookie that was read off this device is worth nothing any more either.
  const stolen = await actorOfToken(database.db, channel.id, before ?? '', new Date());
  expect([here.token === before, stolen.kind]).toEqual([false, 'visitor']);
  expect(await database.db.session.count({ where: { staffMemberId: anna.id } })).toBe(1);
  expect((await there.context()).actor.kind).toBe('visitor');
  expect(await signIn(await browse().context())).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(await browse().context(), fresh)).toMatchObject({ __typename: 'Session' });
});

test.each([
  ['short', 'STRING_TOO_SHORT'],
  ['x'.repeat(129), 'STRING_TOO_LONG'],
  ['1234567890', 'PASSWORD_TOO_COMMON'],
])('the new password %s is refused', async (password, code) => {
  const browser = browse();
  await signIn(await browser.context());
  expect(await run(await browser.context(), CHANGE, { old: TEST_PASSWORD, new: password })).toMatchObject({
    changePassword: { fields: [{ path: ['input', 'newPassword'], code }] },
  });
});

const SESSIONS = '{ session { user { sessions { id isCurrent userAgent } } } }';
type Sessions = { session: { user: { sessions: { id: string; isCurrent: boolean; userAgent: string }[] } } };
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) { __typename ... on Error { code } } }';

test('staff see where they are signed in and end one of it, or all', async () => {
  const [phone, desk] = [browse({ userAgent: 'Phone' }), browse({ userAgent: 'Desk' })];
  await signIn(await phone.context());
  await signIn(await desk.context());
  const { sessions } = (await run<Sessions>(await desk.context(), SESSIONS)).session.user;
  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['Desk', true],
    ['Phone', false],
  ]);
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  expect(await run(await desk.context(), REVOKE, { id })).toEqual({ revokeSession: { __typename: 'Deleted' } });
  expect(await run(await desk.context(), REVOKE, { id })).toMatchObject({ revokeSession: { code: 'NOT_FOUND' } });
  expect((await phone.context()).actor.kind).toBe('visitor');
  await run(await desk.context(), 'mutation { signOutEverywhere { isReady } }');
  expect(desk.token).toBeNull();
  expect(await database.db.session.count({ where: { staffMemberId: anna.id } })).toBe(0);
});

test('nobody sees or ends another’s session', async () => {
  const boss = await createSignIn(database.db, channel.id, 'ADMIN');
  const [hers, bosses] = [browse(), browse()];
  await signIn(await hers.context());
  await signIn(await bosses.context(), TEST_PASSWORD, boss.login);
  const [session] = (await run<Sessions>(await hers.context(), SESSIONS)).session.user.sessions;
  const id = session?.id;
  expect(await run(await bosses.context(), REVOKE, { id })).toMatchObject({ revokeSession: { code: 'NOT_FOUND' } });
  const node = 'query ($id: ID!) { node(id: $id) { id } }';
  expect((await execute(await bosses.context(), node, { id })).data).toEqual({ node: null });
  expect((await execute(await hers.context(), node, { id })).data).toEqual({ node: { id } });
  const { errors } = await execute(await browse().context(), REVOKE, { id });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
