import { sha256 } from '../../kernel/sha256';

const TOKEN_BYTES = 32;
const PREFIX = 'carte_';
/** What people recognise it by: enough to tell a shop's tokens apart, far too little to guess the rest from. */
const SHOWN_LENGTH = PREFIX.length + 6;
const TOKEN_SHAPE = /^carte_[A-Za-z0-9_-]{43}$/;

/**
 * A new token: 256 random bits behind a word by which scanners find leaked ones.
 *
 * @param randomBytes - `randomBytes` of `node:crypto`, handed in.
 */
export function makeApiToken(randomBytes: (size: number) => Buffer): string {
  return PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

export function shownPrefix(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}

/** What the database keeps of a token. @returns null when this can't be a token. */
export function hashApiToken(token: string): Uint8Array<ArrayBuffer> | null {
  return TOKEN_SHAPE.test(token) ? sha256(token) : null;
}

/** What a proxy in front of the shop asks browsers for: it is not about our tokens. */
const OF_A_PROXY = /^(?:Basic|Digest|Negotiate|NTLM)\b/i;

/**
 * The token that a request was signed with, also when it is empty or no token: a signed request is never taken for a stranger's.
 *
 * @param authorization - the header of that name.
 * @returns null when nothing was signed.
 */
export function readBearer(authorization: string | null | undefined): string | null {
  if (!authorization || OF_A_PROXY.test(authorization)) return null;
  return authorization.replace(/^Bearer\b */i, '').trim();
}
