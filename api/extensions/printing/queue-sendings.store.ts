import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';

/** Gives jobs of printers with a port to `api/sending`; one that went to a stand-in starts over there. */
export function queueSendings(tx: Transaction, channelId: string, now: Date): Promise<number> {
  return sql(tx).execute`
    insert into "PrintSending" as sending ("id", "sequence", "printerId", "nextAttemptAt")
    select job."id", job."sequence", printer."id", ${now}::timestamptz
    from "Printer" printer
    join "PrintJob" job on job."printerId" = printer."id" and job."status" = 'QUEUED'
    where printer."channelId" = ${channelId}::uuid and printer."kind" = 'ESC_POS'
    on conflict ("id") do update
    set "printerId" = excluded."printerId", "status" = 'PENDING', "attemptCount" = 0, "nextAttemptAt" = excluded."nextAttemptAt"
    where sending."printerId" <> excluded."printerId"`;
}
