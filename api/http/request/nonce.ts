import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** What lets the scripts of one answer run, and of no other. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}
