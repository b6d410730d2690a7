import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, globalId, run, testContext } from '../../graphql/testing';
import { createSecretBox } from '../../kernel/secrets';
import { createSignIn, TEST_PASSWORD } from '../testing';
import { forgetTickets } from './sign-in-ticket.store';
import { Authenticator } from './testing-authenticator';
import { call, signIn, startClock, turnOn, user, who } from './testing-second-factor';
import { warnOfUnreadableFactors } from './unreadable-factors.store';

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

const browse = (change: Partial<Context> = {}) => clock.browse(channel, change);

test('it is on after a first code of the app; the other devices are signed out and the cookie is another one', async () => {
  const [browser, other] = [browse(), browse()];
  await signIn(other, anna);
  await signIn(browser, anna);
  const { token } = browser;
  expect(await call(browser, 'beginSecondFactor', { password: 'a wrong one' })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  const draft = await call(browser, 'beginSecondFactor', { password: TEST_PASSWORD });
  expect(draft.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(draft.uri).toContain(`secret=${String(draft.secret)}`);
  expect(await call(browser, 'confirmSecondFactor', { code: '000000' })).toMatchObject({
    code: 'INVALID_CODE',
    path: ['input', 'code'],
  });
  expect((await user(browser))?.secondFactor).toBeNull();

  const app = new Authenticator(String(draft.secret));
  const { codes } = await call(browser, 'confirmSecondFactor', { code: app.next(clock.now()) });
  expect(codes).toHaveLength(10);
  expect(await user(browser)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 }, hasPassword: true });
  expect(browser.token).not.toBe(token);
  expect(await user(other)).toBeNull();

  const kept = JSON.stringify(await database.db.secondFactor.findMany({ include: { recoveryCodes: true } }));
  for (const secret of [String(draft.secret), ...(codes as string[])]) expect(kept).not.toContain(secret);
});

test('a right password is half of a sign-in: the session comes with the code', async () => {
  const { app } = await turnOn(browse(), anna, clock.now());
  const browser = browse();
  clock.later(60);
  expect(await signIn(browser, anna)).toMatchObject({ __typename: 'Refusal', code: 'SECOND_FACTOR_NEEDED' });
  expect(browser.token).toBeNull();
  expect(await who(browser)).toEqual({ awaitsCode: true, user: null });
  expect(await call(browser, 'completeSignIn', { code: '123123' })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await call(browser, 'completeSignIn', { code: 'no code' })).toMatchObject({ code: 'INVALID_CODE' });
  const code = app.next(clock.now());
  expect(await call(browser, 'completeSignIn', { code })).toMatchObject({ __typename: 'Session' });
  expect(await user(browser)).toMatchObject({ login: anna.login, mustSetUpSecondFactor: false });
  expect(browser.ticket).toBeNull();

  // Somebody read it over a shoulder.
  const second = browse();
  await signIn(second, anna);
  expect(await call(second, 'completeSignIn', { code })).toMatchObject({ code: 'INVALID_CODE' });
});

