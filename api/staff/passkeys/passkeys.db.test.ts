import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, globalId, run } from '../../graphql/testing';
import { recoverAccess } from '../members/recover-access.command';
import { type Browser, call, signIn, startClock, user } from '../second-factor/testing-second-factor';
import { createSignIn, TEST_PASSWORD } from '../testing';
import { forgetChallenges } from './passkey.store';
import { SoftAuthenticator } from './testing-soft-authenticator';

const ORIGIN = 'https://shop.example';
const ASK = `mutation { beginPasskeySignIn { ... on PasskeyQuestion { challenge host } } }`;
const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { __typename ... on Passkey { id name host lastUsedAt } ... on Error { code } }
}`;
const ENTER = `mutation ($input: SignInWithPasskeyInput!) {
  signInWithPasskey(input: $input) { __typename ... on Error { code } }
}`;
const OWN = `{ session { user { passkeys { id name lastUsedAt } } } }`;
interface Asked {
  readonly challenge: string;
  readonly host: string;
}
const REFUSED = { __typename: 'Refusal', code: 'PASSKEY_REFUSED' };

let database: TestDatabase;
let channel: Channel;
let anna: StaffMember;
let clock: ReturnType<typeof startClock>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.signInFailure.deleteMany();
  clock = startClock(database.db);
  channel = await createTestChannel(database.db);
  anna = await createSignIn(database.db, channel.id, 'ADMIN');
});

const browse = (change: Partial<Context> = {}, at = channel) => clock.browse(at, { origin: ORIGIN, ...change });

async function begin(browser: Browser, proof: object = { password: TEST_PASSWORD }) {
  const document = `mutation ($input: SecondFactorProofInput!) {
    beginPasskey(input: $input) { __typename ... on PasskeyDraft { challenge host knownIds } ... on Error { code } }
  }`;
  const context = await browser.context();
  return (await run<{ beginPasskey: Asked & Record<string, unknown> }>(context, document, { input: proof }))
    .beginPasskey;
}

async function add(browser: Browser, made: object, name = 'Anna’s phone') {
  const data = await run<{ addPasskey: Record<string, unknown> }>(await browser.context(), ADD, {
    input: { ...made, name },
  });
  return data.addPasskey;
}

/** Signs Anna in and gives her a passkey. */
async function equip(browser = browse(), authenticator = new SoftAuthenticator(ORIGIN)) {
  await signIn(browser, anna);
  const passkey = await add(browser, authenticator.make(await begin(browser)));
  expect(passkey).toMatchObject({ __typename: 'Passkey' });
  return { browser, authenticator, id: String(passkey.id) };
}

async function ask(browser: Browser): Promise<Asked> {
  return (await run<{ beginPasskeySignIn: Asked }>(await browser.context(), ASK)).beginPasskeySignIn;
}

async function enter(browser: Browser, signed: object) {
  const context = await browser.context();
  return (await run<{ signInWithPasskey: object }>(context, ENTER, { input: signed })).signInWithPasskey;
}

const enterWith = async (authenticator: SoftAuthenticator, browser = browse()) =>
  enter(browser, authenticator.sign(await ask(browser)));

test('a passkey is added after the password, named, and signs in without login, password and code', async () => {
  const { browser, authenticator, id } = await equip();
  expect((await begin(browser)).knownIds).toHaveLength(1);
  const fresh = browse();
  expect(await enterWith(authenticator, fresh)).toEqual({ __typename: 'Session' });
  expect(await user(fresh)).toMatchObject({ login: anna.login, mustSetUpSecondFactor: false });
  expect(fresh.marks).not.toBeNull();
  const rename = `mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { ... on Passkey { name } } }`;
  await run(await fresh.context(), rename, { input: { id, name: 'Key ring' } });
  expect(await run(await fresh.context(), OWN)).toEqual({
    session: { user: { passkeys: [{ id, name: 'Key ring', lastUsedAt: expect.anything() }] } },
  });
  const lines = await database.db.auditEntry.findMany({ where: { staffMemberId: anna.id }, orderBy: { id: 'asc' } });
  expect(lines.map(({ action }) => action)).toEqual([
    'signIn',
    'beginPasskey',
    'addPasskey',
    'beginPasskey',
    'signIn',
    'renamePasskey',
  ]);
});

test('one that an account keeps on several devices and that counts nothing signs in again and again', async () => {
  const { authenticator, browser } = await equip(browse(), new SoftAuthenticator(ORIGIN, true));
  expect(await enterWith(authenticator)).toEqual({ __typename: 'Session' });
  expect(await enterWith(authenticator)).toEqual({ __typename: 'Session' });
  const own = '{ session { user { passkeys { isBackedUp } } } }';
  expect(await run(await browser.context(), own)).toEqual({ session: { user: { passkeys: [{ isBackedUp: true }] } } });
  expect(await database.db.staffPasskey.findFirst({ where: { staffMemberId: anna.id } })).toMatchObject({
    counter: 0n,
    transports: ['internal', 'hybrid'],
  });
});

test('who has neither password nor code to show adds a way in within ten minutes of the sign-in', async () => {
  const browser = browse();
  await signIn(browser, anna);
  await database.db.staffMember.update({ where: { id: anna.id }, data: { passwordHash: null } });
  expect(await begin(browser, {})).toMatchObject({ __typename: 'PasskeyDraft' });
  clock.later(601);
  const refused = { __typename: 'Refusal', code: 'SIGN_IN_TOO_OLD' };
  expect(await begin(browser, {})).toEqual(refused);
  // A code of an app that was set up a moment ago would be one to show.
  expect(await call(browser, 'beginSecondFactor', {})).toMatchObject(refused);
});

test('who is held back until they set a second factor up, too', async () => {
  channel = await database.db.channel.update({ where: { id: channel.id }, data: { secondFactorRule: 'EVERYBODY' } });
  const browser = browse();
  await signIn(browser, anna);
  clock.later(601);
  expect(await begin(browser, {})).toMatchObject({ code: 'SIGN_IN_TOO_OLD' });
  await signIn(browser, anna);
  expect(await begin(browser, {})).toMatchObject({ __typename: 'PasskeyDraft' });
});

test('adding one takes the password', async () => {
  const browser = browse();
  await signIn(browser, anna);
  expect(await begin(browser, { password: 'a wrong one' })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('a passkey satisfies the owner’s rule of a second factor', async () => {
  const { authenticator } = await equip();
  channel = await database.db.channel.update({ where: { id: channel.id }, data: { secondFactorRule: 'EVERYBODY' } });
  const browser = browse();
  await enterWith(authenticator, browser);
  expect(await user(browser)).toMatchObject({ mustSetUpSecondFactor: false });
});

test('a removed one is refused, and so is one that was never here', async () => {
  const { browser, authenticator, id } = await equip();
  const remove = 'mutation ($id: ID!) { removePasskey(id: $id) { __typename ... on Error { code } } }';
  const colleague = browse();
  await signIn(colleague, await createSignIn(database.db, channel.id));
  expect(await run(await colleague.context(), remove, { id })).toMatchObject({ removePasskey: { code: 'NOT_FOUND' } });
  expect(await run(await browser.context(), remove, { id })).toEqual({ removePasskey: { __typename: 'Deleted' } });
  expect(await enterWith(authenticator)).toEqual(REFUSED);
  expect(await enterWith(new SoftAuthenticator(ORIGIN))).toEqual(REFUSED);
});

test.each<[string, (authenticator: SoftAuthenticator) => void]>([
  ['of another origin', (authenticator) => Object.assign(authenticator, { origin: 'https://shop.example.evil' })],
  ['of http', (authenticator) => Object.assign(authenticator, { origin: 'http://shop.example' })],
  ['without a check of the person', (authenticator) => Object.assign(authenticator, { isVerifying: false })],
  ['whose counter goes back', (authenticator) => Object.assign(authenticator, { counter: 3 })],
])('one %s is refused', async (_case, spoil) => {
  const authenticator = new SoftAuthenticator(ORIGIN);
  await equip(browse(), authenticator);
  authenticator.counter = 10;
  expect(await enterWith(authenticator)).toEqual({ __typename: 'Session' });
  spoil(authenticator);
  expect(await enterWith(authenticator)).toEqual(REFUSED);
});

test('one that was made elsewhere, or without a check of the person, is not kept', async () => {
  const browser = browse();
  await signIn(browser, anna);
  const foreign = new SoftAuthenticator('https://shop.example.evil');
  expect(await add(browser, foreign.make(await begin(browser)))).toEqual(REFUSED);
  const careless = Object.assign(new SoftAuthenticator(ORIGIN), { isVerifying: false });
  expect(await add(browser, careless.make(await begin(browser)))).toEqual(REFUSED);
  const { challenge } = await ask(browser);
  expect(await add(browser, new SoftAuthenticator(ORIGIN).make({ challenge, host: 'shop.example' }))).toEqual(REFUSED);
});

test('what was signed counts once, for five minutes, and with its own signature', async () => {
  const { authenticator } = await equip();
  const signed = authenticator.sign(await ask(browse()));
  expect(await enter(browse(), signed)).toEqual({ __typename: 'Session' });
  authenticator.counter = 0;
  expect(await enter(browse(), signed)).toEqual(REFUSED);
  authenticator.counter = 20;
  const late = authenticator.sign(await ask(browse()));
  clock.later(301);
  expect(await enter(browse(), late)).toEqual(REFUSED);
  await forgetChallenges(database.db, clock.now());
  expect(await database.db.passkeyChallenge.count({ where: { channelId: channel.id } })).toBe(0);
  const forged = { ...authenticator.sign(await ask(browse())), signature: late.signature };
  expect(await enter(browse(), forged)).toEqual(REFUSED);
});

test('somebody disabled, another shop, another host and somebody who was recovered are refused', async () => {
  const { authenticator } = await equip();
  const other = await createTestChannel(database.db);
  expect(await enterWith(authenticator, browse({}, other))).toEqual(REFUSED);
  expect(await enterWith(authenticator, browse({ origin: 'https://moved.example' }))).toEqual(REFUSED);
  await database.db.staffMember.update({ where: { id: anna.id }, data: { isActive: false } });
  expect(await enterWith(authenticator)).toEqual(REFUSED);
  expect(await recoverAccess(database.db, channel.id, anna.login)).toMatchObject({ passkeys: 1 });
  expect(await enterWith(authenticator)).toEqual(REFUSED);
  expect(await database.db.staffPasskey.count({ where: { staffMemberId: anna.id } })).toBe(0);
});

test('an administrator’s reset takes passkeys away from somebody who has nothing else, and says who has any', async () => {
  const { authenticator, browser } = await equip();
  const office = browse();
  await signIn(office, await createSignIn(database.db, channel.id));
  const id = globalId('StaffMember', anna.id);
  const has = 'query ($id: ID!) { node(id: $id) { ... on StaffMember { hasSecondFactor hasPasskeys } } }';
  expect(await run(await office.context(), has, { id })).toEqual({
    node: { hasSecondFactor: false, hasPasskeys: true },
  });
  const reset = `mutation ($id: ID!) { resetStaffSecondFactor(id: $id) {
    __typename ... on StaffMember { hasPasskeys } ... on Error { code }
  } }`;
  expect(await run(await office.context(), reset, { id })).toEqual({
    resetStaffSecondFactor: { __typename: 'StaffMember', hasPasskeys: false },
  });
  expect(await user(browser)).toBeNull();
  expect(await enterWith(authenticator)).toEqual(REFUSED);
  expect(await run(await office.context(), reset, { id })).toMatchObject({
    resetStaffSecondFactor: { code: 'NOT_FOUND' },
  });
});

test('wrong tries make their address wait, and not who has a passkey', async () => {
  const { authenticator } = await equip();
  const answers: object[] = [];
  for (let guess = 0; guess < 7; guess += 1) answers.push(await enterWith(new SoftAuthenticator(ORIGIN)));
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
  expect(await enterWith(authenticator)).toEqual({ __typename: 'Session' });
});

test.each([{ length: 1e9 }, 5])('a challenge that is no text is refused: %j', async (challenge) => {
  const { browser, authenticator } = await equip();
  const spoil = <T extends { clientDataJson: string }>(answer: T) => {
    const data: object = JSON.parse(Buffer.from(answer.clientDataJson, 'base64url').toString());
    return { ...answer, clientDataJson: Buffer.from(JSON.stringify({ ...data, challenge })).toString('base64url') };
  };
  expect(await add(browser, spoil(new SoftAuthenticator(ORIGIN).make(await begin(browser))))).toEqual(REFUSED);
  expect(await enter(browse(), spoil(authenticator.sign(await ask(browse()))))).toEqual(REFUSED);
});

test('nobody sees another’s, by its id either', async () => {
  const { id } = await equip();
  const boss = browse();
  await signIn(boss, await createSignIn(database.db, channel.id));
  expect(await run(await boss.context(), 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  expect(id).toBe(
    globalId('Passkey', (await database.db.staffPasskey.findFirstOrThrow({ where: { staffMemberId: anna.id } })).id),
  );
});
