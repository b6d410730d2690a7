import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Database } from '../db/client';
import { onDatabase } from '../db/postgres-client';
import type { BackupFailure, BackupKind } from '../generated/prisma/client';
import { backupFailureOf } from './backup-failure';
import { backupName, outlived } from './backup-name';
import { type BackupSettings, backupLockOf, backupStorageOf, savedKeysOf } from './backup-place';
import { firstShop, latestAttempt, latestBackup, readSchedule, writeRun, writeTrial } from './backup-run.store';
import { lastDue } from './backup-schedule';
import { isLocked, LOCKED_SUFFIX, lockFile, unlockFile } from './encryption';
import { makeBackup } from './make-backup.command';
import { restoreBackup } from './restore-backup.command';
import { dropScratchDatabase, withScratchDatabase } from './scratch-database';
import { withPhotos } from './with-photos';

/** Folders that a crash leaves behind are known by it. */
const WORK_FOLDER = 'backup-work-';

/** After a failure the next try comes that much later. */
const RETRY_MS = 60 * 60 * 1000;

export interface BackupWork {
  readonly db: Database;
  /** Of PostgreSQL itself, not of a pooler. */
  readonly databaseUrl: string;
  readonly settings: BackupSettings;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** Ends it between two of its steps. */
  readonly signal?: AbortSignal;
}

/**
 * One look at the clock: makes a backup when one is due, and tries it. The lock lives as long as its connection, so that of
 * any number of nodes one does it, and after a crash the next one begins again.
 *
 * @returns whether one was begun.
 */
export async function makeDueBackup(work: BackupWork): Promise<boolean> {
  const begun = await underLock(work.databaseUrl, async () => {
    await clearLeftovers(work);
    const kind = await dueKind(work);
    if (kind === null) return false;
    await runBackup(work, kind);
    return true;
  });
  return begun ?? false;
}

async function dueKind({ db, now }: BackupWork): Promise<BackupKind | null> {
  const [schedule, shop, latest, attempt] = await Promise.all([
    readSchedule(db),
    firstShop(db),
    latestBackup(db),
    latestAttempt(db),
  ]);
  if (shop === null) return null;
  if (schedule.askedForAt !== null && (attempt === null || attempt.startedAt < schedule.askedForAt)) return 'ASKED_FOR';
  if (!schedule.isOn) return null;
  // A shop that is new waits for its first time; one that was off then makes up for it.
  const since = latest?.startedAt ?? shop.createdAt;
  if (lastDue(schedule, now(), shop.timeZone) <= since) return null;
  const isTooSoon = attempt?.failure && now().getTime() - attempt.startedAt.getTime() < RETRY_MS;
  return isTooSoon ? null : 'SCHEDULED';
}

async function runBackup(work: BackupWork, kind: BackupKind): Promise<void> {
  const { db, logger, now, settings } = work;
  const startedAt = now();
  await inWorkFolder(settings.dataDirectory, async (folder) => {
    try {
      const made = await keepBackup(work, folder, startedAt);
      const { id } = await writeRun(db, { kind, startedAt, finishedAt: now(), made });
      logger.info({ backup: made.name, bytes: made.bytes }, 'a backup was made');
      work.signal?.throwIfAborted();
      const trialFailure = await tryBackup(work, made.name);
      await writeTrial(db, id, { triedAt: now(), trialFailure });
      await forgetOutlived(work);
    } catch (error) {
      if (work.signal?.aborted) return;
      logger.error({ err: error }, 'a backup could not be made');
      await writeRun(db, { kind, startedAt, finishedAt: now(), failure: backupFailureOf(error) });
    }
  });
}

/** Makes one and brings it to where backups are kept. */
async function keepBackup({ databaseUrl, settings, signal }: BackupWork, folder: string, at: Date) {
  const file = join(folder, 'backup.tar.gz');
  const lock = backupLockOf(settings);
  const name = backupName(at, { isBeforeMigration: false, isLocked: lock !== null });
  const { rows } = await withPhotos(settings, file, (photos) =>
    makeBackup({ databaseUrl, secretKeys: savedKeysOf(settings), ...photos }, file),
  );
  signal?.throwIfAborted();
  const locked = await lockedFile(file, lock);
  const { size: bytes } = await stat(locked);
  await backupStorageOf(settings).put(locked, name);
  return { name, bytes, rows };
}

