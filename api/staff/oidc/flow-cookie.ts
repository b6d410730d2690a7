import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** How long somebody may take at the provider. */
const LIFETIME_MS = 10 * 60_000;

const FlowRule = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where they wanted to go; checked by the sign-in page, like any other address. */
  to: z.string().nullable(),
  isPopup: z.boolean(),
  /** The invitation that they accept with their account. */
  invitation: z.string().nullable(),
  expiresAt: z.number(),
});

/** A sign-in that is under way at the provider. */
export type SignInFlow = z.output<typeof FlowRule>;

/** On https the prefix makes browsers refuse the cookie from any other host. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-carte_sign_in' : 'carte_sign_in');

function flowKey(secretKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'carte sign-in flow', 32));
}

/** The `Set-Cookie` that remembers a sign-in under way, for nobody else to read or change. */
export function flowCookie(
  flow: Omit<SignInFlow, 'expiresAt'>,
  { secretKey, now, isSecure }: { readonly secretKey: Uint8Array; readonly now: Date; readonly isSecure: boolean },
): string {
  const expiresAt = now.getTime() + LIFETIME_MS;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, flowKey(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ ...flow, expiresAt }), 'utf8'), cipher.final()]);
  const value = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  return setCookie(value, isSecure, LIFETIME_MS / 1000);
}

/** The `Set-Cookie` that forgets it: an answer counts once. */
export function forgetFlowCookie(isSecure: boolean): string {
  return setCookie('', isSecure, 0);
}

/**
 * @param secretKeys - the key, and former ones: who is at the provider while it changes comes back.
 * @returns null when there is none, when it has expired, and when it is not as this shop wrote it.
 */
export function readFlowCookie(
  cookieHeader: string | null,
  {
    secretKeys,
    now,
    isSecure,
  }: { readonly secretKeys: readonly Uint8Array[]; readonly now: Date; readonly isSecure: boolean },
): SignInFlow | null {
  const name = nameOf(isSecure);
  const value = cookieHeader ? parse(cookieHeader, name)[name] : undefined;
  if (!value) return null;
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  for (const secretKey of secretKeys) {
    const flow = openFlow(bytes, secretKey);
    if (flow) return flow.expiresAt > now.getTime() ? flow : null;
  }
  return null;
}

function openFlow(bytes: Buffer, secretKey: Uint8Array): SignInFlow | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, flowKey(secretKey), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    return FlowRule.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

// Lax, not Strict: the provider leads back here by a link from its own site.
function setCookie(value: string, isSecure: boolean, maxAge: number): string {
  return serialize(nameOf(isSecure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge });
}