test('a program sends the code along', async () => {
  const { app } = await turnOn(browse(), anna, clock.now());
  clock.later(30);
  const browser = browse();
  expect(await signIn(browser, anna, { code: '111111' })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await signIn(browser, anna, { code: app.next(clock.now()) })).toMatchObject({ __typename: 'Session' });
  expect(await signIn(browse(), anna, { code: app.next(clock.now()), password: 'a wrong one' })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

test('of the same code twice at once one gets a session', async () => {
  const { app, codes } = await turnOn(browse(), anna, clock.now());
  clock.later(30);
  for (const code of [app.next(clock.now()), codes[0] ?? '']) {
    const browsers = [browse(), browse(), browse()];
    for (const browser of browsers) await signIn(browser, anna);
    const answers = await Promise.all(browsers.map((browser) => call(browser, 'completeSignIn', { code })));
    expect(answers.map(({ code, __typename }) => code ?? __typename).sort()).toEqual([
      'INVALID_CODE',
      'INVALID_CODE',
      'Session',
    ]);
    expect(browsers.filter(({ token }) => token !== null)).toHaveLength(1);
  }
});

test('of one ticket used twice at once comes one session', async () => {
  const { codes } = await turnOn(browse(), anna, clock.now());
  const browser = browse();
  await signIn(browser, anna);
  const twin = browse();
  twin.ticket = browser.ticket;
  const answers = await Promise.all([
    call(browser, 'completeSignIn', { code: codes[0] ?? '' }),
    call(twin, 'completeSignIn', { code: codes[1] ?? '' }),
  ]);
  expect(answers.map(({ code, __typename }) => code ?? __typename).sort()).toEqual(['SIGN_IN_EXPIRED', 'Session']);
  expect(await database.db.recoveryCode.count({ where: { staffMemberId: anna.id, usedAt: { not: null } } })).toBe(1);
});

test('a ticket ends after ten minutes, with a reset password and with the member', async () => {
  const { app } = await turnOn(browse(), anna, clock.now());
  const browser = browse();
  await signIn(browser, anna);
  clock.later(601);
  expect(await call(browser, 'completeSignIn', { code: app.next(clock.now()) })).toMatchObject({
    code: 'SIGN_IN_EXPIRED',
  });
  expect(await who(browser)).toMatchObject({ awaitsCode: false });
  await forgetTickets(database.db, clock.now());
  expect(await database.db.signInTicket.count({ where: { channelId: channel.id } })).toBe(0);

  await signIn(browser, anna);
  const boss = await createSignIn(database.db, channel.id);
  const office = browse();
  await signIn(office, boss);
  const disable = 'mutation ($id: ID!) { disableStaffMember(id: $id) { __typename ... on Error { code } } }';
  await run(await office.context(), disable, { id: globalId('StaffMember', anna.id) });
  expect(await call(browser, 'completeSignIn', { code: app.next(clock.now()) })).toMatchObject({
    code: 'SIGN_IN_EXPIRED',
  });
  expect(await call(browse(), 'completeSignIn', { code: '123456' })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
});

test('a recovery code lets in once, and stands in the audit log', async () => {
  const { codes } = await turnOn(browse(), anna, clock.now());
  const [first = ''] = codes;
  const browser = browse();
  await signIn(browser, anna);
  expect(await call(browser, 'completeSignIn', { code: first.toUpperCase().replaceAll('-', ' ') })).toMatchObject({
    __typename: 'Session',
  });
  expect(await user(browser)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  const again = browse();
  await signIn(again, anna);
  expect(await call(again, 'completeSignIn', { code: first })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await database.db.auditEntry.count({ where: { staffMemberId: anna.id, action: 'useRecoveryCode' } })).toBe(1);
});

test('guesses soon wait, in every browser and with a new password sign-in before each', async () => {
  const { app } = await turnOn(browse(), anna, clock.now());
  const answers: unknown[] = [];
  for (let index = 0; index < 6; index += 1) {
    const browser = browse({ address: `203.0.113.${index}` });
    await signIn(browser, anna);
    answers.push((await call(browser, 'completeSignIn', { code: '000000' })).code);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'INVALID_CODE'), 'TOO_MANY_ATTEMPTS']);
  clock.later(2);
  const right = browse();
  await signIn(right, anna);
  expect(await call(right, 'completeSignIn', { code: app.next(clock.now()) })).toMatchObject({ __typename: 'Session' });
});

test('a start with another secret key says whose codes it will refuse, and what to do', async () => {
  await turnOn(browse(), anna, clock.now());
  const told: string[] = [];
  const look = (key: Uint8Array) =>
    warnOfUnreadableFactors(database.db, createSecretBox(key), (text) => void told.push(text));
  const { secretKey } = testContext(database.db, channel);
  expect(await look(secretKey)).toEqual([]);
  expect(told).toEqual([]);
  expect(await look(randomBytes(32))).toContain(anna.login);
  expect(told).toEqual([expect.stringMatching(/not the one .*recovery codes let them in\. .*SECRET_KEY/)]);
});
