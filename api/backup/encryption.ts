import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupUnreadable } from './manifest';

/** What locks backups, in the age format: any program that knows it can open them. */
export type BackupLock = { readonly passphrase: string } | { readonly key: string };

/** First bytes of every file in that format. */
const MAGIC = 'age-encryption.org/v1\n';

/** 32 MB of memory and less than a second; age's own 18 would take 256 MB, which small servers do not have. */
const SCRYPT_WORK_FACTOR = 15;

/** Ends the name of a file that is locked. */
export const LOCKED_SUFFIX = '.age';

/** When a backup is locked or opened: with its ciphers it takes 20 MB. */
const loadAge = () => import('age-encryption');

export async function lockFile(source: string, target: string, lock: BackupLock): Promise<void> {
  const { Encrypter, identityToRecipient } = await loadAge();
  const encrypter = new Encrypter();
  if ('passphrase' in lock) {
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
    encrypter.setPassphrase(lock.passphrase);
  } else encrypter.addRecipient(await identityToRecipient(lock.key));
  await write(await encrypter.encrypt(read(source)), target);
}

/** @throws {BackupUnreadable} when it is another lock's, or damaged. */
export async function unlockFile(source: string, target: string, lock: BackupLock | null): Promise<void> {
  if (lock === null) {
    throw new BackupUnreadable(
      'The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY to what it was locked with.',
    );
  }
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  if ('passphrase' in lock) decrypter.addPassphrase(lock.passphrase);
  else decrypter.addIdentity(lock.key);
  try {
    await write(await decrypter.decrypt(read(source)), target);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) throw cause;
    throw new BackupUnreadable(
      'The backup does not open: BACKUP_PASSPHRASE or BACKUP_KEY is not what it was locked with, or the file is damaged.',
      { cause },
    );
  }
}

export async function isLocked(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}

function read(file: string): ReadableStream<Uint8Array> {
  // Node types its own ReadableStream apart from the global one, which is the same class.
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

async function write(stream: ReadableStream<Uint8Array>, file: string): Promise<void> {
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
}
