import type { Reader } from '../../db/client';
import type { AnnouncedOrder, OrderAmendment } from '../../db/outbox';
import type { ReceiverEvent } from '../../generated/prisma/client';
import type { TemplateScope } from './body-template';
import { describeOrder, type OrderPages } from './describe-order';
import { EVENT_NAMES } from './event-names';
import type { OrderObject } from './order-object';
import { type PlacedOrder, parseFrozenOptions } from './placed-order';

/** Where people see an order of a shop with these hosts, or null when the shop's address is not known. */
export type FindOrderPages = (
  order: { readonly id: string; readonly token: string },
  hosts: readonly string[],
) => OrderPages | null;

interface OrderLook {
  readonly orderPages: FindOrderPages;
  /** Before the move of the event; null for other events. */
  readonly previousStatus: string | null;
  /** What was changed, where the event is a change. */
  readonly amendment?: OrderAmendment | null;
}

/** An order as templates see it now, or null when the shop has no such order. */
export async function readOrder(
  db: Reader,
  { channelId, checkoutId }: { readonly channelId: string; readonly checkoutId: string },
  look: OrderLook,
): Promise<OrderObject | null> {
  const row = await db.checkout.findUnique({
    where: { id: checkoutId, channelId, status: { not: 'OPEN' } },
    include: { channel: true, lines: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] } },
  });
  return row && describeRow(row, look);
}

/** A placed order as templates see it. */
export function describeRow(
  { lines, ...checkout }: AnnouncedOrder,
  { orderPages, previousStatus, amendment = null }: OrderLook,
): OrderObject {
  const { id, token, channel } = checkout;
  const placed: PlacedOrder = {
    ...checkout,
    lines: lines.map((line) => ({ ...line, options: parseFrozenOptions(line.options) })),
  };
  return describeOrder(placed, {
    pages: token ? orderPages({ id, token }, channel.hosts) : null,
    previousStatus,
    amendment,
  });
}

/** What templates would see of a past order if the event happened to it as it stands now; null when there is none. */
export async function readOrderScope(
  db: Reader,
  orderPages: FindOrderPages,
  { channelId, checkoutId, event }: { channelId: string; checkoutId: string; event: ReceiverEvent },
): Promise<TemplateScope | null> {
  const isFirst = event === 'PLACED' || event === 'NOT_TAKEN';
  const move = isFirst
    ? null
    : await db.statusMove.findFirst({ where: { checkoutId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const order = await readOrder(db, { channelId, checkoutId }, { orderPages, previousStatus: move?.from ?? null });
  if (!order) return null;
  const occurredAt = move?.createdAt ?? new Date(order.placedAt);
  return { event: EVENT_NAMES[event], occurredAt: occurredAt.toISOString(), order, payment: null, change: null };
}
