import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, globalId, run } from '../../graphql/testing';
import { createSecretBox } from '../../kernel/secrets';
import { recoverAccess } from '../members/recover-access.command';
import { createSignIn, TEST_PASSWORD } from '../testing';
import { resealSecondFactors } from './second-factor.store';
import { Authenticator } from './testing-authenticator';
import { call, REFUSAL, signIn, startClock, turnOn, user } from './testing-second-factor';

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

test('another phone, new codes and turning off take the password and a code', async () => {
  const browser = browse();
  const { app, codes } = await turnOn(browser, anna, clock.now());
  clock.later(30);
  for (const field of ['beginSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor']) {
    const wrong = await call(browser, field, { password: 'a wrong one', code: app.next(clock.now()) });
    expect([field, wrong.code]).toEqual([field, 'INVALID_CREDENTIALS']);
    expect([field, (await call(browser, field, { password: TEST_PASSWORD })).code]).toEqual([field, 'INVALID_CODE']);
    clock.later(120);
  }
  const proof = () => ({ password: TEST_PASSWORD, code: app.next(clock.now()) });
  const renewed = await call(browser, 'renewRecoveryCodes', proof());
  expect(renewed.codes).toHaveLength(10);
  clock.later(30);
  expect(await call(browser, 'turnOffSecondFactor', { ...proof(), code: codes[1] })).toMatchObject({
    code: 'INVALID_CODE',
  });

  // A phone that was begun counts once it is confirmed.
  const { secret } = await call(browser, 'beginSecondFactor', proof());
  const phone = new Authenticator(String(secret));
  clock.later(30);
  expect(await signIn(browse(), anna, { code: app.next(clock.now()) })).toMatchObject({ __typename: 'Session' });
  expect(await call(browser, 'confirmSecondFactor', { code: phone.next(clock.now()) })).toMatchObject({
    __typename: 'RecoveryCodes',
  });
  clock.later(30);
  expect(await signIn(browse(), anna, { code: app.next(clock.now()) })).toMatchObject({ code: 'INVALID_CODE' });
  const turnedOff = await call(browser, 'turnOffSecondFactor', {
    password: TEST_PASSWORD,
    code: phone.next(clock.now()),
  });
  expect(turnedOff).toMatchObject({ __typename: 'Session' });
  expect(await signIn(browse(), anna)).toMatchObject({ __typename: 'Session' });
  expect(await call(browser, 'turnOffSecondFactor', { password: TEST_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await call(browser, 'confirmSecondFactor', { code: '123456' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('who has to have one sets it up at the next sign-in, before anything else', async () => {
  const office = browse();
  await signIn(office, anna);
  const setRule = (rule: string) => call(office, 'setSecondFactorRule', { version: channel.version, rule });
  expect(await setRule('EVERYBODY')).toMatchObject({ __typename: 'Channel' });
  expect(await setRule('OFF')).toMatchObject({ code: 'CONFLICT' });
  channel = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  expect(await user(office)).toMatchObject({ mustSetUpSecondFactor: false });

  // Who waits for a rule that is lifted meanwhile goes on.
  const till = browse();
  await signIn(till, await createSignIn(database.db, channel.id, 'OPERATOR'));
  expect(await user(till)).toMatchObject({ mustSetUpSecondFactor: true, permissions: [] });
  expect(await setRule('ADMINISTRATORS')).toMatchObject({ __typename: 'Channel' });
  expect(await user(till)).toMatchObject({ mustSetUpSecondFactor: false });
  channel = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  expect(await setRule('EVERYBODY')).toMatchObject({ __typename: 'Channel' });
  channel = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });

  const cook = await createSignIn(database.db, channel.id, 'KITCHEN');
  await database.db.staffMember.update({ where: { id: cook.id }, data: { passwordIsGiven: true } });
  const kitchen = browse();
  await signIn(kitchen, cook);
  const duties = { mustChangePassword: true, mustSetUpSecondFactor: true, permissions: [] };
  expect(await user(kitchen)).toMatchObject(duties);
  const newPassword = 'a copper pot and 9 spoons';
  await call(kitchen, 'changePassword', { currentPassword: TEST_PASSWORD, newPassword });
  expect(await user(kitchen)).toMatchObject({ ...duties, mustChangePassword: false });
  // They gave the password a moment ago.
  const { secret } = await call(kitchen, 'beginSecondFactor', {});
  const app = new Authenticator(String(secret));
  await call(kitchen, 'confirmSecondFactor', { code: app.next(clock.now()) });
  expect(await user(kitchen)).toMatchObject({ mustSetUpSecondFactor: false, permissions: ['KITCHEN'] });
  expect(await call(kitchen, 'turnOffSecondFactor', { password: newPassword })).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });

  clock.later(30);
  const again = browse();
  await signIn(again, cook, { password: newPassword });
  await call(again, 'completeSignIn', { code: app.next(clock.now()) });
  expect(await user(again)).toMatchObject({ mustSetUpSecondFactor: false, isSecondFactorRequired: true });
});

test('an administrator takes away the second factor of a lost phone, not their own; so does the operator', async () => {
  const cook = await createSignIn(database.db, channel.id, 'KITCHEN');
  const theirs = browse();
  await turnOn(theirs, cook, clock.now());
  const office = browse();
  const { app } = await turnOn(office, anna, clock.now());
  const RESET = `mutation ($id: ID!) { resetStaffSecondFactor(id: $id) {
    ${REFUSAL} ... on StaffMember { hasSecondFactor }
  } }`;
  const reset = async ({ id }: StaffMember) =>
    (await run<{ resetStaffSecondFactor: object }>(await office.context(), RESET, { id: globalId('StaffMember', id) }))
      .resetStaffSecondFactor;
  expect(await reset(anna)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await reset(cook)).toMatchObject({ __typename: 'StaffMember', hasSecondFactor: false });
  expect(await reset(cook)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await user(theirs)).toBeNull();
  expect(await signIn(theirs, cook)).toMatchObject({ __typename: 'Session' });

  const recovered = await recoverAccess(database.db, channel.id, anna.login);
  expect(recovered?.hadSecondFactor).toBe(true);
  clock.later(30);
  const signedIn = await signIn(browse(), anna, { password: recovered?.password, code: app.next(clock.now()) });
  expect(signedIn).toMatchObject({ __typename: 'Session' });
  const actions = await database.db.auditEntry.findMany({ where: { channelId: channel.id }, orderBy: { id: 'asc' } });
  expect(actions.map(({ action }) => action).filter((action) => action !== 'signIn')).toEqual([
    'beginSecondFactor',
    'confirmSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'resetStaffSecondFactor',
    'recoverAccess',
  ]);
});

test('a start with another key seals the secrets again; without the former key a recovery code lets in', async () => {
  const { app, codes } = await turnOn(browse(), anna, clock.now());
  const [former, present] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  clock.later(30);
  const lost = browse({ secretKey: present });
  expect(await signIn(lost, anna, { code: app.next(clock.now()) })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await signIn(lost, anna, { code: codes[0] })).toMatchObject({ __typename: 'Session' });
  expect(await resealSecondFactors(database.db, createSecretBox(present, [former]))).toBeGreaterThan(0);
  expect(await resealSecondFactors(database.db, createSecretBox(present, [former]))).toBe(0);
  clock.later(30);
  const answer = await signIn(browse({ secretKey: present }), anna, { code: app.next(clock.now()) });
  expect(answer).toMatchObject({ __typename: 'Session' });
});
