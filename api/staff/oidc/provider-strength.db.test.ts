import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { Authenticator } from '../second-factor/testing-authenticator';
import { createSignInProvider } from './sign-in-provider';
import { type Forger, startForger } from './testing-forger';
import { STRONG, signInAtProvider, startTestProvider, type TestProvider } from './testing-provider';

/** How strong a sign-in at a provider has to be; and our own second factor beside it. */
const EMAIL = { email: 'anna@example.com', email_verified: true };
const START = '/api/_auth/provider';

let provider: TestProvider;
let forger: Forger;
let server: TestServer;
/** Of the provider that says what a test wants. */
let forgedServer: TestServer;
let client: TestClient;

async function openShop({ database: { db } }: TestServer): Promise<void> {
  const { channel } = await shop(db).dish('Cola', 300).open();
  const data = { channelId: channel.id, login: 'anna', name: 'Anna', role: 'ADMIN', email: EMAIL.email } as const;
  await db.staffMember.create({ data });
}

beforeAll(async () => {
  provider = await startTestProvider({ 'strong-anna': EMAIL, anna: EMAIL });
  const signInProvider = createSignInProvider({ ...provider, name: 'Test', acrValues: ['gold', STRONG] });
  server = await startTestServer({ services: { signInProvider, now: () => new Date() } });
  provider.allow(server.url);
  forger = await startForger('carte', { sub: 'anna', ...EMAIL });
  const { issuer, clientSecret } = forger;
  const forged = createSignInProvider({
    issuer,
    clientId: 'carte',
    clientSecret,
    name: 'Forger',
    acrValues: ['gold', STRONG],
  });
  forgedServer = await startTestServer({ services: { signInProvider: forged, now: () => new Date() } });
  await openShop(server);
  await openShop(forgedServer);
});
afterAll(async () => {
  await server.close();
  await forgedServer.close();
  await provider.close();
  await forger.close();
});
beforeEach(() => {
  client = server.client();
});

async function comeBackAs(account: string, search = ''): Promise<string | null> {
  const begun = await client.get(START + search);
  const back = await signInAtProvider(begun.headers.get('location') ?? '', account);
  return (await client.get(back.pathname + back.search)).headers.get('location');
}

async function ask(source: string, variables: object = {}): Promise<Record<string, Record<string, unknown>>> {
  const { body } = await client.graphql(source, variables);
  return (body as { data: Record<string, Record<string, unknown>> }).data;
}
const login = async () => {
  const { session } = await ask('{ session { user { login } } }');
  return (session?.user as { login: string } | null)?.login ?? null;
};

test('the strength is asked for, and a sign-in of less is refused with a word of its own', async () => {
  const begun = await client.get(START);
  expect(new URL(begun.headers.get('location') ?? '').searchParams.get('acr_values')).toBe(`gold ${STRONG}`);
  expect(await comeBackAs('anna')).toBe('/command-center/sign-in?problem=weak');
  expect(await login()).toBeNull();
  expect(await server.database.db.staffIdentity.count()).toBe(0);
  client = server.client();
  expect(await comeBackAs('strong-anna')).toBe('/command-center/sign-in');
  expect(await login()).toBe('anna');
});

test.each([
  [{}, 'problem=weak'],
  [{ acr: 'silver' }, 'problem=weak'],
  [{ acr: ['gold'] }, 'problem=weak'],
  [{ acr: 'gold mfa' }, 'problem=weak'],
  [{ amr: 'mfa' }, 'problem=weak'],
  [{ amr: ['pwd'] }, 'problem=weak'],
  [{ acr: 'gold' }, '/command-center/sign-in'],
  [{ acr: 'silver', amr: ['pwd', 'mfa'] }, '/command-center/sign-in'],
])('an ID token that says %j leads to %s', async (claims, end) => {
  client = forgedServer.client();
  const begun = await client.get(START);
  const asked = new URL(begun.headers.get('location') ?? '').searchParams;
  forger.next(asked.get('nonce') ?? '', { claims });
  const answer = new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '', iss: forger.issuer });
  const { headers } = await client.get(`${START}/callback?${answer}`);
  expect(headers.get('location')).toMatch(new RegExp(`${end}$`));
});

test('our own code is asked for where the owner’s rule names the role, and only there', async () => {
  const { db } = server.database;
  await db.channel.updateMany({ data: { secondFactorRule: 'ADMINISTRATORS' } });
  await comeBackAs('strong-anna');
  const held = await ask('{ session { user { mustSetUpSecondFactor permissions } } }');
  expect(held.session?.user).toEqual({ mustSetUpSecondFactor: true, permissions: [] });
  const { beginSecondFactor } = await ask(
    'mutation { beginSecondFactor(input: {}) { ... on SecondFactorDraft { secret } ... on Error { code } } }',
  );
  const app = new Authenticator(String(beginSecondFactor?.secret));
  const CONFIRM = 'mutation ($input: CodeInput!) { confirmSecondFactor(input: $input) { __typename } }';
  const { confirmSecondFactor } = await ask(CONFIRM, { input: { code: app.next() } });
  expect(confirmSecondFactor).toEqual({ __typename: 'RecoveryCodes' });

  client = server.client();
  expect(await comeBackAs('strong-anna', '?to=/command-center/checkout')).toBe(
    '/command-center/sign-in/code?to=%2Fcommand-center%2Fcheckout',
  );
  expect(await login()).toBeNull();
  const COMPLETE = 'mutation ($input: CodeInput!) { completeSignIn(input: $input) { __typename } }';
  const { completeSignIn } = await ask(COMPLETE, { input: { code: app.next() } });
  expect(completeSignIn).toEqual({ __typename: 'Session' });
  expect(await login()).toBe('anna');

  await db.channel.updateMany({ data: { secondFactorRule: 'OFF' } });
  client = server.client();
  expect(await comeBackAs('strong-anna')).toBe('/command-center/sign-in');
  expect(await login()).toBe('anna');
});
