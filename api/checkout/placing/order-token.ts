import { randomBytes } from 'node:crypto';

/** 128 bits: nobody guesses the address of somebody's order. */
const TOKEN_BYTES = 16;

/** What the address of an order's page ends with. */
export function newOrderToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
