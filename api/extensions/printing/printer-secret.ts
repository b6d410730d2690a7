import { createHash } from 'node:crypto';

/** What the database keeps of a printer's secret; 192 random bits need no salt. */
export function hashSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}
