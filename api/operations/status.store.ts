import { z } from 'zod';
import { readLatestBackup, readSchedule } from '../backup/backup-run.store';
import type { Database } from '../db/client';
import { sql } from '../db/sql';
import { readDisk } from '../telemetry/disk';
import type { Facts } from './status';

const rows = z.tuple([z.object({ late: z.number(), troubled: z.number(), parked: z.number(), held: z.boolean() })]);

/** Of a shop, and of the deployment that it is on. */
export async function readFacts(db: Database, channelId: string, dataDirectory: string, now: Date): Promise<Facts> {
  const [read, disk, backup, { isOn }] = await Promise.all([
    sql(db).query`
      select
        greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(waiting."due") filter (
          where receiver."isActive" and coalesce(receiver."restsUntil" <= ${now}::timestamptz, true)
            and channel."sendingHeldSince" is null)), 0))::float as "late",
        count(*) filter (
          where receiver."isActive" and (receiver."restsUntil" > ${now}::timestamptz or receiver."stoppedSince" is not null)
        )::int as "troubled",
        coalesce(sum(parked."count"), 0)::int as "parked",
        exists (select from "Channel" where "id" = ${channelId}::uuid and "sendingHeldSince" is not null) as "held"
      from "Receiver" receiver
      join "Channel" channel on channel."id" = receiver."channelId"
      cross join lateral (
        select min("nextAttemptAt") as "due" from "OutboxMessage"
        where "receiverId" = receiver."id" and "status" = 'PENDING'
      ) waiting
      cross join lateral (
        select count(*) as "count" from "OutboxMessage" where "receiverId" = receiver."id" and "status" = 'PARKED'
      ) parked
      where receiver."channelId" = ${channelId}::uuid`,
    readDisk(dataDirectory),
    readLatestBackup(db),
    readSchedule(db),
  ]);
  const [{ late, troubled, parked, held }] = rows.parse(read);
  return {
    workerLateSeconds: late,
    troubledReceivers: troubled,
    parkedMessages: parked,
    isSendingHeld: held,
    diskFreeBytes: disk.free,
    diskSizeBytes: disk.size,
    backup: { isOn, ...(backup ?? { lastSuccessAt: null, isLastOk: true, isTrialOk: null }) },
  };
}
