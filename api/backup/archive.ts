import { chmod, mkdir, rename, statfs, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadEntry } from 'tar';
import { BackupUnreadable } from './manifest';

/** The parts of a backup, as paths in its archive and in the data directory. */
export const PARTS = {
  manifest: 'manifest.json',
  database: 'database',
  media: 'media',
  /** One line a key. */
  secretKey: 'secret-key',
  /** In the data directory alone. */
  previousSecretKey: 'secret-key.previous',
} as const;

/** Limits on what an archive may hold: a stranger's file must not fill the disk, or write outside its folder. */
export interface UnpackLimits {
  readonly entries: number;
  /** Bytes of all files together. */
  readonly bytes: number;
  /** Unpacked bytes for each packed one. */
  readonly ratio: number;
}

/** A shop of 20,000 photos has 400,000 files; rows of many equal words come to 200 times their packed size. */
const LIMITS = { entries: 1_000_000, ratio: 500 } as const;

/** Of one header with a long name: names of ours fit in 200. */
const HEADER_BYTES = 64 * 1024;

const FILE = /^(manifest\.json|secret-key|database\/[^/]+\.copy|media\/[^/]+(\/[^/]+){0,3})$/;
const FOLDER = /^(database|media(\/[^/]+){0,3})\/?$/;

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
  const { create } = await import('tar');
  await create({ file: unfinished, cwd: folder, gzip: true, follow: true, portable: true, mode: 0o600 }, parts);
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
}

/**
 * @param limits - others than this release's; all that is free on the disk for the bytes.
 * @throws {BackupUnreadable} when it is no such file, is damaged, or holds what no backup does. Nothing is ever written outside
 *   of the folder, and nothing more once an entry was refused.
 */
export async function unpack(file: string, folder: string, limits: Partial<UnpackLimits> = {}): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const { entries, bytes, ratio } = { ...LIMITS, bytes: bavail * bsize, ...limits };
  const count = { entries: 0, bytes: 0 };
  let refusal: string | null = null;
  const refuse = (entry: ReadEntry): string | null => {
    count.entries += 1;
    count.bytes += entry.size;
    if (count.entries > entries) return `more than ${entries} files`;
    if (count.bytes > bytes) return `more than the ${bytes} bytes that there is room for`;
    return isOfBackup(entry)
      ? null
      : `what no backup holds: ${JSON.stringify(entry.path.slice(0, 80))} (${entry.type})`;
  };
  const { extract } = await import('tar');
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      maxDecompressionRatio: ratio,
      maxMetaEntrySize: HEADER_BYTES,
      filter: (_path, entry) => {
        if ('header' in entry) refusal ??= refuse(entry);
        return refusal === null;
      },
    });
  } catch (cause) {
    throw new BackupUnreadable(`${file} is no backup of Carte, or it is damaged.`, { cause });
  }
  if (refusal !== null) throw new BackupUnreadable(`${file} is refused: it holds ${refusal}.`);
}

function isOfBackup({ path, type }: ReadEntry): boolean {
  if (path.split('/').includes('..') || path.includes('\\') || path.includes('\0')) return false;
  return type === 'Directory' ? FOLDER.test(path) : (type === 'File' || type === 'OldFile') && FILE.test(path);
}
