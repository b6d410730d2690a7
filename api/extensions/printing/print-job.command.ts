import { type Caller, requirePermission } from '../../access/caller';
import type { Permission } from '../../access/roles';
import type { Transaction } from '../../db/client';
import type { PrintContent, PrintJob, Prisma } from '../../generated/prisma/client';
import { NotFound } from '../../kernel/refusals';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { changed } from './printers.store';
import { queueSendings } from './queue-sendings.store';

/** A page that shows whether the printer prints. @throws {NotFound | Forbidden} */
export function printTestPage(caller: Caller, printerId: string): Promise<PrintJob> {
  return write(caller, 'settings', 'printTestPage', async (tx) => {
    const printer = await tx.printer.findFirst({ where: { id: printerId, channelId: caller.channel.id } });
    if (!printer) throw new NotFound();
    return create(tx, caller, { printerId, content: 'TEST_PAGE' });
  });
}

interface AskedSheet {
  readonly orderId: string;
  readonly printerId: string;
  readonly content: Extract<PrintContent, 'KITCHEN_TICKET' | 'PACKING_LIST' | 'GUEST_COPY'>;
}

/** Prints a sheet of an order by hand; where it may be on paper already, it says COPY. @throws {NotFound | Forbidden} */
export function printOrder(caller: Caller, { orderId, printerId, content }: AskedSheet): Promise<PrintJob> {
  return write(caller, 'orders', 'printOrder', async (tx) => {
    const channelId = caller.channel.id;
    const printer = await tx.printer.findFirst({ where: { id: printerId, channelId } });
    const order = await tx.checkout.findFirst({ where: { id: orderId, channelId, status: { not: 'OPEN' } } });
    if (!printer || !order) throw new NotFound();
    const earlier = await tx.printJob.count({ where: { checkoutId: orderId, content, status: { not: 'SKIPPED' } } });
    return create(tx, caller, { printerId, checkoutId: orderId, content, isRepeat: earlier > 0 });
  });
}

/** Prints a job again; the sheet says COPY. What was wrong with the job counts as dealt with. @throws {NotFound | Forbidden} */
export function printAgain(caller: Caller, id: string): Promise<PrintJob> {
  return write(caller, 'orders', 'printAgain', async (tx) => {
    const { printerId, checkoutId, content, copy, change } = await handle(tx, caller, id);
    const kept = change === null ? {} : { change };
    return create(tx, caller, { printerId, checkoutId, content, copy, isRepeat: true, ...kept });
  });
}

/** Staff have dealt with a job that failed or is unknown: it is on paper, or not needed. @throws {NotFound | Forbidden} */
export function dismissPrintJob(caller: Caller, id: string): Promise<PrintJob> {
  return write(caller, 'orders', 'dismissPrintJob', (tx) => handle(tx, caller, id));
}

function write(
  caller: Caller,
  permission: Permission,
  action: string,
  work: (tx: Transaction) => Promise<PrintJob>,
): Promise<PrintJob> {
  requirePermission(caller.actor, permission);
  return staffWrite(caller, { permission, action, isUnseen: true }, async (tx) => {
    const job = await work(tx);
    await queueSendings(tx, caller.channel.id, caller.now());
    await changed(tx, caller.channel.id);
    return job;
  });
}

function create(
  tx: Transaction,
  { channel, now }: Caller,
  job: Omit<Prisma.PrintJobUncheckedCreateInput, 'channelId'>,
): Promise<PrintJob> {
  return tx.printJob.create({ data: { ...job, channelId: channel.id, isAsked: true, createdAt: now() } });
}

/** @throws {NotFound} */
async function handle(tx: Transaction, { channel, now }: Caller, id: string): Promise<PrintJob> {
  const where = { id, channelId: channel.id, status: { notIn: ['QUEUED' as const, 'FETCHED' as const] } };
  const [job] = await tx.printJob.updateManyAndReturn({ where, data: { handledAt: now() } });
  if (!job) throw new NotFound();
  return job;
}
