import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAllowedTo, type StaffActor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffRole } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';
import { createSignIn, TEST_PASSWORD, testBrowser } from '../testing';
import { recoverAccess } from './recover-access.command';

let database: TestDatabase;
let channel: Channel;
let boss: Context;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  channel = await createTestChannel(database.db);
  boss = await as('ADMIN');
});

async function as(role: StaffRole): Promise<Context> {
  return testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, role) });
}

function idOf({ actor }: Context): string {
  return globalId('StaffMember', (actor as StaffActor).staffMemberId);
}

const fields = '__typename ... on StaffMember { id login name role isActive version } ... on Error { code }';
const checked = `${fields} ... on InvalidInput { fields { path code } }`;
const CREATE = `mutation ($input: CreateStaffMemberInput!) { result: createStaffMember(input: $input) { ${checked} } }`;
const UPDATE = `mutation ($input: UpdateStaffMemberInput!) { result: updateStaffMember(input: $input) { ${checked} } }`;
const RESET = `mutation ($input: ResetStaffPasswordInput!) { result: resetStaffPassword(input: $input) { ${checked} } }`;
const DISABLE = `mutation ($id: ID!) { result: disableStaffMember(id: $id) { ${fields} } }`;
const ENABLE = `mutation ($id: ID!) { result: enableStaffMember(id: $id) { ${fields} } }`;
const SIGN_IN = `mutation ($login: String!, $password: String!) {
  result: signIn(input: { login: $login, password: $password }) { __typename ... on Error { code } }
}`;

type Result = { result: Record<string, unknown> & { id: string } };
const call = async (context: Context, source: string, variables: Record<string, unknown>) =>
  (await run<Result>(context, source, variables)).result;

const vera = { login: 'Vera', name: 'Вера', role: 'OPERATOR', password: TEST_PASSWORD };

test('an administrator adds a staff member, who signs in', async () => {
  expect(await call(boss, CREATE, { input: vera })).toMatchObject({ login: 'vera', name: 'Вера', isActive: true });
  const context = await testBrowser(database.db, channel).context();
  const answer = await call(context, SIGN_IN, { login: 'vera', password: TEST_PASSWORD });
  expect(answer).toEqual({ __typename: 'Session' });
});

const CHANGE = `mutation ($input: ChangePasswordInput!) {
  result: changePassword(input: $input) { __typename ... on Error { code } ... on InvalidInput { fields { path code } } }
}`;
const WHO = '{ session { user { mustChangePassword permissions } } }';

test('a password that somebody else gave opens nothing until its owner has chosen another one', async () => {
  await call(boss, CREATE, { input: { ...vera, login: 'zoya' } });
  const zoya = testBrowser(database.db, channel);
  const signIn = async (password: string) => call(await zoya.context(), SIGN_IN, { login: 'zoya', password });
  await signIn(TEST_PASSWORD);
  expect(await run(await zoya.context(), WHO)).toEqual({
    session: { user: { mustChangePassword: true, permissions: [] } },
  });
  expect(isAllowedTo((await zoya.context()).actor, 'orders')).toBe(false);
  const change = async (newPassword: string) =>
    call(await zoya.context(), CHANGE, { input: { currentPassword: TEST_PASSWORD, newPassword } });
  expect(await change(TEST_PASSWORD)).toMatchObject({
    fields: [{ path: ['input', 'newPassword'], code: 'PASSWORD_UNCHANGED' }],
  });
  const own = 'eleven vareniki with cherry';
  expect(await change(own)).toMatchObject({ __typename: 'Session' });
  expect(isAllowedTo((await zoya.context()).actor, 'orders')).toBe(true);
  await signIn(own);
  expect(await run(await zoya.context(), WHO)).toMatchObject({ session: { user: { mustChangePassword: false } } });

  // A reset or recovered password is known to somebody else again.
  const { id } = await database.db.staffMember.findFirstOrThrow({ where: { login: 'zoya' } });
  await call(boss, RESET, { input: { id: globalId('StaffMember', id), password: TEST_PASSWORD } });
  await signIn(TEST_PASSWORD);
  expect(isAllowedTo((await zoya.context()).actor, 'orders')).toBe(false);
  await signIn((await recoverAccess(database.db, channel.id, 'zoya'))?.password ?? '');
  expect(isAllowedTo((await zoya.context()).actor, 'orders')).toBe(false);
});

test('a login is taken once, also when two come at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(boss, CREATE, { input: vera })));
  expect(answers.filter(({ __typename }) => __typename === 'StaffMember')).toHaveLength(1);
  expect(answers).toContainEqual(
    expect.objectContaining({ fields: [{ path: ['input', 'login'], code: 'LOGIN_TAKEN' }] }),
  );
});

