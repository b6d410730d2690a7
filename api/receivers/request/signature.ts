import { createHmac } from 'node:crypto';
import { refusal } from '../../kernel/refusal';

/** Standard Webhooks names a secret by this prefix; the rest is base64 of its bytes. */
const SECRET_PREFIX = 'whsec_';
/** The standard asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export class SigningSecretInvalid extends refusal(
  'SIGNING_SECRET_INVALID',
  422,
  'Not a secret of the Standard Webhooks scheme.',
) {
  override readonly message = 'not a Standard Webhooks secret';
}

/** The headers by which a receiver knows that the request is ours, and knows a repeated one. */
export interface SignatureHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** A new signing secret, `whsec_…`. @param randomBytes - as `randomBytes` of `node:crypto`. */
export function makeSigningSecret(randomBytes: (size: number) => Buffer): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** Whether a text is a secret of the standard: prefix, base64, 24 to 64 bytes. */
export function isSigningSecret(secret: string): boolean {
  const bytes = secretBytes(secret);
  return bytes !== null && bytes.length >= 24 && bytes.length <= 64;
}

/**
 * Signs one attempt by Standard Webhooks 1.0 (HMAC-SHA256 of `id.timestamp.body`), once with each secret.
 *
 * @param secrets - the present one first.
 * @param attempt - `id` is the same on every retry, `at` is the attempt's own time, `body` as it goes over the wire.
 * @throws {SigningSecretInvalid}
 */
export function sign(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): SignatureHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const bytes = secretBytes(secret);
    if (bytes === null) throw new SigningSecretInvalid();
    return `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function secretBytes(secret: string): Buffer | null {
  const base64 = secret.slice(SECRET_PREFIX.length);
  if (!secret.startsWith(SECRET_PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  return Buffer.from(base64, 'base64');
}
