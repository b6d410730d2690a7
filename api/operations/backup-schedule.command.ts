import { z } from 'zod';
import type { Caller } from '../access/caller';
import { firstShop } from '../backup/backup-run.store';
import { BACKUP_INTERVALS } from '../backup/backup-schedule';
import type { Transaction } from '../db/client';
import { updateVersioned } from '../db/versioned';
import type { UpdateBackupScheduleInput } from '../generated/inputs';
import { parseInput } from '../kernel/parse-input';
import { Forbidden } from '../kernel/refusals';
import { staffWrite } from '../staff-writes/staff-write.command';

const ScheduleRule = z.strictObject({
  version: z.int(),
  isOn: z.boolean(),
  hour: z.int().min(0).max(23),
  intervalHours: z.int().refine((hours) => BACKUP_INTERVALS.some((known) => known === hours)),
  keepCount: z.int().min(1).max(1000),
  keepDays: z.int().min(1).max(3650),
});

/** A backup holds every shop of the deployment: only the first one's administrators decide on it. */
export async function mayChangeBackups({ db, channel }: Pick<Caller, 'db' | 'channel'>): Promise<boolean> {
  return (await firstShop(db))?.id === channel.id;
}

async function write(
  caller: Caller,
  { action, details }: { readonly action: string; readonly details: Record<string, boolean | number> },
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const { channel } = caller;
  await staffWrite(caller, { permission: 'operations', action, details, isUnseen: true }, async (tx) => {
    if (!(await mayChangeBackups(caller))) throw new Forbidden();
    await tx.backupSchedule.upsert({ where: { id: 1 }, create: {}, update: {} });
    await work(tx);
    return channel;
  });
}

/**
 * Sets when backups are made, and how long they are kept.
 *
 * @throws {InvalidInput | Conflict | Forbidden}
 */
export async function updateBackupSchedule(caller: Caller, input: UpdateBackupScheduleInput): Promise<void> {
  const { version, ...data } = parseInput(ScheduleRule, input, ['input']);
  await write(caller, { action: 'updateBackupSchedule', details: data }, (tx) =>
    updateVersioned(
      tx.backupSchedule.updateMany({ where: { id: 1, version }, data: { ...data, version: { increment: 1 } } }),
      () => tx.backupSchedule.findUnique({ where: { id: 1 } }),
    ),
  );
}

/** Asks for a backup as soon as possible: the process that makes them begins within seconds. @throws {Forbidden} */
export async function backUpNow(caller: Caller, now: Date): Promise<void> {
  await write(caller, { action: 'backUpNow', details: {} }, (tx) =>
    tx.backupSchedule.update({ where: { id: 1 }, data: { askedForAt: now } }),
  );
}
