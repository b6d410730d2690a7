import { z } from 'zod';
import type { Database, Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { sql } from '../../db/sql';
import { transaction } from '../../db/transaction';
import type { Printer, PrinterTrouble } from '../../generated/prisma/client';
import { sha256 } from '../../kernel/sha256';
import { announceUnknown } from './announce-unknown.store';
import { SILENCE_MS } from './job-rules';
import { PRINT_TOPIC } from './printer-news';
import { queueSendings } from './queue-sendings.store';

/** So often at most it is written that a printer asked. */
const SEEN_EVERY_MS = 10_000;

export function changed(tx: Transaction, channelId: string): Promise<void> {
  return notify(tx, PRINT_TOPIC, { channelId });
}

/** The printer that asks with this secret; null where it was revoked. */
export function findPrinter(db: Database, secret: string): Promise<Printer | null> {
  return db.printer.findUnique({ where: { secretHash: sha256(secret) } });
}

/** Notes what is known of a printer now. An idle one that asks again and again writes nothing between two notes. */
export async function noteState(
  db: Database,
  { id, channelId, ...before }: Printer,
  trouble: PrinterTrouble | null,
  now: Date,
): Promise<void> {
  const isOther = before.trouble !== trouble || (before.lastSeenAt === null && trouble !== 'SILENT');
  const isFresh = before.lastSeenAt !== null && now.getTime() - before.lastSeenAt.getTime() < SEEN_EVERY_MS;
  if (!isOther && (isFresh || trouble === 'SILENT')) return;
  await transaction(db, async (tx) => {
    await tx.printer.update({ where: { id }, data: { trouble, ...(trouble !== 'SILENT' && { lastSeenAt: now }) } });
    if (isOther) await changed(tx, channelId);
  });
}

/** When a printer has been silent for too long. */
export const silentBefore = (now: Date) => new Date(now.getTime() - SILENCE_MS);

/** `id`: of a job that became unknown. */
const newsRows = z.array(z.object({ id: z.string().nullable(), channelId: z.string() }));

/** By the clock: jobs of printers that went away become unknown, silent printers are marked, and stand-ins with a port get jobs. */
export async function lookAfterPrinters(db: Database, now: Date): Promise<void> {
  const before = silentBefore(now);
  await transaction(db, async (tx) => {
    const rows = await sql(tx).query`
      with lost as (
        update "PrintJob" job set "status" = 'UNKNOWN', "settledAt" = ${now}::timestamptz, "sheet" = null
        from "Printer" printer
        where job."printerId" = printer."id" and job."status" = 'FETCHED' and job."fetchedAt" < ${before}::timestamptz
        returning job."id", job."channelId"
      ), silent as (
        update "Printer" set "trouble" = 'SILENT'
        where "kind" in ('CLOUDPRNT', 'EPSON_SDP') and "lastSeenAt" < ${before}::timestamptz
          and "trouble" is distinct from 'SILENT'
        returning "channelId"
      ), handed as (
        update "PrintJob" job set "printerId" = spare."id"
        from "Printer" printer
        join "Printer" spare on spare."id" = printer."standInId" and spare."kind" = 'ESC_POS' and spare."trouble" is null
        where job."printerId" = printer."id" and job."status" = 'QUEUED' and job."createdAt" < ${before}::timestamptz
          and (printer."trouble" is not null or printer."lastSeenAt" is null)
        returning job."channelId"
      )
      select "id", "channelId" from lost
      union all select null, "channelId" from silent
      union all select null, "channelId" from handed`;
    const news = newsRows.parse(rows);
    await announceUnknown(
      tx,
      news.flatMap(({ id }) => id ?? []),
      now,
    );
    for (const channelId of new Set(news.map((one) => one.channelId))) {
      await queueSendings(tx, channelId, now);
      await changed(tx, channelId);
    }
  });
}
