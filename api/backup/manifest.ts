import { z } from 'zod';

/** Raised when an older release could not read a newer backup. */
export const BACKUP_FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const savedTable = z.object({
  name: z.string().min(1),
  /** In the order of the file's columns; generated ones are left out. */
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().nonnegative(),
  /** Of the file `database/{name}.copy`, hexadecimal. */
  sha256,
});

const savedSequence = z.object({
  name: z.string().min(1),
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
});

const manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Of the snapshot: everything that was committed before it is in the backup, nothing after it. */
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string().min(1), checksum: sha256 })).min(1),
  tables: z.array(savedTable),
  sequences: z.array(savedSequence),
});

/** What `manifest.json` of a backup says. */
export type BackupManifest = z.infer<typeof manifest>;
export type SavedTable = z.infer<typeof savedTable>;
export type SavedSequence = z.infer<typeof savedSequence>;

/**
 * The file is no backup that this release can read, or it is damaged; the message tells the operator what to do.
 */
export class BackupUnreadable extends Error {
  override readonly name = 'BackupUnreadable';
}

/** @throws {BackupUnreadable} */
export function parseManifest(text: string): BackupManifest {
  const parsed = manifest.safeParse(toJson(text));
  if (!parsed.success) {
    throw new BackupUnreadable('Its manifest.json is not one that this release of Carte can read.');
  }
  return parsed.data;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
