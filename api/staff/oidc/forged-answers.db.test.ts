import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { createSignInProvider } from './sign-in-provider';
import { type Forger, type Forgery, startForger } from './testing-forger';

/** What a provider that means ill, another provider, or somebody between could answer. */
const CLIENT_ID = 'carte';
const ANNA = { sub: 'anna', email: 'anna@example.com', email_verified: true };

let forger: Forger;
let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  forger = await startForger(CLIENT_ID, ANNA);
  const { issuer, clientSecret } = forger;
  const signInProvider = createSignInProvider({ issuer, clientId: CLIENT_ID, clientSecret, name: 'Forger' });
  server = await startTestServer({ services: { signInProvider, now: () => new Date() } });
  const { channel } = await shop(server.database.db).dish('Cola', 300).open();
  await server.database.db.staffMember.create({
    data: { channelId: channel.id, login: 'anna', name: 'Anna', role: 'ADMIN', email: ANNA.email },
  });
});
afterAll(async () => {
  await server.close();
  await forger.close();
});
beforeEach(() => {
  client = server.client();
});

/** Begins a sign-in, and comes back with this answer. */
async function comeBack(forgery: Forgery, change: Readonly<Record<string, string>> = {}) {
  const begun = await client.get('/api/_auth/provider');
  const asked = new URL(begun.headers.get('location') ?? '').searchParams;
  forger.next(asked.get('nonce') ?? '', forgery);
  const answer = { code: 'a-code', state: asked.get('state') ?? '', iss: forger.issuer, ...change };
  return client.get(`/api/_auth/provider/callback?${new URLSearchParams(answer)}`);
}

const user = async () => {
  const { body } = await client.graphql('{ session { user { login } } }');
  return (body as { data: { session: { user: { login: string } | null } } }).data.session.user;
};

test('an honest answer signs in', async () => {
  expect((await comeBack({})).headers.get('location')).toBe('/command-center/sign-in');
  expect(await user()).toEqual({ login: 'anna' });
});

test('what is asked for is a code, with PKCE, for this shop', async () => {
  const { headers } = await client.get('/api/_auth/provider');
  const asked = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: `${server.url}/api/_auth/provider/callback`,
    code_challenge_method: 'S256',
  });
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).toMatch(/^[\w-]{43}$/);
});

test.each<[string, Forgery]>([
  ['a token without a signature', { alg: 'none' }],
  ['a token that is signed with the client’s own secret', { alg: 'HS256' }],
  ['a token that a stranger signed', { isSignedByStranger: true }],
  ['a token for another sign-in', { claims: { nonce: 'another' } }],
  ['a token without a nonce', { claims: { nonce: undefined } }],
  ['another provider’s token', { claims: { iss: 'https://other.example' } }],
  ['a token for another shop', { claims: { aud: 'another-shop' } }],
  ['a token of yesterday', { claims: { exp: 1_700_000_000 } }],
])('%s signs nobody in', async (_what, forgery) => {
  expect((await comeBack(forgery)).headers.get('location')).toContain('problem=provider');
  expect(await user()).toBeNull();
});

test.each([
  ['another state', { state: 'guessed' }],
  ['the address of another provider', { iss: 'https://other.example' }],
])('an answer with %s signs nobody in', async (_what, change) => {
  expect((await comeBack({}, change)).headers.get('location')).toContain('problem=provider');
  expect(await user()).toBeNull();
});

test('an answer that comes unasked has to begin again', async () => {
  const answer = await client.get('/api/_auth/provider/callback?code=a-code&state=x');
  expect(answer.headers.get('location')).toBe('/command-center/sign-in?problem=expired');
});

test('a provider that is away leaves the sign-in page, and is asked again the next time', async () => {
  const signInProvider = createSignInProvider({
    issuer: 'http://127.0.0.1:9',
    clientId: CLIENT_ID,
    clientSecret: null,
    name: 'Away',
  });
  const lonely = await startTestServer({ services: { signInProvider } });
  const answer = await lonely.client().get('/api/_auth/provider?to=/command-center/checkout');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/command-center/sign-in?problem=provider&to=%2Fcommand-center%2Fcheckout',
  ]);
  await lonely.close();
});

test('without a provider there is nowhere to begin', async () => {
  const plain = await startTestServer();
  expect((await plain.client().get('/api/_auth/provider')).status).toBe(404);
  await plain.close();
});
