import { chmod, mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { BackupUnreadable } from './manifest';

/** What a backup holds, as paths in its archive and in the data directory. */
export const PARTS = {
  manifest: 'manifest.json',
  database: 'database',
  media: 'media',
  /** One line a key. */
  secretKey: 'secret-key',
  /** In the data directory alone. */
  previousSecretKey: 'secret-key.previous',
} as const;

/**
 * Packs a folder as one compressed file that only its owner reads. It has its name only when it is whole: what a full disk
 * or a power cut leaves is called `….unfinished`.
 *
 * @param folder - with the parts.
 * @param mediaDirectory - its photos go in from where they lie; null for none.
 */
export async function pack(folder: string, mediaDirectory: string | null, file: string): Promise<void> {
  const parts: string[] = [PARTS.manifest, PARTS.secretKey, PARTS.database];
  if (mediaDirectory) {
    await symlink(mediaDirectory, join(folder, PARTS.media));
    parts.push(PARTS.media);
  }
  const unfinished = `${file}.unfinished`;
  await create({ file: unfinished, cwd: folder, gzip: true, follow: true, portable: true, mode: 0o600 }, parts);
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
}

/** @throws {BackupUnreadable} when it is no such file, or is damaged. */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await extract({ file, cwd: folder, strict: true });
  } catch (cause) {
    throw new BackupUnreadable(`${file} is no backup of Carte, or it is damaged.`, { cause });
  }
}
