import { type DeliveryMethod, type OrderStatus, stepBefore } from '../../../domain/order-status';
import type { Reader } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { readHours } from '../../hours/hours.store';
import { openTimeSince } from '../../hours/open-time';

const MINUTE_MS = 60_000;
/** So long an order that is over can still be taken back. */
const OVER_FOR_GOOD_MS = 60 * MINUTE_MS;

interface Standing {
  readonly id: string;
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod | null;
  readonly placedAt: Date | null;
  readonly erasedAt: Date | null;
  /** Null: no card money was asked for. */
  readonly moneyState: string | null;
}

/**
 * Where an order goes one step back; null where there is no step behind it, or no longer. A cancelled one goes back to where it
 * was. Where the clock would cancel it again, it goes to `ACCEPTED`: bringing it back counts as taking it.
 */
export async function stepBehind(
  db: Reader,
  order: Standing,
  channel: Pick<Channel, 'id' | 'autoCancelMinutes'>,
  now: Date,
): Promise<OrderStatus | null> {
  const { status, deliveryMethod, erasedAt, moneyState } = order;
  if (status === 'OPEN' || status === 'PLACED' || erasedAt !== null) return null;
  // The cancellation has given the card money back.
  if (status === 'CANCELLED' && moneyState !== null) return null;
  const isOver = status === 'CANCELLED' || status === 'COMPLETED';
  const last = isOver ? await lastMove(db, order) : null;
  if (isOver && (!last || now.getTime() - last.createdAt.getTime() > OVER_FOR_GOOD_MS)) return null;
  const to = status === 'CANCELLED' ? (last?.from ?? null) : stepBefore(status, deliveryMethod ?? 'DELIVERY');
  if (to !== 'PLACED' || !(await isDoomed(db, order, channel, now))) return to;
  return status === 'CANCELLED' ? 'ACCEPTED' : null;
}

function lastMove(db: Reader, { id, status }: Standing) {
  return db.statusMove.findFirst({
    where: { checkoutId: id, to: status, from: { not: status } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** Whether the clock would cancel it at once as one that nobody takes. */
async function isDoomed(
  db: Reader,
  { placedAt }: Standing,
  { id, autoCancelMinutes }: Pick<Channel, 'id' | 'autoCancelMinutes'>,
  now: Date,
): Promise<boolean> {
  if (autoCancelMinutes === null || placedAt === null) return false;
  return openTimeSince(placedAt, now, await readHours(db, id)) >= autoCancelMinutes * MINUTE_MS;
}
