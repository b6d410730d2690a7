import type { Database, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { transaction } from '../../db/transaction';
import { type Printer, type PrintJob, Prisma } from '../../generated/prisma/client';
import { announceUnknown } from './announce-unknown.store';
import { isWanted, nextStatus, OFFERED_MS, statusesBefore } from './job-rules';
import { sheetOfJob } from './job-sheet.store';
import type { JobOutcome } from './printer-news';
import { changed, silentBefore } from './printers.store';
import { type Sheet, sheetRule } from './sheet/sheet';

/** A printer's own jobs, and those of a printer in trouble for which it stands in. */
function jobsFor({ id }: Printer, now: Date): Prisma.PrintJobWhereInput {
  const isAway: Prisma.PrinterWhereInput = { OR: [{ trouble: { not: null } }, { lastSeenAt: null }] };
  return { OR: [{ printerId: id }, { printer: { standInId: id, ...isAway }, createdAt: { lt: silentBefore(now) } }] };
}

/** The job that a printer shall fetch; null: none, or it still has one. Nothing is printed while the shop holds its sending. */
export async function nextJob(db: Database, printer: Printer, now: Date): Promise<PrintJob | null> {
  const theirs = jobsFor(printer, now);
  const isBusy = await db.printJob.count({ where: { printerId: printer.id, status: 'FETCHED' } });
  if (isBusy > 0) return null;
  return db.printJob.findFirst({
    where: { ...theirs, status: 'QUEUED', channel: { sendingHeldSince: null } },
    orderBy: { sequence: 'asc' },
  });
}

export interface FetchedSheet {
  readonly job: PrintJob;
  readonly sheet: Sheet;
}

/** Hands out the next job that is wanted; null when none waits, or the printer still has one. */
export async function fetchNext(db: Database, printer: Printer, now: Date): Promise<FetchedSheet | null> {
  for (;;) {
    const next = await nextJob(db, printer, now);
    const fetched = next && (await takeJob(db, printer, next.id, now, true));
    if (fetched !== 'SKIPPED') return fetched;
  }
}

/** Hands out the named job, else the one that the printer has, else the next. Asked again, it gets the same sheet. */
export async function fetchJob(
  db: Database,
  printer: Printer,
  jobId: string | null,
  now: Date,
): Promise<FetchedSheet | null> {
  const id = jobId ?? (await heldJob(db, printer))?.id;
  if (!id) return fetchNext(db, printer, now);
  const fetched = await takeJob(db, printer, id, now);
  // Not printed: the printer asks for the next.
  return fetched === 'SKIPPED' ? null : fetched;
}

function heldJob(db: Database, { id }: Printer): Promise<PrintJob | null> {
  return db.printJob.findFirst({ where: { printerId: id, status: 'FETCHED' } });
}

/** @param isOnce - only a job that was never handed out. */
export function takeJob(
  db: Database,
  printer: Printer,
  id: string,
  now: Date,
  isOnce = false,
): Promise<FetchedSheet | 'SKIPPED' | null> {
  return transaction(db, async (tx) => {
    await sql(tx).query`select 1 from "PrintJob" where "id" = ${id}::uuid for update`;
    const job = await tx.printJob.findFirst({ where: { id, ...jobsFor(printer, now) } });
    if (!job || nextStatus(job.status, 'FETCH') === null || (isOnce && job.status !== 'QUEUED')) return null;
    if (job.sheet !== null) return { job, sheet: sheetRule.parse(job.sheet) };
    // A change of the order waits until the job is taken, and then knows that the ticket is out.
    const [order] = await sql(tx).query<Pick<Prisma.CheckoutModel, 'status'>[]>`
      select "status"::text from "Checkout" where "id" = ${job.checkoutId}::uuid for share`;
    const sheet = isWanted(job, order ?? null) ? await sheetOfJob(tx, printer, job) : [];
    if (sheet.length === 0) {
      await tx.printJob.update({ where: { id }, data: { status: 'SKIPPED', settledAt: now } });
      return 'SKIPPED';
    }
    // The stand-in has it now.
    const taken = { status: 'FETCHED', fetchedAt: now, sheet, printerId: printer.id } as const;
    return { job: await tx.printJob.update({ where: { id }, data: taken }), sheet };
  });
}

/** What becomes of a job by what its printer says; said twice, it changes nothing. @param id - null: the one that it has. */
export async function settleJob(
  db: Database,
  printer: Printer,
  { id, event, failure }: JobOutcome & { readonly id: string | null },
  now: Date,
): Promise<void> {
  const jobId = id ?? (await heldJob(db, printer))?.id;
  if (!jobId) return;
  await transaction(db, async (tx) => {
    const job = { id: jobId, printerId: printer.id };
    const isOffered = await offerAgain(tx, job, event, now);
    if (isOffered) return;
    const said = event === 'RETURN' ? 'FAIL' : event;
    const { count } = await tx.printJob.updateMany({
      where: { ...job, status: { in: statusesBefore(said) } },
      data: { status: nextStatus('FETCHED', said) ?? 'FAILED', failure, settledAt: now, sheet: Prisma.DbNull },
    });
    if (count === 0) return;
    if (said === 'LOSE') await announceUnknown(tx, [jobId], now);
    await changed(tx, printer.channelId);
  });
}

/** A job that the printer could not fetch waits again for a while. */
async function offerAgain(
  tx: Transaction,
  job: Prisma.PrintJobWhereInput,
  event: JobOutcome['event'],
  now: Date,
): Promise<boolean> {
  if (event !== 'RETURN') return false;
  const createdAt = { gt: new Date(now.getTime() - OFFERED_MS) };
  const { count } = await tx.printJob.updateMany({
    where: { ...job, createdAt, status: { in: statusesBefore('RETURN') } },
    data: { status: 'QUEUED', fetchedAt: null, sheet: Prisma.DbNull },
  });
  return count > 0;
}
