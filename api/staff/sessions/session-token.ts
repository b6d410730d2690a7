import { sha256 } from '../../kernel/sha256';

const TOKEN_BYTES = 32;
/** What 32 bytes are in base64url; anything else in the cookie was never ours and needs no look-up. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/**
 * What a session's cookie holds: 256 random bits, base64url.
 *
 * @param randomBytes - `randomBytes` of `node:crypto`, handed in.
 */
export function makeSessionToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. @returns null when this can't be a token. */
export function hashSessionToken(token: string): Uint8Array<ArrayBuffer> | null {
  return TOKEN_SHAPE.test(token) ? sha256(token) : null;
}
