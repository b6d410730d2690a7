import { join } from 'node:path';
import { createBucket } from '../media/storage/bucket';
import type { PhotoSettings } from '../media/storage/photo-storage-of';
import { type BackupStorage, createBackupBucket, createBackupDirectory } from './backup-storage';
import type { BackupLock } from './encryption';

/** A large backup takes its time; nobody waits for it. */
const HOUR_MS = 60 * 60 * 1000;

/** What the settings say of backups. */
export interface BackupSettings extends PhotoSettings {
  readonly backupDirectory: string | null;
  readonly backupBucket: string | null;
  readonly backupBucketRegion: string | null;
  readonly backupBucketKey: string | null;
  readonly backupBucketSecret: string | null;
  readonly backupPassphrase: string | null;
  readonly backupKey: string | null;
  readonly backupBeforeMigration: boolean;
  readonly secretKey: Uint8Array;
  readonly previousSecretKeys: readonly Uint8Array[];
  readonly keepsSecretKey: boolean;
}

export function backupStorageOf(settings: BackupSettings): BackupStorage {
  const { backupBucket: url, backupBucketRegion: region, backupBucketKey, backupBucketSecret } = settings;
  if (url === null || backupBucketKey === null || backupBucketSecret === null) {
    return createBackupDirectory(settings.backupDirectory ?? join(settings.dataDirectory, 'backups'));
  }
  const bucket = createBucket(
    { url, region, accessKeyId: backupBucketKey, secretAccessKey: backupBucketSecret },
    HOUR_MS,
  );
  return createBackupBucket(bucket, url);
}

/** Null: backups are not encrypted. */
export function backupLockOf({ backupPassphrase: passphrase, backupKey: key }: BackupSettings): BackupLock | null {
  if (passphrase !== null) return { passphrase };
  return key === null ? null : { key };
}

/** The keys that a backup holds; none when the operator keeps them. */
export function savedKeysOf({ keepsSecretKey, secretKey, previousSecretKeys }: BackupSettings): readonly Uint8Array[] {
  return keepsSecretKey ? [secretKey, ...previousSecretKeys] : [];
}
