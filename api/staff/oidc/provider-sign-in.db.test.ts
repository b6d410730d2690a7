import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignInProvider } from '../../access/sign-in-provider';
import { shop } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { hashPassword } from '../passwords/password';
import { TEST_PASSWORD } from '../testing';
import { createSignInProvider } from './sign-in-provider';
import { signInAtProvider, startTestProvider, type TestProvider } from './testing-provider';

/** Signing in with a real provider, as far as a browser without a screen gets. */
const ACCOUNTS = {
  anna: { email: 'Anna@Example.com', email_verified: true },
  boris: { email: 'boris@example.com', email_verified: false },
  vera: { email: 'vera@example.com', email_verified: true },
  'anna-the-second': { email: 'anna@example.com', email_verified: true },
} as const;
const START = '/api/_auth/provider';

let provider: TestProvider;
let server: TestServer;
let channelId: string;
let client: TestClient;

beforeAll(async () => {
  provider = await startTestProvider(ACCOUNTS);
  // Found at the first use: the server's own address has to be known first.
  const signInProvider: SignInProvider = createSignInProvider({ ...provider, name: 'Test' });
  server = await startTestServer({ services: { signInProvider, now: () => new Date() } });
  provider.allow(server.url);
  channelId = (await shop(server.database.db).dish('Cola', 300).open()).channel.id;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  const { db } = server.database;
  await db.auditEntry.deleteMany();
  await db.invitation.deleteMany();
  await db.staffMember.deleteMany();
  client = server.client();
});

const member = (change: object = {}) =>
  server.database.db.staffMember.create({
    data: { channelId, login: 'anna', name: 'Anna', role: 'OPERATOR', email: 'anna@example.com', ...change },
  });

/** The provider's answer for the account, ready to be opened by `client`. */
async function goTo(account: string, search = ''): Promise<string> {
  const begun = await client.get(START + search);
  expect(begun.status).toBe(302);
  const back = await signInAtProvider(begun.headers.get('location') ?? '', account);
  expect(back.origin).toBe(server.url);
  return back.pathname + back.search;
}

const who = async () => {
  const { body } = await client.graphql('{ session { user { login name role } } }');
  return (body as { data: { session: { user: unknown } } }).data.session.user;
};
const identities = () => server.database.db.staffIdentity.findMany({ select: { subject: true } });

test('a verified address finds its staff member, once for all: from then on the account itself is known', async () => {
  const { id } = await member();
  const answer = await client.get(await goTo('anna', '?to=/command-center/checkout'));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/command-center/sign-in?to=%2Fcommand-center%2Fcheckout',
  ]);
  expect(await who()).toEqual({ login: 'anna', name: 'Anna', role: 'OPERATOR' });
  await server.database.db.staffMember.update({ where: { id }, data: { email: null } });
  client = server.client();
  await client.get(await goTo('anna'));
  expect(await who()).toMatchObject({ login: 'anna' });
  expect(await identities()).toEqual([{ subject: 'anna' }]);
  const actions = await server.database.db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true } });
  expect(actions.map(({ action }) => action)).toEqual(['linkStaffIdentity', 'signIn', 'signIn']);
});

test.each([
  ['an account that nobody invited', 'vera', {}],
  ['an address that the provider has not verified', 'boris', { email: 'boris@example.com' }],
  ['a disabled staff member', 'anna', { isActive: false }],
])('%s is let in nowhere, and nothing is written', async (_what, account, change) => {
  await member(change);
  const answer = await client.get(await goTo(account));
  expect(answer.headers.get('location')).toBe('/command-center/sign-in?problem=unknown');
  expect(await who()).toBeNull();
  expect(await identities()).toEqual([]);
  expect(await server.database.db.auditEntry.count()).toBe(0);
});

test('a second account with a linked address is refused', async () => {
  await member();
  await client.get(await goTo('anna'));
  client = server.client();
  const answer = await client.get(await goTo('anna-the-second'));
  expect(answer.headers.get('location')).toContain('problem=unknown');
  expect(await identities()).toEqual([{ subject: 'anna' }]);
});

