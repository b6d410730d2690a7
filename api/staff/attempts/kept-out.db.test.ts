import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffMember } from '../../generated/prisma/client';
import { createTestChannel } from '../../graphql/testing';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { createSignIn, TEST_PASSWORD } from '../testing';
import { ownKey } from './sign-in-delay';

const ADDRESSES = Array.from({ length: 5 }, (_, index) => `203.0.113.${index + 1}`);
const ROUNDS = 17;
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Error { code } ... on TooManyAttempts { seconds } }
}`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename ... on Error { code } } }`;

let server: TestServer;
let owner: StaffMember;
let now = new Date('2026-11-20T12:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  server = await startTestServer({ perMinute: 3000, services: { now: () => now }, address: { trustProxy: true } });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.signInFailure.deleteMany();
  await db.channel.deleteMany();
  owner = await createSignIn(db, (await createTestChannel(db)).id);
});

const browser = (address: string) => server.client({ 'x-forwarded-for': address });
type Browser = ReturnType<typeof browser>;

async function signIn(from: Browser, password: string, login = owner.login): Promise<string> {
  const { body } = await from.graphql(SIGN_IN, { input: { login, password } });
  const { __typename, code } = (body as { data: { signIn: { __typename: string; code?: string } } }).data.signIn;
  return code ?? __typename;
}

/** Twenty wrong tries within a second, four of each address. */
async function attack(): Promise<string[]> {
  const tries = ADDRESSES.flatMap((address) => Array.from({ length: 4 }, () => browser(address)));
  return Promise.all(tries.map((from, index) => signIn(from, `guess ${now.getTime()} ${index}`)));
}

async function leave(device: Browser): Promise<void> {
  await device.graphql('mutation { signOut { isReady } }');
}

test('while five addresses guess twenty times a second, a known device gets in each time and strangers hardly guess', async () => {
  const device = browser('198.51.100.7');
  expect(await signIn(device, TEST_PASSWORD)).toBe('Session');
  await leave(device);
  let judged = 0;
  const answers: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    judged += (await attack()).filter((answer) => answer === 'INVALID_CREDENTIALS').length;
    answers.push(await signIn(device, TEST_PASSWORD));
    await leave(device);
    pass(1);
  }
  expect(answers).toEqual(Array.from({ length: ROUNDS }, () => 'Session'));
  // Four of each address, and of all of them one each after 0, 1, 2, 4 and 8 seconds.
  expect(judged).toBeLessThanOrEqual(25);
  expect(await signIn(browser(ADDRESSES[0] ?? ''), TEST_PASSWORD)).toBe('TOO_MANY_ATTEMPTS');
});

test('while five addresses guess for hours, a new device gets in at once, and after a slip of the finger', async () => {
  const rounds = 40;
  let judged = 0;
  // Longer apart than the longest wait, so that each guess that is let through is made.
  for (let round = 0; round < rounds; round += 1) {
    for (const address of ADDRESSES)
      judged += (await signIn(browser(address), `guess ${round}`)) === 'INVALID_CREDENTIALS' ? 1 : 0;
    if (round % 8 === 0) {
      const device = browser(`198.51.100.${50 + round}`);
      expect(await signIn(device, 'a slip of the finger')).toBe('INVALID_CREDENTIALS');
      expect(await signIn(device, TEST_PASSWORD)).toBe('Session');
    }
    pass(301);
  }
  // The first four of each address, and one in five minutes of all of them together.
  expect(judged).toBeLessThanOrEqual(5 * 4 + rounds);
});

test('of a botnet that never comes twice from an address a login hears one guess a minute', async () => {
  let judged = 0;
  for (let guess = 0; guess < 120; guess += 1) {
    judged += (await signIn(browser(`203.0.${guess}.9`), `guess ${guess}`)) === 'INVALID_CREDENTIALS' ? 1 : 0;
    pass(10);
  }
  // Thirty, one each after 1, 2, 4, 8, 16 and 32 seconds, and one a minute in the quarter of an hour.
  expect(judged).toBeLessThanOrEqual(30 + 6 + 15);
});

