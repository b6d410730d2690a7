import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../kernel/sha256';

/** Without 0, O, 1, I and L, which look alike in a log's font. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * The code that the server prints and the first-run wizard asks for, `XXXX-XXXX`: about 40 bits, behind a delay. It
 * follows from the secret key, so that every node prints and takes the same one.
 */
export function createSetUpCode(secretKey: Uint8Array): string {
  const random = createHmac('sha256', secretKey).update('set-up code').digest();
  const letters = Array.from({ length: LENGTH }, (_, index) =>
    ALPHABET.charAt(random.readUInt32BE(index * 4) % ALPHABET.length),
  ).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** The code as someone may type it: small letters, spaces or no dash. */
function digest(code: string): Uint8Array {
  const folded = code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return sha256(folded);
}

/** In constant time, so that an answer's delay tells nothing of how much was right. */
export function isSameSetUpCode(typed: string, expected: string): boolean {
  return timingSafeEqual(digest(typed), digest(expected));
}
