import { hash, hashRaw, verify } from '@node-rs/argon2';
import { HashingQueue } from './hashing-queue';
import { foldPassword, MAXIMUM_PASSWORD } from './password-rule';

/** OWASP's second choice of argon2id parameters: 19 MiB, two passes, one lane. The library's variant is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of discarded random bytes: an unknown login's password is compared with it to take the same time. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$o1/XYBU06OI+Suk1mOgNEQ$3Grl2tNOk4RQmCZsrgAS4J/4xq0x2Rf5+0CfPAExMZY';

const queue = new HashingQueue();
/** However many strangers guess, known devices have their turn. */
const knownQueue = new HashingQueue();

/**
 * argon2id in PHC form, as it is stored.
 *
 * @throws {TooManyAttempts} when too many are being hashed already.
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(foldPassword(password), COST));
}

/**
 * Whether the password is the stored one. It takes the same time when there is none to hold it against.
 *
 * @param stored - null for an unknown login and for a staff member without a password.
 * @param isKnown - whether the try comes from a session or a device that is known to be theirs.
 * @throws {TooManyAttempts} when too many are being hashed already.
 */
export async function verifyPassword(stored: string | null, password: string, isKnown = false): Promise<boolean> {
  // An over-long one can't be right; its start is hashed all the same, so that it is as slow as any other.
  const folded = foldPassword(password.slice(0, MAXIMUM_PASSWORD * 2));
  const matches = await (isKnown ? knownQueue : queue).run(() => verify(stored ?? NOBODY, folded));
  return matches && stored !== null;
}

/**
 * argon2id of what is looked for among several of the same salt.
 *
 * @throws {TooManyAttempts} when too many are being hashed already.
 */
export async function hashWithSalt(text: string, salt: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await queue.run(() => hashRaw(text, { ...COST, salt })));
}
