import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel, StaffMember } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, globalId, run } from '../../graphql/testing';
import { createSecretBox } from '../../kernel/secrets';
import { recoverAccess } from '../recover-access.command';
import { createSignIn, TEST_PASSWORD, testBrowser } from '../testing';
import { resealSecondFactors } from './second-factor.store';
import { forgetTickets } from './sign-in-ticket.store';
import { Authenticator } from './testing-authenticator';

let database: TestDatabase;
let channel: Channel;
let anna: StaffMember;
/** A clock that goes on when it is told to. */
let clock: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.signInFailure.deleteMany();
  clock = new Date('2030-01-01T12:00:00Z');
  channel = await createTestChannel(database.db);
  anna = await createSignIn(database.db, channel.id, 'ADMIN');
});

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const browse = (change: Partial<Context> = {}) => testBrowser(database.db, channel, { now: () => clock, ...change });
type Browser = ReturnType<typeof browse>;

const MEMBERS = `__typename ... on Error { code message path }`;
async function call(browser: Browser, field: string, input: object): Promise<Record<string, unknown>> {
  const types: Record<string, string> = {
    signIn: 'SignInInput',
    completeSignIn: 'CodeInput',
    confirmSecondFactor: 'CodeInput',
    setSecondFactorRule: 'SetSecondFactorRuleInput',
    changePassword: 'ChangePasswordInput',
  };
  const own: Record<string, string> = {
    beginSecondFactor: '... on SecondFactorDraft { secret uri }',
    confirmSecondFactor: '... on RecoveryCodes { codes }',
    renewRecoveryCodes: '... on RecoveryCodes { codes }',
  };
  const document = `mutation ($input: ${types[field] ?? 'SecondFactorProofInput'}!) {
    ${field}(input: $input) { ${MEMBERS} ${own[field] ?? ''} }
  }`;
  return (
    (await run<Record<string, Record<string, unknown>>>(await browser.context(), document, { input }))[field] ?? {}
  );
}
const WHO = `{ session { awaitsCode user {
  login permissions mustChangePassword mustSetUpSecondFactor isSecondFactorRequired hasPassword secondFactor { recoveryCodesLeft }
} } }`;
const who = async (browser: Browser) =>
  (await run<{ session: Record<string, unknown> }>(await browser.context(), WHO)).session;
const user = async (browser: Browser) => (await who(browser)).user as Record<string, unknown> | null;
const signIn = (browser: Browser, more: object = {}, member = anna) =>
  call(browser, 'signIn', { login: member.login, password: TEST_PASSWORD, ...more });

/** Signs somebody in and turns their second factor on. */
async function turnOn(browser: Browser, member = anna) {
  await signIn(browser, {}, member);
  const { secret } = await call(browser, 'beginSecondFactor', { password: TEST_PASSWORD });
  const app = new Authenticator(String(secret));
  const { codes } = await call(browser, 'confirmSecondFactor', { code: app.next(clock) });
  return { app, codes: codes as string[] };
}

test('it is on after a first code of the app; the other devices are signed out and the cookie is another one', async () => {
  const [browser, other] = [browse(), browse()];
  await signIn(other);
  await signIn(browser);
  const { token } = browser;
  expect(await call(browser, 'beginSecondFactor', { password: 'a wrong one' })).toMatchObject({
    __typename: 'InvalidCredentials',
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
  const { codes } = await call(browser, 'confirmSecondFactor', { code: app.next(clock) });
  expect(codes).toHaveLength(10);
  expect(await user(browser)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 }, hasPassword: true });
  expect(browser.token).not.toBe(token);
  expect(await user(other)).toBeNull();

  const kept = JSON.stringify(await database.db.secondFactor.findMany({ include: { recoveryCodes: true } }));
  for (const secret of [String(draft.secret), ...(codes as string[])]) expect(kept).not.toContain(secret);
});

test('a right password is half of a sign-in: the session comes with the code', async () => {
  const { app } = await turnOn(browse());
  const browser = browse();
  later(60);
  expect(await signIn(browser)).toMatchObject({ __typename: 'SecondFactorNeeded', code: 'SECOND_FACTOR_NEEDED' });
  expect(browser.token).toBeNull();
  expect(await who(browser)).toEqual({ awaitsCode: true, user: null });
  expect(await call(browser, 'completeSignIn', { code: '123123' })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await call(browser, 'completeSignIn', { code: 'no code' })).toMatchObject({ code: 'INVALID_CODE' });
  const code = app.next(clock);
  expect(await call(browser, 'completeSignIn', { code })).toMatchObject({ __typename: 'Session' });
  expect(await user(browser)).toMatchObject({ login: anna.login, mustSetUpSecondFactor: false });
  expect(browser.ticket).toBeNull();

  // Somebody read it over a shoulder.
  const second = browse();
  await signIn(second);
  expect(await call(second, 'completeSignIn', { code })).toMatchObject({ code: 'INVALID_CODE' });
});

