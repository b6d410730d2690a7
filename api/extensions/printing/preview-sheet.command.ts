import { type Caller, requirePermission } from '../../access/caller';
import { transaction } from '../../db/transaction';
import type { PrintContent, Printer } from '../../generated/prisma/client';
import { sheetOfJob } from './job-sheet.store';
import { drawSheet } from './sheet/draw-sheet';

/** A sheet of the newest order as the printer prints it, dot by dot; the test page where there is no order. */
export async function previewSheet(caller: Caller, printer: Printer, content: PrintContent): Promise<string> {
  requirePermission(caller.actor, 'settings');
  const { db, channel } = caller;
  const order = await db.checkout.findFirst({
    where: { channelId: channel.id, status: { not: 'OPEN' } },
    orderBy: { placedAt: 'desc' },
    select: { id: true },
  });
  const job = { channelId: channel.id, checkoutId: order?.id ?? null, content, change: null, copy: 1, isRepeat: false };
  const rows = await transaction(db, (tx) => sheetOfJob(tx, { ...printer, stationIds: [] }, job));
  const png = await drawSheet(rows, printer.paper);
  return `data:image/png;base64,${png.toString('base64')}`;
}
