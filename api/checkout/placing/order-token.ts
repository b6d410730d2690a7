import { randomBytes } from 'node:crypto';

/** 128 bits: too long to be guessed. */
const TOKEN_BYTES = 16;

/** What the address of an order's page ends with. */
export function newOrderToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
