import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without 0, O, 1, I and L, which look alike in a log's font. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP_LENGTH = 4;

/** The code that the server prints and the first-run wizard asks for, `XXXX-XXXX`: about 40 bits, behind a delay. */
export function createSetUpCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${group()}-${group()}`;
}

/** The code as someone may type it: small letters, spaces or no dash. */
function digest(code: string): Buffer {
  const folded = code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return createHash('sha256').update(folded).digest();
}

/** In constant time, so that an answer's delay tells nothing of how much was right. */
export function isSameSetUpCode(typed: string, expected: string): boolean {
  return timingSafeEqual(digest(typed), digest(expected));
}
