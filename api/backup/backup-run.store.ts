import type { Database, Reader } from '../db/client';
import type { BackupKind, BackupRun, BackupSchedule } from '../generated/prisma/client';
import type { BackupReading } from '../telemetry/readings';

/** The schedule until staff set another. */
const STANDARD: BackupSchedule = {
  id: 1,
  isOn: true,
  hour: 4,
  intervalHours: 24,
  keepCount: 14,
  keepDays: 30,
  askedForAt: null,
  version: 1,
};

export async function readSchedule(db: Reader): Promise<BackupSchedule> {
  return (await db.backupSchedule.findUnique({ where: { id: 1 } })) ?? STANDARD;
}

/** The shop whose clocks and administrators the schedule goes by; null before there is one. */
export async function firstShop(db: Reader) {
  return db.channel.findFirst({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, timeZone: true, createdAt: true },
  });
}

/** The latest ones, however they ended. */
export async function latestRuns(db: Reader, count: number): Promise<BackupRun[]> {
  return db.backupRun.findMany({ orderBy: [{ startedAt: 'desc' }, { id: 'desc' }], take: count });
}

/** The latest of whole backups that is there; null without any. */
export async function latestBackup(db: Reader): Promise<BackupRun | null> {
  return db.backupRun.findFirst({
    where: { failure: null, kind: { not: 'BEFORE_MIGRATION' } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  });
}

/** The latest that is not one before a migration, however it ended. */
export async function latestAttempt(db: Reader): Promise<BackupRun | null> {
  return db.backupRun.findFirst({
    where: { kind: { not: 'BEFORE_MIGRATION' } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  });
}

/** For monitoring; null before the first backup was begun. */
export async function readLatestBackup(db: Reader): Promise<BackupReading | null> {
  const [attempt, latest] = await Promise.all([latestAttempt(db), latestBackup(db)]);
  return (
    attempt && {
      lastSuccessAt: latest?.startedAt ?? null,
      isLastOk: attempt.failure === null,
      isTrialOk: latest?.triedAt ? latest.trialFailure === null : null,
      bytes: Number(latest?.bytes ?? 0),
    }
  );
}

interface EndedRun extends Pick<BackupRun, 'startedAt' | 'finishedAt'> {
  readonly kind: BackupKind;
  readonly made?: { readonly name: string; readonly bytes: number; readonly rows: number } | undefined;
  readonly failure?: BackupRun['failure'];
}

export async function writeRun(db: Database, { made, ...run }: EndedRun): Promise<BackupRun> {
  return db.backupRun.create({ data: { ...run, ...(made && { ...made, bytes: BigInt(made.bytes) }) } });
}

export async function writeTrial(
  db: Database,
  id: string,
  trial: Pick<BackupRun, 'triedAt' | 'trialFailure'>,
): Promise<void> {
  await db.backupRun.update({ where: { id }, data: trial });
}

const KEPT_DAYS = 400;

/** Deletes the records of backups older than {@link KEPT_DAYS}. */
export async function forgetRuns(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.backupRun.deleteMany({ where: { startedAt: { lt: before } } });
}
