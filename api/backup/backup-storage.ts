import { createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Bucket, BucketFailed } from '../media/storage/bucket';
import { isBackupName } from './backup-name';

/** Where backups are kept. */
export interface BackupStorage {
  /** For people: a folder, or a bucket's address. */
  readonly place: string;
  /** Keeps the file under the name, whole or not at all. */
  put(file: string, name: string): Promise<void>;
  /** @returns whether there is one of that name, which is in the file then. */
  get(name: string, file: string): Promise<boolean>;
  delete(name: string): Promise<void>;
  /** Names of the backups that Carte made, oldest first; other files are ignored. */
  list(): Promise<readonly string[]>;
}

export function createBackupDirectory(directory: string): BackupStorage {
  return {
    place: directory,
    async put(file, name) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = join(directory, `${name}.unfinished`);
      // Copied, since it may be another disk's.
      await copyFile(file, unfinished);
      await rename(unfinished, join(directory, name));
    },
    async get(name, file) {
      return copyFile(join(directory, name), file).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
    },
    delete: (name) => rm(join(directory, name), { force: true }),
    async list() {
      const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names) if (isBackupName(name, '.unfinished')) await rm(join(directory, name), { force: true });
      return names.filter((name) => isBackupName(name)).sort();
    },
  };
}

/** S3 takes so much in one request. */
const LARGEST_BYTES = 5 * 1024 ** 3;

export function createBackupBucket(bucket: Bucket, address: string): BackupStorage {
  return {
    place: address,
    async put(file, name) {
      // Read from the disk while it is sent.
      const blob = await openAsBlob(file);
      if (blob.size > LARGEST_BYTES) throw new BucketFailed('a bucket takes 5 GB at once, and the backup is larger');
      await bucket.put(name, blob, 'application/octet-stream');
    },
    async get(name, file) {
      const found = await bucket.get(name);
      if (found === null) return false;
      await pipeline(found.body, createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    delete: (name) => bucket.delete(name),
    async list() {
      const names: string[] = [];
      for await (const name of bucket.list('')) if (isBackupName(name)) names.push(name);
      return names.sort();
    },
  };
}
