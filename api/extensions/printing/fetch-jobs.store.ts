import type { Database, Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import { sql } from '../../db/sql';
import { transaction } from '../../db/transaction';
import { type Printer, type PrintJob, Prisma } from '../../generated/prisma/client';
import { isWanted, nextStatus, SILENCE_MS, statusesBefore } from './job-rules';
import { sheetOfJob } from './job-sheet.store';
import { hashSecret } from './printer-secret';
import { PRINT_TOPIC } from './queue-jobs.store';
import { type Sheet, sheetRule } from './sheet/sheet';

/** The printer that asks with this secret; null where it was taken away. */
export function findPrinter(db: Database, secret: string): Promise<Printer | null> {
  return db.printer.findUnique({ where: { secretHash: hashSecret(secret) } });
}

export interface PrinterNews {
  readonly isPaperOut: boolean;
  readonly isCoverOpen: boolean;
}

/** Notes that a printer asked, and what it says of itself. A job that it has had for too long is unknown from now on. */
export async function noteSeen(db: Database, printer: Printer, news: PrinterNews, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.printer.update({ where: { id: printer.id }, data: { ...news, lastSeenAt: now } });
    const lost = await tx.printJob.updateMany({
      where: { printerId: printer.id, status: 'FETCHED', fetchedAt: { lt: before(now) } },
      data: { status: 'UNKNOWN', settledAt: now, sheet: Prisma.DbNull },
    });
    const isOther = printer.isPaperOut !== news.isPaperOut || printer.isCoverOpen !== news.isCoverOpen;
    if (isOther || lost.count > 0) await tellScreens(tx, printer);
  });
}

const before = (now: Date) => new Date(now.getTime() - SILENCE_MS);

/** A printer's own jobs, and those of a silent printer for which it stands in. */
function jobsFor({ id }: Printer, now: Date): Prisma.PrintJobWhereInput {
  const isSilent: Prisma.PrinterWhereInput = { OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: before(now) } }] };
  return { OR: [{ printerId: id }, { printer: { standInId: id, ...isSilent }, createdAt: { lt: before(now) } }] };
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

/**
 * Hands a job to a printer: the next one that is wanted, or the one that it names. Asked again, it gets the same sheet.
 *
 * @returns null when no job waits, or the named one can't be fetched.
 */
export async function fetchJob(
  db: Database,
  printer: Printer,
  jobId: string | null,
  now: Date,
): Promise<FetchedSheet | null> {
  for (;;) {
    const id = jobId ?? (await heldJob(db, printer))?.id ?? (await nextJob(db, printer, now))?.id;
    if (!id) return null;
    const fetched = await transaction(db, (tx) => takeJob(tx, printer, id, now));
    if (fetched !== 'SKIPPED') return fetched;
    // The one that it named is not printed: the printer asks for the next.
    if (jobId !== null) return null;
  }
}

function heldJob(db: Database, { id }: Printer): Promise<PrintJob | null> {
  return db.printJob.findFirst({ where: { printerId: id, status: 'FETCHED' } });
}

async function takeJob(
  tx: Transaction,
  printer: Printer,
  id: string,
  now: Date,
): Promise<FetchedSheet | 'SKIPPED' | null> {
  await sql(tx).query`select 1 from "PrintJob" where "id" = ${id}::uuid for update`;
  const job = await tx.printJob.findFirst({ where: { id, ...jobsFor(printer, now) } });
  if (!job || nextStatus(job.status, 'FETCH') === null) return null;
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
}

/** What a printer says of a job that it had; said twice, it changes nothing. `failure`: null where it is on paper. */
export async function settleJob(
  db: Database,
  printer: Printer,
  { id, failure }: { readonly id: string | null; readonly failure: string | null },
  now: Date,
): Promise<void> {
  const event = failure === null ? 'SUCCEED' : 'FAIL';
  const jobId = id ?? (await heldJob(db, printer))?.id;
  if (!jobId) return;
  await transaction(db, async (tx) => {
    const { count } = await tx.printJob.updateMany({
      where: { id: jobId, printerId: printer.id, status: { in: statusesBefore(event) } },
      data: { status: failure === null ? 'PRINTED' : 'FAILED', failure, settledAt: now, sheet: Prisma.DbNull },
    });
    if (count > 0) await tellScreens(tx, printer);
  });
}

function tellScreens(tx: Transaction, { channelId }: Printer): Promise<void> {
  return notify(tx, PRINT_TOPIC, { channelId });
}
