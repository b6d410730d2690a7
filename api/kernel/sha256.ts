import { createHash } from 'node:crypto';

/** What the database keeps of a secret. Without salt: many random bits can't be guessed from it. */
export const sha256 = (secret: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());