test('a disabled member who was linked is refused, and gone sessions stay gone', async () => {
  const { id } = await member();
  await client.get(await goTo('anna'));
  await server.database.db.staffMember.update({ where: { id }, data: { isActive: false } });
  expect(await who()).toBeNull();
  client = server.client();
  expect((await client.get(await goTo('anna'))).headers.get('location')).toContain('problem=unknown');
});

test('an answer counts once: opened again, nobody is signed in', async () => {
  await member();
  const path = await goTo('anna');
  const { cookie } = client;
  expect((await client.get(path)).headers.get('location')).toBe('/command-center/sign-in');
  const thief = server.client();
  expect((await thief.get(path)).headers.get('location')).toContain('problem=expired');
  thief.cookie = cookie;
  expect((await thief.get(path)).headers.get('location')).toContain('problem=provider');
  client = thief;
  expect(await who()).toBeNull();
});

test('an answer for another browser’s sign-in is worth nothing', async () => {
  await member();
  const path = await goTo('anna');
  const victim = server.client();
  await victim.get(START);
  const answer = await victim.get(path);
  expect(answer.headers.get('location')).toContain('problem=provider');
  client = victim;
  expect(await who()).toBeNull();
});

test('who goes back without signing in reads that', async () => {
  const answer = await client.get(await goTo('', '?to=/command-center'));
  expect(answer.headers.get('location')).toBe('/command-center/sign-in?problem=cancelled&to=%2Fcommand-center');
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test'])('nobody is sent on to %s', async (to) => {
  await member();
  const answer = await client.get(await goTo('anna', `?to=${encodeURIComponent(to)}`));
  const location = new URL(answer.headers.get('location') ?? '', server.url);
  expect([location.origin, location.pathname]).toEqual([server.url, '/command-center/sign-in']);
});

test('a popup tells the page that opened it, and carries nothing of the answer', async () => {
  await member();
  const answer = await client.get(await goTo('anna', '?popup'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.body).toContain('<html lang="en" data-channel="carte-sign-in">');
  expect(answer.body).not.toContain('code=');
  expect(await who()).toMatchObject({ login: 'anna' });
});

test('the session changes its token, and the cart follows', async () => {
  await member();
  await client.graphql('mutation { updateCheckout(input: { name: "Anna" }) { __typename } }');
  const { cookie } = client;
  const path = await goTo('anna');
  // A jar of one: the flow's cookie took the session's place.
  client.cookie = `${cookie}; ${client.cookie}`;
  await client.get(path);
  expect(client.cookie).toMatch(/^carte_session=/);
  expect(client.cookie).not.toBe(cookie);
  expect(await server.database.db.session.count({ where: { kind: 'GUEST' } })).toBe(0);
});

const INVITE = `mutation ($input: InviteStaffMemberInput!) {
  inviteStaffMember(input: $input) { ... on NewInvitation { url } ... on Error { message } }
}`;

async function invite(input: object): Promise<string> {
  await member({ login: 'boss', email: null, role: 'ADMIN' });
  const boss = server.client();
  const passwordHash = await hashPassword(TEST_PASSWORD);
  await server.database.db.staffMember.updateMany({ where: { login: 'boss' }, data: { passwordHash } });
  await boss.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: { login: 'boss', password: TEST_PASSWORD },
  });
  const { body } = await boss.graphql(INVITE, { input: { name: 'Vera', role: 'KITCHEN', ...input } });
  const { url } = (body as { data: { inviteStaffMember: { url: string } } }).data.inviteStaffMember;
  return url.split('/').at(-1) ?? '';
}

test('a person who was invited by address needs no link', async () => {
  await invite({ email: 'Vera@example.com' });
  await client.get(await goTo('vera'));
  expect(await who()).toEqual({ login: 'vera@example.com', name: 'Vera', role: 'KITCHEN' });
  expect(await server.database.db.invitation.findFirst()).toMatchObject({ acceptedAt: expect.any(Date) });
});

test('a link can be accepted with an account, once', async () => {
  const token = await invite({ login: 'vera' });
  await client.get(await goTo('boris', `?invitation=${token}`));
  expect(await who()).toEqual({ login: 'vera', name: 'Vera', role: 'KITCHEN' });
  client = server.client();
  const answer = await client.get(await goTo('vera', `?invitation=${token}`));
  expect(answer.headers.get('location')).toBe(`/command-center/invitation/${token}?problem=invitation`);
  expect(await who()).toBeNull();
});
