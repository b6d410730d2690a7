import { z } from 'zod';

/** What checks them, when it is needed: with what reads certificates it takes a tenth of a second and 25 MB. */
export const loadVerifier = () => import('@simplewebauthn/server');

/** Longer ones are no authenticator's. */
const MAXIMUM_ID = 1400;
const MAXIMUM_PART = 20_000;

const bytesRule = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/);

/** What a browser answers when a passkey was made, as base64url. */
export const MadePasskeyRule = z.strictObject({
  id: bytesRule(MAXIMUM_ID),
  clientDataJson: bytesRule(MAXIMUM_PART),
  attestationObject: bytesRule(MAXIMUM_PART),
  transports: z
    .array(z.string().max(20))
    .max(10)
    .nullish()
    .transform((transports) => transports ?? []),
});

/** What a browser answers when a passkey has signed, as base64url. */
export const PasskeySignatureRule = z.strictObject({
  id: bytesRule(MAXIMUM_ID),
  clientDataJson: bytesRule(MAXIMUM_PART),
  authenticatorData: bytesRule(MAXIMUM_PART),
  signature: bytesRule(MAXIMUM_PART),
});

const of = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** As WebAuthn's JSON has it. */
export function registrationResponse({ id, clientDataJson, attestationObject }: z.output<typeof MadePasskeyRule>) {
  return { ...of(id), response: { clientDataJSON: clientDataJson, attestationObject } };
}

/** As above. */
export function authenticationResponse(signed: z.output<typeof PasskeySignatureRule>) {
  const { id, clientDataJson, authenticatorData, signature } = signed;
  return { ...of(id), response: { clientDataJSON: clientDataJson, authenticatorData, signature } };
}
