import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
/** 96 bits, what GCM is specified for; random, which is safe for 2^32 seals under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed value is for: one sealed for another purpose does not open. */
export type SecretPurpose =
  | 'receiver-authorization'
  | 'receiver-signing-secret'
  | 'staff-second-factor'
  | 'payment-key'
  | 'payment-notice-secret'
  | 'notice-channel'
  | 'staff-mail'
  | 'password-recovery';

/** A sealed value that no known key opens: the key was changed or the bytes were. It never holds the value. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

/** Seals and opens what must not be readable in the database or a backup of it. */
export interface SecretBox {
  /** @returns key id (4 bytes), nonce (12), tag (16), cipher text. */
  seal(text: string, purpose: SecretPurpose): Uint8Array<ArrayBuffer>;
  /** @throws {SecretUnreadable} */
  open(sealed: Uint8Array, purpose: SecretPurpose): string;
  /** The same; null where it is unreadable. */
  tryOpen(sealed: Uint8Array, purpose: SecretPurpose): string | null;
  /** Whether it was sealed with the key that new values are sealed with. */
  isCurrent(sealed: Uint8Array): boolean;
}

interface SecretKeys {
  readonly secretKey: Uint8Array;
  readonly previousSecretKeys: readonly Uint8Array[];
}

/** The box over this server's keys. */
export function secretBoxOf({ secretKey, previousSecretKeys }: SecretKeys): SecretBox {
  return createSecretBox(secretKey, previousSecretKeys);
}

/**
 * A box over AES-256-GCM.
 *
 * @param key - 32 bytes; new values are sealed with it.
 * @param olderKeys - open what was sealed before the key was changed.
 * @throws {RangeError} when a key has another length.
 */
export function createSecretBox(key: Uint8Array, olderKeys: readonly Uint8Array[] = []): SecretBox {
  const keys = new Map([...olderKeys, key].map((known) => [keyId(known).toString('hex'), known]));
  const box: SecretBox = {
    isCurrent: (sealed) => Buffer.from(sealed).subarray(0, KEY_ID_BYTES).equals(keyId(key)),
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Uint8Array.from(Buffer.concat([keyId(key), nonce, cipher.getAuthTag(), sealed]));
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const known = keys.get(bytes.subarray(0, KEY_ID_BYTES).toString('hex'));
      if (!known) throw new SecretUnreadable('sealed with a key that is not configured');
      const tagAt = KEY_ID_BYTES + NONCE_BYTES;
      try {
        const decipher = createDecipheriv(ALGORITHM, known, bytes.subarray(KEY_ID_BYTES, tagAt), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
        return decipher.update(bytes.subarray(tagAt + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SecretUnreadable('the sealed bytes were changed');
      }
    },
    tryOpen(sealed, purpose) {
      try {
        return box.open(sealed, purpose);
      } catch (error) {
        if (error instanceof SecretUnreadable) return null;
        throw error;
      }
    },
  };
  return box;
}

/**
 * Seals with the present key what a former one sealed.
 *
 * @returns the same bytes when there is nothing to do, or nothing that could be done.
 */
export function resealed(secrets: SecretBox, sealed: Sealed, purpose: SecretPurpose): Sealed {
  if (secrets.isCurrent(sealed)) return sealed;
  const text = secrets.tryOpen(sealed, purpose);
  return text === null ? sealed : secrets.seal(text, purpose);
}

type Sealed = Uint8Array<ArrayBuffer>;

/** Names a key without telling anything of it. */
function keyId(key: Uint8Array): Buffer {
  if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes, this one ${key.length}`);
  return createHash('sha256').update('carte key id').update(key).digest().subarray(0, KEY_ID_BYTES);
}
