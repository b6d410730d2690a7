import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../graphql/testing';
import { eventually } from '../../kernel/testing-eventually';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { lookAtMail } from './sending/look-at-mail.store';
import { mailStaff } from './sending/staff-mail.store';
import { type MailServer, startMailServer } from './testing-mail-server';
import { noticeTests } from './testing-notices';

const tests = noticeTests();
let server: MailServer;
let administrator: Context;
let stranger: Context;
let now: Date;

beforeEach(async () => {
  server = await startMailServer();
  now = new Date();
  const { id } = await createTestChannel(tests.db);
  const actor = await createTestStaff(tests.db, id, 'ADMIN');
  const settings = { host: '127.0.0.1', port: server.port, user: null, sender: 'shop@example.com' };
  await tests.db.noticeChannel.create({ data: { channelId: id, kind: 'MAIL', settings } });
  const channel = await tests.db.channel.update({ where: { id }, data: { noticeKinds: ['MAIL'] } });
  const shared = { mailStaff, origin: 'https://shop.example', now: () => now };
  administrator = testContext(tests.db, channel, { ...shared, actor });
  stranger = testContext(tests.db, channel, shared);
  stranger = { ...stranger, deployment: { ...stranger.deployment, publicUrl: 'https://shop.example' } };
  tests.start();
});
afterEach(() => server.close());

const INVITE = `mutation ($input: InviteStaffMemberInput!) { answer: inviteStaffMember(input: $input) {
  ... on NewInvitation { url isMailed } } }`;
const ASK = 'mutation ($input: AskForRecoveryInput!) { answer: askForRecovery(input: $input) { __typename } }';
const RECOVER = `mutation ($input: RecoverPasswordInput!) { answer: recoverPassword(input: $input) {
  __typename ... on Refusal { code } ... on InvalidInput { fields { code } } } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { answer: signIn(input: $input) { __typename } }';

interface Answer {
  readonly answer: { readonly __typename?: string; readonly url?: string; readonly isMailed?: boolean };
}
const ask = async (context: Context, query: string, input: object) =>
  (await run<Answer>({ ...context }, query, { input })).answer;
const arrived = (count: number) => eventually(async () => expect(server.mails.length).toBe(count));
/** As it is read: without the soft breaks of lines. */
const lastMail = () => (server.mails.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
const linkIn = (mail: string) => /https:\/\/shop\.example\/command-center\/recover\/(\S+)/.exec(mail)?.[1] ?? '';
const asked = async (email: string) => {
  const before = server.mails.length;
  expect(await ask(stranger, ASK, { email })).toEqual({ __typename: 'Session' });
  await arrived(before + 1);
  return linkIn(lastMail());
};
const member = async () => {
  const { id } = await createSignIn(tests.db, stranger.channel?.id ?? '', 'MANAGER');
  return tests.db.staffMember.update({ where: { id }, data: { email: 'olga@example.com' } });
};
const signIn = (login: string, password: string) => ask(stranger, SIGN_IN, { login, password });

test('an invitation with an address is mailed, its link is stored sealed, and one without is not', async () => {
  const invited = { name: 'Vera', role: 'OPERATOR' };
  const { url = '', isMailed } = await ask(administrator, INVITE, { ...invited, email: 'vera@example.com' });
  expect(isMailed).toBe(true);
  await arrived(1);
  expect(lastMail()).toContain(url);
  expect(JSON.stringify(await tests.db.notice.findFirst())).not.toContain(url.split('/').at(-1));
  expect(await ask(administrator, INVITE, invited)).toMatchObject({ isMailed: false });
});

test('a link from a mail sets a password once, within an hour, and ends all sessions', async () => {
  const { id, login } = await member();
  const token = await asked('OLGA@example.com');
  const { channelId } = await tests.db.staffMember.findUniqueOrThrow({ where: { id } });
  const expiresAt = new Date(now.getTime() + 60_000);
  await tests.db.session.create({
    data: { channelId, staffMemberId: id, tokenHash: new Uint8Array(32), expiresAt, lastSeenAt: now },
  });
  expect(await ask(stranger, RECOVER, { token, password: 'short' })).toMatchObject({ __typename: 'InvalidInput' });
  const answers = await Promise.all(
    ['ladle and whisk 7', 'spoon and kettle 4'].map((password) => ask(stranger, RECOVER, { token, password })),
  );
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Refusal', 'Session']);
  expect(await tests.db.session.count({ where: { staffMemberId: id } })).toBe(0);
  expect(await signIn(login, TEST_PASSWORD)).toEqual({ __typename: 'Refusal' });
  expect(await ask(stranger, RECOVER, { token, password: 'another one 12' })).toMatchObject({
    code: 'RECOVERY_UNUSABLE',
  });
  const late = await asked('olga@example.com');
  now = new Date(now.getTime() + 3_600_000);
  expect(await ask(stranger, RECOVER, { token: late, password: 'another one 12' })).toMatchObject({
    code: 'RECOVERY_UNUSABLE',
  });
});

test('an unknown address is answered alike, and an address gets three mails an hour', async () => {
  await member();
  const emails = ['nobody@example.com', ...Array.from({ length: 8 }, () => 'olga@example.com')];
  const answers = await Promise.all(emails.map((email) => ask(stranger, ASK, { email })));
  expect(answers).toEqual(emails.map(() => ({ __typename: 'Session' })));
  await arrived(3);
  // The five that are refused end after their answers.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await tests.db.notice.updateMany({ data: { createdAt: new Date(now.getTime() - 3_600_001) } });
  await asked('olga@example.com');
  expect(server.mails.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => 'olga@example.com'));
});

test('where only the request says the address of the shop, no link is sent', async () => {
  await member();
  stranger = { ...stranger, deployment: { ...stranger.deployment, publicUrl: null } };
  expect(await ask(stranger, ASK, { email: 'olga@example.com' })).toEqual({ __typename: 'Session' });
  expect(await run(stranger, '{ channel { recoversByMail } }')).toEqual({ channel: { recoversByMail: false } });
  expect(await tests.db.notice.count()).toBe(0);
});

test('a disabled member, and one without a password, get no link; made-up links open nothing', async () => {
  const { id } = await member();
  for (const data of [{ isActive: false }, { isActive: true, passwordHash: null }]) {
    await tests.db.staffMember.update({ where: { id }, data });
    await ask(stranger, ASK, { email: 'olga@example.com' });
  }
  for (const token of ['', 'x', 'a'.repeat(300)])
    expect(await ask(stranger, RECOVER, { token, password: 'another one 12' })).toMatchObject({
      code: 'RECOVERY_UNUSABLE',
    });
  expect(await tests.db.notice.count()).toBe(0);
});

test('carte doctor finds whether the mail server answers', async () => {
  const finding = (state: string, words: string) => [{ part: 'mail', state, sentence: expect.stringContaining(words) }];
  const address = `127.0.0.1:${server.port}`;
  expect(await lookAtMail(tests.db)).toEqual(finding('ok', `${address} answers`));
  await server.close();
  expect(await lookAtMail(tests.db)).toEqual(finding('failing', address));
  await tests.db.noticeChannel.deleteMany();
  expect(await lookAtMail(tests.db)).toEqual(finding('ok', 'No mail server'));
});