test('a program sends the code along', async () => {
  const { app } = await turnOn(browse());
  later(30);
  const browser = browse();
  expect(await signIn(browser, { code: '111111' })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await signIn(browser, { code: app.next(clock) })).toMatchObject({ __typename: 'Session' });
  expect(await signIn(browse(), { code: app.next(clock), password: 'a wrong one' })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

test('of the same code twice at once one gets a session', async () => {
  const { app, codes } = await turnOn(browse());
  later(30);
  for (const code of [app.next(clock), codes[0] ?? '']) {
    const browsers = [browse(), browse(), browse()];
    for (const browser of browsers) await signIn(browser);
    const answers = await Promise.all(browsers.map((browser) => call(browser, 'completeSignIn', { code })));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['InvalidCode', 'InvalidCode', 'Session']);
    expect(browsers.filter(({ token }) => token !== null)).toHaveLength(1);
  }
});

test('of one ticket used twice at once comes one session', async () => {
  const { codes } = await turnOn(browse());
  const browser = browse();
  await signIn(browser);
  const twin = browse();
  twin.ticket = browser.ticket;
  const answers = await Promise.all([
    call(browser, 'completeSignIn', { code: codes[0] ?? '' }),
    call(twin, 'completeSignIn', { code: codes[1] ?? '' }),
  ]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Session', 'SignInExpired']);
  expect(await database.db.recoveryCode.count({ where: { staffMemberId: anna.id, usedAt: { not: null } } })).toBe(1);
});

test('a ticket ends after ten minutes, with a reset password and with the member', async () => {
  const { app } = await turnOn(browse());
  const browser = browse();
  await signIn(browser);
  later(601);
  expect(await call(browser, 'completeSignIn', { code: app.next(clock) })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  expect(await who(browser)).toMatchObject({ awaitsCode: false });
  await forgetTickets(database.db, clock);
  expect(await database.db.signInTicket.count({ where: { channelId: channel.id } })).toBe(0);

  await signIn(browser);
  const boss = await createSignIn(database.db, channel.id);
  const office = browse();
  await signIn(office, {}, boss);
  const disable = 'mutation ($id: ID!) { disableStaffMember(id: $id) { __typename } }';
  await run(await office.context(), disable, { id: globalId('StaffMember', anna.id) });
  expect(await call(browser, 'completeSignIn', { code: app.next(clock) })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  expect(await call(browse(), 'completeSignIn', { code: '123456' })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
});

test('a recovery code lets in once, and stands in the audit log', async () => {
  const { codes } = await turnOn(browse());
  const [first = ''] = codes;
  const browser = browse();
  await signIn(browser);
  expect(await call(browser, 'completeSignIn', { code: first.toUpperCase().replaceAll('-', ' ') })).toMatchObject({
    __typename: 'Session',
  });
  expect(await user(browser)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  const again = browse();
  await signIn(again);
  expect(await call(again, 'completeSignIn', { code: first })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await database.db.auditEntry.count({ where: { staffMemberId: anna.id, action: 'useRecoveryCode' } })).toBe(1);
});

test('guesses soon wait, in every browser and with a new password sign-in before each', async () => {
  const { app } = await turnOn(browse());
  const answers: unknown[] = [];
  for (let index = 0; index < 6; index += 1) {
    const browser = browse({ address: `203.0.113.${index}` });
    await signIn(browser);
    answers.push((await call(browser, 'completeSignIn', { code: '000000' })).__typename);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'InvalidCode'), 'TooManyAttempts']);
  later(2);
  const right = browse();
  await signIn(right);
  expect(await call(right, 'completeSignIn', { code: app.next(clock) })).toMatchObject({ __typename: 'Session' });
});

test('another phone, new codes and turning off take the password and a code', async () => {
  const browser = browse();
  const { app, codes } = await turnOn(browser);
  later(30);
  for (const field of ['beginSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor']) {
    const wrong = await call(browser, field, { password: 'a wrong one', code: app.next(clock) });
    expect([field, wrong.code]).toEqual([field, 'INVALID_CREDENTIALS']);
    expect([field, (await call(browser, field, { password: TEST_PASSWORD })).code]).toEqual([field, 'INVALID_CODE']);
    later(120);
  }
  const proof = () => ({ password: TEST_PASSWORD, code: app.next(clock) });
  const renewed = await call(browser, 'renewRecoveryCodes', proof());
  expect(renewed.codes).toHaveLength(10);
  later(30);
  expect(await call(browser, 'turnOffSecondFactor', { ...proof(), code: codes[1] })).toMatchObject({
    code: 'INVALID_CODE',
  });

  // A phone that was begun counts once it is confirmed.
  const { secret } = await call(browser, 'beginSecondFactor', proof());
  const phone = new Authenticator(String(secret));
  later(30);
  expect(await signIn(browse(), { code: app.next(clock) })).toMatchObject({ __typename: 'Session' });
  expect(await call(browser, 'confirmSecondFactor', { code: phone.next(clock) })).toMatchObject({
    __typename: 'RecoveryCodes',
  });
  later(30);
  expect(await signIn(browse(), { code: app.next(clock) })).toMatchObject({ code: 'INVALID_CODE' });
  const turnedOff = await call(browser, 'turnOffSecondFactor', { password: TEST_PASSWORD, code: phone.next(clock) });
  expect(turnedOff).toMatchObject({ __typename: 'Session' });
  expect(await signIn(browse())).toMatchObject({ __typename: 'Session' });
  expect(await call(browser, 'turnOffSecondFactor', { password: TEST_PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await call(browser, 'confirmSecondFactor', { code: '123456' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('who has to have one sets it up at the next sign-in, before anything else', async () => {
  const office = browse();
  await signIn(office);
  const setRule = (rule: string) => call(office, 'setSecondFactorRule', { version: channel.version, rule });
  expect(await setRule('EVERYBODY')).toMatchObject({ __typename: 'Channel' });
  expect(await setRule('OFF')).toMatchObject({ code: 'CONFLICT' });
  channel = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  expect(await user(office)).toMatchObject({ mustSetUpSecondFactor: false });

  const cook = await createSignIn(database.db, channel.id, 'KITCHEN');
  await database.db.staffMember.update({ where: { id: cook.id }, data: { passwordIsGiven: true } });
  const kitchen = browse();
  await signIn(kitchen, {}, cook);
  const duties = { mustChangePassword: true, mustSetUpSecondFactor: true, permissions: [] };
  expect(await user(kitchen)).toMatchObject(duties);
  const newPassword = 'a copper pot and 9 spoons';
  await call(kitchen, 'changePassword', { currentPassword: TEST_PASSWORD, newPassword });
  expect(await user(kitchen)).toMatchObject({ ...duties, mustChangePassword: false });
  // They gave the password a moment ago.
  const { secret } = await call(kitchen, 'beginSecondFactor', {});
  const app = new Authenticator(String(secret));
  await call(kitchen, 'confirmSecondFactor', { code: app.next(clock) });
  expect(await user(kitchen)).toMatchObject({ mustSetUpSecondFactor: false, permissions: ['KITCHEN'] });
  expect(await call(kitchen, 'turnOffSecondFactor', { password: newPassword })).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });

  later(30);
  const again = browse();
  await signIn(again, { password: newPassword }, cook);
  await call(again, 'completeSignIn', { code: app.next(clock) });
  expect(await user(again)).toMatchObject({ mustSetUpSecondFactor: false, isSecondFactorRequired: true });
});

test('an administrator takes away the second factor of a lost phone, not their own; so does whoever has the server', async () => {
  const cook = await createSignIn(database.db, channel.id, 'KITCHEN');
  const theirs = browse();
  await turnOn(theirs, cook);
  const office = browse();
  const { app } = await turnOn(office);
  const RESET = `mutation ($id: ID!) { resetStaffSecondFactor(id: $id) {
    ${MEMBERS} ... on StaffMember { hasSecondFactor }
  } }`;
  const reset = async ({ id }: StaffMember) =>
    (await run<{ resetStaffSecondFactor: object }>(await office.context(), RESET, { id: globalId('StaffMember', id) }))
      .resetStaffSecondFactor;
  expect(await reset(anna)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await reset(cook)).toMatchObject({ __typename: 'StaffMember', hasSecondFactor: false });
  expect(await reset(cook)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await user(theirs)).toBeNull();
  expect(await signIn(theirs, {}, cook)).toMatchObject({ __typename: 'Session' });

  const recovered = await recoverAccess(database.db, channel.id, anna.login);
  expect(recovered?.hadSecondFactor).toBe(true);
  later(30);
  const signedIn = await signIn(browse(), { password: recovered?.password, code: app.next(clock) });
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

test('a start with another key seals the secrets anew; without the former key a recovery code lets in', async () => {
  const { app, codes } = await turnOn(browse());
  const [former, present] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  later(30);
  const lost = browse({ secretKey: present });
  expect(await signIn(lost, { code: app.next(clock) })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await signIn(lost, { code: codes[0] })).toMatchObject({ __typename: 'Session' });
  expect(await resealSecondFactors(database.db, createSecretBox(present, [former]))).toBeGreaterThan(0);
  expect(await resealSecondFactors(database.db, createSecretBox(present, [former]))).toBe(0);
  later(30);
  const answer = await signIn(browse({ secretKey: present }), { code: app.next(clock) });
  expect(answer).toMatchObject({ __typename: 'Session' });
});
