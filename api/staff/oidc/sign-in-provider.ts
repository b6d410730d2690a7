import * as client from 'openid-client';
import type { ProviderAccount, ProviderFlow, SignInProvider } from '../../access/sign-in-provider';
import { ProviderFault } from './provider-fault';

/** What the operator configured. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client that has none: PKCE alone protects it then. */
  readonly clientSecret: string | null;
  /** On the button. */
  readonly name: string;
  /** How strong a sign-in has to be, as the provider calls it; any when there is none. */
  readonly acrValues?: readonly string[];
}

/** Somebody waits in front of the screen. */
const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The provider is looked up at the first sign-in, and again until it answers: the shop opens without it. */
export function createSignInProvider(settings: ProviderSettings): SignInProvider {
  const { acrValues = [] } = settings;
  let known: Promise<client.Configuration> | null = null;
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw ProviderFault.from(error);
    });
    return known;
  };
  return {
    name: settings.name,
    begin: async (redirectUri) => begin(await configuration(), redirectUri, acrValues),
    finish: async (answer, flow) => {
      const config = await configuration();
      try {
        return await finish(config, answer, flow, acrValues);
      } catch (error) {
        throw ProviderFault.from(error);
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  const isLocal = server.protocol === 'http:' && LOOPBACK.has(server.hostname);
  const authentication = clientSecret === null ? client.None() : bySecret(clientSecret);
  return client.discovery(server, clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    // An ID token's signature is checked though it came straight from the provider.
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  });
}

/** In the way that the provider takes it; a header where it says nothing, as the standard has it. */
function bySecret(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function begin(config: client.Configuration, redirectUri: string, acrValues: readonly string[]) {
  const flow: ProviderFlow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
  });
  return { url, flow };
}

async function finish(
  config: client.Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: ProviderFlow,
  acrValues: readonly string[],
): Promise<ProviderAccount> {
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  // A provider may admit somebody with a weaker sign-in than requested, and says so.
  if (!isStrongEnough(claims, acrValues)) throw new ProviderFault('weak', false);
  // Many providers tell the address only where they are asked for it.
  const asks = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
  const told = asks ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
  return { issuer: claims.iss, subject: claims.sub, email: verifiedEmail(told.email, told.email_verified) };
}

/** Read from the signed ID token: query parameters and other endpoints are not signed. */
function isStrongEnough({ acr, amr }: client.IDToken, acrValues: readonly string[]): boolean {
  if (acrValues.length === 0) return true;
  const said = [acr, ...(Array.isArray(amr) ? amr : [])];
  return acrValues.some((value) => said.includes(value));
}

function verifiedEmail(email: unknown, isVerified: unknown): string | null {
  // Some providers write the boolean as text.
  const isTrue = isVerified === true || isVerified === 'true';
  return isTrue && typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
}
