import { createHmac, timingSafeEqual } from 'node:crypto';

/** What RFC 4226 recommends: 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** This step first; then the phone's clock may be slow or fast, or the code was typed slowly. */
const STEPS_AROUND = [0, -1, 1] as const;

/**
 * A new secret for an authenticator app, in base32 as apps take it.
 *
 * @param randomBytes - `randomBytes` of `node:crypto`, handed in.
 */
export function makeTotpSecret(randomBytes: (size: number) => Uint8Array): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Which of the 30 seconds since 1970 it is: RFC 6238’s T. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The six digits that an app shows during a step (RFC 6238, SHA-1). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step that a code belongs to: the present one, or one beside it.
 *
 * @param code - six digits.
 * @returns null when it belongs to none of them.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const typed = Buffer.from(code);
  const steps = STEPS_AROUND.map((distance) => stepAt(now) + distance);
  const matches = (step: number) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  };
  return steps.find(matches) ?? null;
}

/** What the QR code says: where apps read the secret, and under which names they keep it. */
export function otpauthUri(
  secret: string,
  { issuer, login }: { readonly issuer: string; readonly login: string },
): string {
  // A colon parts the names.
  const [shop, account] = [issuer, login].map((name) => encodeURIComponent(name.replaceAll(':', ' ')));
  return `otpauth://totp/${shop}:${account}?secret=${secret}&issuer=${shop}`;
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
