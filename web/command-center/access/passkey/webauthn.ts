import type { AddPasskeyInput, PasskeyDraftPartsFragment } from '../../../gql/graphql';

/** Whether this browser can have passkeys at this address: never on plain http but on localhost, and never on a bare IP address. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^(?:[\d.]+|\[.*\])$/.test(location.hostname);
}

/** How a person’s choice in the browser’s own window ended, when nothing came of it. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

/** What a browser answers when it has made one. */
export type MadePasskey = Omit<AddPasskeyInput, 'name'>;

/** Has the browser make a passkey. The library is loaded with the first press. @throws whatever the browser does: see {@link problemOf}. */
export async function makePasskey(draft: PasskeyDraftPartsFragment): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: draft.challenge,
      rp: { id: draft.host, name: draft.shopName },
      user: { id: draft.userId, name: draft.login, displayName: draft.name },
      pubKeyCredParams: draft.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: draft.knownIds.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON: clientDataJson, attestationObject, transports } = response;
  return { id, clientDataJson, attestationObject, transports: transports ?? [] };
}

/** Has one of the browser’s passkeys sign. @throws as above. */
export async function signByPasskey({ challenge, host }: { readonly challenge: string; readonly host: string }) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: host, userVerification: 'required' },
  });
  const { clientDataJSON: clientDataJson, authenticatorData, signature } = response;
  return { id, clientDataJson, authenticatorData, signature };
}

export function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