async function lockedFile(file: string, lock: ReturnType<typeof backupLockOf>): Promise<string> {
  if (lock === null) return file;
  const locked = file + LOCKED_SUFFIX;
  await lockFile(file, locked, lock);
  await rm(file);
  return locked;
}

/**
 * Restores what lies where backups are kept into a scratch database, which compares every table's sum with what was saved.
 *
 * @returns null when all is as it was.
 */
export async function tryBackup(work: BackupWork, name: string): Promise<BackupFailure | null> {
  const { databaseUrl, logger, settings } = work;
  try {
    await inWorkFolder(settings.dataDirectory, async (folder) => {
      const fetched = join(folder, 'fetched');
      const unlocked = join(folder, 'unlocked');
      const dataDirectory = join(folder, 'trial');
      await mkdir(dataDirectory);
      if (!(await backupStorageOf(settings).get(name, fetched))) {
        throw Object.assign(new Error(`${name} is gone`), { code: 'ENOENT' });
      }
      const isLockedFile = await isLocked(fetched);
      if (isLockedFile) await unlockFile(fetched, unlocked, backupLockOf(settings));
      await withScratchDatabase(databaseUrl, (scratch) =>
        restoreBackup(isLockedFile ? unlocked : fetched, {
          databaseUrl: scratch,
          dataDirectory,
          keepsSecretKey: false,
        }),
      );
    });
    return null;
  } catch (error) {
    logger.error({ err: error, backup: name }, 'a backup could not be restored on trial');
    return backupFailureOf(error);
  }
}

/** Deletes what has outlived number and age. */
async function forgetOutlived({ db, settings, now }: BackupWork): Promise<void> {
  const storage = backupStorageOf(settings);
  const schedule = await readSchedule(db);
  for (const name of outlived(await storage.list(), schedule, now())) await storage.delete(name);
}

/** Of a process that was killed: its folders, and its scratch database. */
async function clearLeftovers({ databaseUrl, settings }: BackupWork): Promise<void> {
  const names = await readdir(settings.dataDirectory).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(WORK_FOLDER))) {
    await rm(join(settings.dataDirectory, name), { recursive: true, force: true });
  }
  await dropScratchDatabase(databaseUrl);
}

async function inWorkFolder<Result>(dataDirectory: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(dataDirectory, { recursive: true });
  const folder = await mkdtemp(join(dataDirectory, WORK_FOLDER));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns null when another node has the lock. */
/**
 * Does the work while no other node makes, tries or restores a backup.
 *
 * @returns null when one does.
 */
export function underLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      ADVISORY_LOCKS.backup,
    ]);
    return rows[0]?.isMine ? work() : null;
  });
}

/**
 * The database as it is before a migration, without the photos, which no migration touches.
 *
 * @returns its name and size, for a line of its own once the tables are up to date.
 * @throws {Error} saying what to do, when it cannot be made: nothing may be migrated then.
 */
export async function backUpBeforeMigration({ databaseUrl, settings, now }: Omit<BackupWork, 'db' | 'logger'>) {
  const lock = backupLockOf(settings);
  const storage = backupStorageOf(settings);
  const name = backupName(now(), { isBeforeMigration: true, isLocked: lock !== null });
  try {
    return await inWorkFolder(settings.dataDirectory, async (folder) => {
      const file = join(folder, 'backup.tar.gz');
      const source = { databaseUrl, mediaDirectory: null, secretKeys: savedKeysOf(settings) };
      const { rows } = await makeBackup(source, file);
      const locked = await lockedFile(file, lock);
      await storage.put(locked, name);
      return { name, rows, bytes: (await stat(locked)).size };
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database has to be migrated, and no backup could be made first (${reason}): nothing was changed. Make room in ${storage.place}, set BACKUP_DIR to another place, or set BACKUP_BEFORE_MIGRATION=off.`,
      { cause },
    );
  }
}
