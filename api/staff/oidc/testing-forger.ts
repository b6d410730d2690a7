import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** What an ID token says. */
export type Claims = Readonly<Record<string, unknown>>;

/** How a provider that means ill, or somebody between, answers for the next code. */
export interface Forgery {
  readonly claims?: Claims;
  readonly alg?: 'none' | 'HS256';
  /** Signed by a key that the provider never published. */
  readonly isSignedByStranger?: boolean;
}

export interface Forger {
  readonly issuer: string;
  readonly clientSecret: string;
  /** The nonce that the shop sent along, as a provider would see it. */
  next(nonce: string, forgery: Forgery): void;
  close(): Promise<void>;
}

const CLIENT_SECRET = 'a secret that is long enough for a signature';

/** A provider whose tokens can be forged: what it issues is well-formed and, by default, true. */
export async function startForger(clientId: string, account: Claims): Promise<Forger> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let planned = { nonce: '', forgery: {} as Forgery };
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await answer(request.url ?? '')));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function idToken(): Promise<string> {
    const { nonce, forgery } = planned;
    const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 300 };
    const claims = { iss: issuer, aud: clientId, nonce, ...times, ...account, ...forgery.claims };
    if (forgery.alg === 'none') return new UnsecuredJWT(claims).encode();
    if (forgery.alg === 'HS256') {
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET));
    }
    const key = forgery.isSignedByStranger ? stranger.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  async function answer(url: string): Promise<unknown> {
    if (url === '/jwks') return { keys: [jwk] };
    if (url === '/token') return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() };
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  return {
    issuer,
    clientSecret: CLIENT_SECRET,
    next(nonce, forgery) {
      planned = { nonce, forgery };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
