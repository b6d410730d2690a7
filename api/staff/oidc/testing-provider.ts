import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider says of an account; the subject is its name in the map. */
export interface TestAccount {
  readonly email: string;
  readonly email_verified: boolean;
}

/** How an account signs in there, where that is more than by its name. */
export const STRONG = 'mfa';

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The shop's address, once it is known: only there does the provider lead back. */
  allow(shopUrl: string): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'carte', clientSecret: 'a secret of the test provider' };

/**
 * A real OpenID Connect provider on loopback. Its sign-in page asks for the account's name and nothing else.
 *
 * @param accounts - by subject; one whose name begins with `strong-` signs in with a second factor.
 */
export async function startTestProvider(accounts: Readonly<Record<string, TestAccount>>): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let redirectUri = 'http://127.0.0.1/callback';
  const provider = () => makeProvider(issuer, redirectUri, accounts);
  serve(server, provider());
  return {
    issuer,
    ...CLIENT,
    allow(shopUrl) {
      redirectUri = `${shopUrl}/api/_auth/provider/callback`;
      serve(server, provider());
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function makeProvider(issuer: string, redirectUri: string, accounts: Readonly<Record<string, TestAccount>>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    acrValues: [STRONG],
    findAccount: (_context, sub) => {
      const account = accounts[sub];
      return account && { accountId: sub, claims: () => ({ sub, ...account }) };
    },
    // Signing in is agreeing: the shop is the provider's own customer.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test provider'] },
  });
}

function serve(server: Server, provider: Provider): void {
  server.removeAllListeners('request');
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    void (async () => {
      if (request.method === 'POST') {
        const accountId = new URLSearchParams(await readBody(request)).get('account') ?? '';
        const result =
          accountId === ''
            ? { error: 'access_denied' }
            : { login: { accountId, ...(accountId.startsWith('strong-') && { acr: STRONG }) } };
        return provider.interactionFinished(request, response, result);
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Test provider</title>
        <form method="post"><label>Account <input name="account"></label><button>Continue</button></form>`);
    })();
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Signs in at the test provider as a browser would.
 *
 * @param account - its subject; an empty one goes back without signing in.
 * @returns the address that the provider leads back to, which nobody has opened yet.
 */
export async function signInAtProvider(start: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const ask = async (url: URL, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const { origin } = new URL(start);
  let url = new URL(start);
  for (let hops = 0; hops < 10 && url.origin === origin; hops += 1) {
    const isForm = url.pathname.startsWith('/sign-in/');
    const response = await ask(url, isForm ? new URLSearchParams({ account }) : undefined);
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