test.each([
  [{ login: '' }, 'login', 'REQUIRED'],
  [{ login: 'two words' }, 'login', 'INVALID_LOGIN'],
  [{ login: 'x'.repeat(65) }, 'login', 'STRING_TOO_LONG'],
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ password: 'short' }, 'password', 'STRING_TOO_SHORT'],
  [{ password: '1234567890' }, 'password', 'PASSWORD_TOO_COMMON'],
])('a new staff member with %j is refused', async (change, field, code) => {
  const answer = await call(boss, CREATE, { input: { ...vera, ...change } });
  expect(answer).toMatchObject({ fields: [{ path: ['input', field], code }] });
  expect(await database.db.staffMember.count({ where: { channelId: channel.id } })).toBe(1);
});

test('a role changes at the next request, and only over the version that was read', async () => {
  const cook = await as('KITCHEN');
  const input = { id: idOf(cook), version: 1, role: 'MANAGER', name: 'Chef' };
  expect(await call(boss, UPDATE, { input })).toMatchObject({ role: 'MANAGER', name: 'Chef', version: 2 });
  expect(await call(boss, UPDATE, { input })).toMatchObject({ code: 'CONFLICT' });
});

test('a disabled staff member’s sessions end at once; enabled again, they can sign in', async () => {
  const { id, login } = await createSignIn(database.db, channel.id, 'OPERATOR');
  const browser = testBrowser(database.db, channel);
  await call(await browser.context(), SIGN_IN, { login, password: TEST_PASSWORD });
  expect(await call(boss, DISABLE, { id: globalId('StaffMember', id) })).toMatchObject({ isActive: false });
  expect((await browser.context()).actor.kind).toBe('visitor');
  expect(await call(boss, ENABLE, { id: globalId('StaffMember', id) })).toMatchObject({ isActive: true });
  expect((await browser.context()).actor.kind).toBe('visitor');
  expect(await call(await browser.context(), SIGN_IN, { login, password: TEST_PASSWORD })).toEqual({
    __typename: 'Session',
  });
});

test('a reset password ends the sessions; one’s own is not reset this way', async () => {
  const { id, login } = await createSignIn(database.db, channel.id, 'OPERATOR');
  const browser = testBrowser(database.db, channel);
  await call(await browser.context(), SIGN_IN, { login, password: TEST_PASSWORD });
  const password = 'ten pelmeni with dill';
  const input = { id: globalId('StaffMember', id), password };
  expect(await call(boss, RESET, { input: { ...input, password: `${login}1234` } })).toMatchObject({
    fields: [{ path: ['input', 'password'], code: 'PASSWORD_TOO_COMMON' }],
  });
  expect(await call(boss, RESET, { input })).toMatchObject({ login });
  expect((await browser.context()).actor.kind).toBe('visitor');
  expect(await call(await browser.context(), SIGN_IN, { login, password })).toEqual({ __typename: 'Session' });
  expect(await call(boss, RESET, { input: { id: idOf(boss), password } })).toMatchObject({ code: 'FORBIDDEN' });
});

test('the last administrator is neither demoted nor disabled', async () => {
  const input = { id: idOf(boss), version: 1, role: 'MANAGER' };
  expect(await call(boss, UPDATE, { input })).toMatchObject({ code: 'LAST_ADMIN' });
  expect(await call(boss, DISABLE, { id: idOf(boss) })).toMatchObject({ code: 'LAST_ADMIN' });
  expect(await database.db.staffMember.findFirst({ where: { channelId: channel.id } })).toMatchObject({
    role: 'ADMIN',
    isActive: true,
    version: 1,
  });
});

test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'of administrators who take each other away at once, one is left (round %i)',
  async () => {
    const bosses = [boss, await as('ADMIN'), await as('ADMIN'), await as('ADMIN')];
    await Promise.all(
      bosses.flatMap((one) =>
        bosses.map((other, index) =>
          index % 2 === 0
            ? call(one, DISABLE, { id: idOf(other) })
            : call(one, UPDATE, { input: { id: idOf(other), version: 1, role: 'OPERATOR' } }),
        ),
      ),
    );
    const where = { channelId: channel.id, role: 'ADMIN', isActive: true } as const;
    expect(await database.db.staffMember.count({ where })).toBe(1);
  },
);

