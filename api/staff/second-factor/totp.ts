import { Secret, TOTP } from 'otpauth';

/** What RFC 4226 recommends: 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** The phone's clock may be slow or fast by a step, or the code was typed slowly. */
const STEPS_AROUND = 1;

/**
 * A new secret for an authenticator app, in base32 as apps take it.
 *
 * @param randomBytes - `randomBytes` of `node:crypto`, handed in.
 */
export function makeTotpSecret(randomBytes: (size: number) => Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** Which of the 30 seconds since 1970 it is: RFC 6238’s T. */
export function stepAt(now: Date): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() });
}

/**
 * The step that a code belongs to: the present one, or one beside it.
 *
 * @param code - six digits.
 * @returns null when it belongs to none of them.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const distance = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_AROUND });
  return distance === null ? null : stepAt(now) + distance;
}

/** What the QR code says: where apps read the secret, and under which names they keep it. */
export function otpauthUri(
  secret: string,
  { issuer, login }: { readonly issuer: string; readonly login: string },
): string {
  // A colon parts the names.
  const [shop, account] = [issuer, login].map((name) => name.replaceAll(':', ' '));
  return totp(secret, { issuer: shop, label: account }).toString();
}

/** Six digits of SHA-1 every 30 seconds: what every app takes. */
function totp(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}
