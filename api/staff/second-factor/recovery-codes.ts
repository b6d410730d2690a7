import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from '../passwords/password';
import { makeRecoveryCode, readCode } from './typed-code';

/** Enough for years, few enough for one slip of paper. */
const CODES = 10;
const SALT_BYTES = 16;

type Bytes = Uint8Array<ArrayBuffer>;

/** New recovery codes, and all that is kept of them. */
export interface MadeRecoveryCodes {
  readonly codes: readonly string[];
  /** One for all: a code that is typed is hashed once, whichever it is. */
  readonly salt: Bytes;
  readonly hashes: readonly Bytes[];
}

/** @throws {TooManyAttempts} when too many passwords are being hashed already. */
export async function makeRecoveryCodes(): Promise<MadeRecoveryCodes> {
  const codes = Array.from({ length: CODES }, () => makeRecoveryCode(randomInt));
  const salt = Uint8Array.from(randomBytes(SALT_BYTES));
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(lettersOf(code), salt))) };
}

/** @param letters - without the hyphens. */
export function hashRecoveryCode(letters: string, salt: Uint8Array): Promise<Bytes> {
  return hashWithSalt(letters, salt);
}

function lettersOf(code: string): string {
  const read = readCode(code);
  if (read?.kind !== 'recovery') throw new Error('a recovery code that we made has another shape');
  return read.letters;
}