test('another shop’s staff member is not found', async () => {
  const other = await createSignIn(database.db, (await createTestChannel(database.db)).id);
  const id = globalId('StaffMember', other.id);
  const answers = [
    await call(boss, UPDATE, { input: { id, version: 1, name: 'Mine' } }),
    await call(boss, DISABLE, { id }),
    await call(boss, ENABLE, { id }),
    await call(boss, RESET, { input: { id, password: 'ten pelmeni with dill' } }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  expect((await execute(boss, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null });
});

const STAFF = '{ channel { staffMembers { totalCount nodes { login role } } } }';
const AUDIT = '{ channel { audit(first: 5) { nodes { action details { name value } staffMember { name } } } } }';

test.each(['MANAGER', 'OPERATOR', 'KITCHEN'] as const)('a %s manages no staff and reads no audit log', async (role) => {
  const context = await as(role);
  for (const [source, variables] of [
    [STAFF, {}],
    [AUDIT, {}],
    [CREATE, { input: vera }],
    [UPDATE, { input: { id: idOf(context), version: 1, role: 'ADMIN' } }],
    [DISABLE, { id: idOf(boss) }],
    [ENABLE, { id: idOf(boss) }],
    [RESET, { input: { id: idOf(boss), password: 'ten pelmeni with dill' } }],
  ] as const) {
    const { errors } = await execute(context, source, variables);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await database.db.staffMember.count({ where: { channelId: channel.id } })).toBe(2);
});

test('the audit log tells who did what, the latest first, and keeps no password', async () => {
  await call(boss, CREATE, { input: vera });
  await call(boss, DISABLE, { id: (await call(boss, CREATE, { input: { ...vera, login: 'boris' } })).id });
  expect(await run(boss, AUDIT)).toEqual({
    channel: {
      audit: {
        nodes: [
          { action: 'disableStaffMember', details: [], staffMember: { name: 'ADMIN' } },
          ...['boris', 'vera'].map((login) => ({
            action: 'createStaffMember',
            details: expect.arrayContaining([
              { name: 'login', value: login },
              { name: 'role', value: 'OPERATOR' },
            ]),
            staffMember: { name: 'ADMIN' },
          })),
        ],
      },
    },
  });
  expect(JSON.stringify(await database.db.auditEntry.findMany())).not.toContain(TEST_PASSWORD);
  expect(await run(boss, STAFF)).toMatchObject({ channel: { staffMembers: { totalCount: 3 } } });
});

test('the recovery command sets a new password, ends old sessions and enables the account', async () => {
  const { id } = await call(boss, CREATE, { input: vera });
  const lost = testBrowser(database.db, channel);
  await call(await lost.context(), SIGN_IN, { login: 'vera', password: TEST_PASSWORD });
  expect(await recoverAccess(database.db, channel.id, 'nobody')).toBeNull();
  await recoverAccess(database.db, channel.id, 'vera');
  expect((await lost.context()).actor.kind).toBe('visitor');

  await call(boss, DISABLE, { id });
  const password = (await recoverAccess(database.db, channel.id, 'VERA'))?.password ?? '';
  const signIn = async (typed: string) =>
    call(await testBrowser(database.db, channel).context(), SIGN_IN, { login: 'vera', password: typed });
  expect(await signIn(TEST_PASSWORD)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await signIn(password)).toMatchObject({ __typename: 'Session' });
  expect(await database.db.auditEntry.count({ where: { channelId: channel.id, action: 'recoverAccess' } })).toBe(2);
});

const NARROWED = `query ($who: ID, $actions: [String!], $from: DateTime, $to: DateTime) {
  channel { audit(first: 5, staffMemberId: $who, actions: $actions, from: $from, to: $to) { nodes { action } } }
}`;

test('the audit log is narrowed down by person, action and time', async () => {
  await call(boss, DISABLE, { id: (await call(boss, CREATE, { input: vera })).id });
  // A request of its own each time: within one, the shop is read once.
  const narrowed = async (by: Record<string, unknown>) => {
    const { channel: shop } = await run<{ channel: { audit: { nodes: { action: string }[] } } }>(
      await as('ADMIN'),
      NARROWED,
      by,
    );
    return shop.audit.nodes.map(({ action }) => action);
  };
  const [before, after] = ['2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
  expect(await narrowed({ who: idOf(boss), from: before, to: after })).toEqual([
    'disableStaffMember',
    'createStaffMember',
  ]);
  expect(await narrowed({ actions: ['createStaffMember'] })).toEqual(['createStaffMember']);
  expect(await narrowed({ who: idOf(await as('ADMIN')) })).toEqual([]);
  expect(await narrowed({ to: before })).toEqual([]);
  expect(await narrowed({ from: after })).toEqual([]);
});