test('a known device gets in behind the address of a guesser, too', async () => {
  const [address = ''] = ADDRESSES;
  const device = browser(address);
  await signIn(device, TEST_PASSWORD);
  for (let guess = 0; guess < 25; guess += 1) await signIn(browser(address), 'guess', `login${guess}`);
  expect(await signIn(browser(address), TEST_PASSWORD)).toBe('TOO_MANY_ATTEMPTS');
  expect(await signIn(device, TEST_PASSWORD)).toBe('Session');
});

test('tries at a login that waits cost its address nothing, so that a colleague behind it signs in', async () => {
  const [address = ''] = ADDRESSES;
  const colleague = await createSignIn(server.database.db, owner.channelId, 'OPERATOR');
  for (let guess = 0; guess < 60; guess += 1) await signIn(browser(address), 'guess');
  const counted = await server.database.db.signInFailure.findUniqueOrThrow({ where: { key: `address:${address}` } });
  expect(counted.count).toBe(5);
  expect(await signIn(browser(address), TEST_PASSWORD, colleague.login)).toBe('Session');
});

test('a try that could not be judged costs nothing', async () => {
  const { db } = server.database;
  await db.staffMember.update({ where: { id: owner.id }, data: { passwordHash: 'no hash at all' } });
  const { body } = await browser('198.51.100.8').graphql(SIGN_IN, { input: { login: owner.login, password: 'x' } });
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
  const counted = await db.signInFailure.findMany();
  expect(counted.map(({ count }) => count)).toEqual([0, 0, 0]);
});

test('a known device guesses no better than a stranger, and does not spend the others’ allowance', async () => {
  const device = browser('198.51.100.9');
  await signIn(device, TEST_PASSWORD);
  await leave(device);
  const answers: string[] = [];
  for (let guess = 0; guess < 8; guess += 1) answers.push(await signIn(device, `guess ${guess}`));
  expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS')).toHaveLength(5);
  expect(await signIn(browser('198.51.100.10'), TEST_PASSWORD)).toBe('Session');
  const { key } = await server.database.db.signInFailure.findFirstOrThrow({ where: { count: 5 } });
  expect(key).toMatch(new RegExp(`^${ownKey('password', 'device', '')}[0-9a-f]{32}$`));
});

test('a mark is worth something for its own login alone, as it was signed, and until the password changes', async () => {
  const colleague = await createSignIn(server.database.db, owner.channelId, 'OPERATOR');
  const device = browser('198.51.100.11');
  const stale = browser('198.51.100.12');
  const forger = browser('198.51.100.13');
  await signIn(stale, TEST_PASSWORD);
  await signIn(device, TEST_PASSWORD);
  const [name = '', value = ''] =
    stale.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith('carte_devices='))
      ?.split('=') ?? [];
  forger.cookie = `${name}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
  pass(1);
  const changed = { currentPassword: TEST_PASSWORD, newPassword: 'ten pelmeni with dill' };
  await device.graphql(CHANGE, { input: changed });
  await leave(device);
  for (const { login } of [owner, colleague]) {
    for (const address of ['198.51.100.11', '198.51.100.12', '198.51.100.13'])
      for (let guess = 0; guess < 6; guess += 1) await signIn(browser(address), 'guess', login);
  }
  expect(await signIn(device, TEST_PASSWORD, colleague.login)).toBe('TOO_MANY_ATTEMPTS');
  expect(await signIn(stale, changed.newPassword)).toBe('TOO_MANY_ATTEMPTS');
  expect(await signIn(forger, changed.newPassword)).toBe('TOO_MANY_ATTEMPTS');
  expect(await signIn(device, changed.newPassword)).toBe('Session');
});

test('who is signed in changes their password in the midst of an attack', async () => {
  const device = browser('198.51.100.14');
  await signIn(device, TEST_PASSWORD);
  await attack();
  const input = { currentPassword: TEST_PASSWORD, newPassword: 'ten pelmeni with dill' };
  expect((await device.graphql(CHANGE, { input })).body).toMatchObject({
    data: { changePassword: { __typename: 'Session' } },
  });
});
