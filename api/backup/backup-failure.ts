import { MigrationConflict } from '../db/migrations';
import type { BackupFailure } from '../generated/prisma/client';
import { BucketFailed } from '../media/storage/bucket';
import { BackupUnreadable } from './manifest';

const CODES: Readonly<Record<string, BackupFailure>> = {
  ENOSPC: 'NO_ROOM',
  EDQUOT: 'NO_ROOM',
  '53100': 'NO_ROOM',
  EACCES: 'STORAGE',
  EPERM: 'STORAGE',
  EROFS: 'STORAGE',
  ENOENT: 'STORAGE',
  ENOTDIR: 'STORAGE',
  EIO: 'STORAGE',
  /** PostgreSQL: `insufficient_privilege`. */
  '42501': 'NOT_ALLOWED',
};

/** The name under which staff see the failure; the log has the details. */
export function backupFailureOf(error: unknown): BackupFailure {
  if (error instanceof BucketFailed) return 'STORAGE';
  if (error instanceof BackupUnreadable || error instanceof MigrationConflict) return 'DAMAGED';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES[code] ?? 'FAILED';
}
