import { encodeGlobalID } from '@pothos/plugin-relay';
import type { Transaction } from '../../db/client';
import { enqueueEvent } from '../../db/outbox';
import { printUnknown } from '../../shop-news/shop-changes';

/** Enqueues `print.unknown` for each of these jobs. */
export async function announceUnknown(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const include = { channel: true, printer: true, checkout: { select: { number: true } } };
  const jobs = await tx.printJob.findMany({ where: { id: { in: [...ids] } }, include, orderBy: { sequence: 'asc' } });
  for (const { id, channel, printer, content, checkoutId, checkout } of jobs) {
    const change = printUnknown(channel, {
      jobId: encodeGlobalID('PrintJob', id),
      printerName: printer.name,
      content,
      orderId: checkoutId && encodeGlobalID('Checkout', checkoutId),
      orderNumber: checkout?.number ?? null,
    });
    const of = { channelId: channel.id, checkoutId: null, isTest: null, order: null };
    await enqueueEvent(tx, { ...of, event: 'PRINT_UNKNOWN', now, change });
  }
}
