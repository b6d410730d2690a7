import type { Database } from '../../db/client';
import { notify } from '../../db/notifications';
import type { AnnounceOrder } from '../../db/outbox';
import { transaction } from '../../db/transaction';
import { readHours } from '../../hours/hours.store';
import { openTimeSince } from '../../hours/open-time';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import { writeMove } from './move-order.store';
import { findUntaken, lockUntaken, markAlarmed, type UntakenOrder } from './untaken-orders.store';

/** An order untaken for this long is announced to staff and to the receivers that listen. */
export const ALARM_AFTER_MS = 90_000;
const MINUTE_MS = 60_000;
/** Orders per transaction. */
const BATCH = 50;

export interface OrderWatch {
  readonly db: Database;
  readonly announceOrder: AnnounceOrder;
  readonly now: () => Date;
  readonly alarmAfterMs: number;
}

/**
 * One check of all untaken orders: announces those that wait too long, and cancels those that the shop wants
 * cancelled. Only time in which the shop is open counts. Any number of nodes may look at once.
 */
export async function lookAfterUntaken(watch: OrderWatch): Promise<void> {
  const { db, now, alarmAfterMs } = watch;
  const instant = now();
  const untaken = await findUntaken(db, new Date(instant.getTime() - Math.min(alarmAfterMs, ALARM_AFTER_MS)));
  const troubles: unknown[] = [];
  // What goes wrong in one shop keeps no other from hearing of its orders.
  for (const [channelId, orders] of untaken) {
    await lookAfterShop(watch, channelId, orders, instant).catch((error: unknown) => troubles.push(error));
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'orders that nobody has taken could not be looked after');
}

interface Waited extends UntakenOrder {
  /** What they have waited for while the shop was open. */
  readonly openMs: number;
}

async function lookAfterShop(
  watch: OrderWatch,
  channelId: string,
  orders: readonly UntakenOrder[],
  instant: Date,
): Promise<void> {
  const { db, alarmAfterMs } = watch;
  const { autoCancelMinutes } = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
  const hours = await readHours(db, channelId);
  const waited = orders.map((order) => ({ ...order, openMs: openTimeSince(order.placedAt, instant, hours) }));
  const isUnannounced = ({ alarmedAt, openMs }: Waited) => alarmedAt === null && openMs >= alarmAfterMs;
  await tellOf(watch, channelId, waited.filter(isUnannounced));
  if (autoCancelMinutes === null) return;
  for (const { id, openMs } of waited) {
    if (openMs >= autoCancelMinutes * MINUTE_MS) await cancelUntaken(watch, channelId, id);
  }
}

/** Mark and messages are written in one transaction, so an order is announced exactly once. */
async function tellOf(
  { db, announceOrder, now }: OrderWatch,
  channelId: string,
  orders: readonly Waited[],
): Promise<void> {
  for (let first = 0; first < orders.length; first += BATCH) {
    const ids = orders.slice(first, first + BATCH).map(({ id }) => id);
    await transaction(db, async (tx) => {
      for (const checkoutId of await markAlarmed(tx, ids, now())) {
        await announceOrder(tx, { channelId, checkoutId, event: 'NOT_TAKEN', now: now() });
        const notice: CheckoutNotice = { channelId, checkoutId, kind: 'NOT_TAKEN' };
        await notify(tx, CHECKOUT_TOPIC, notice);
      }
    });
  }
}

async function cancelUntaken({ db, announceOrder, now }: OrderWatch, channelId: string, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await lockUntaken(tx, channelId, id);
    if (!order) return;
    const move = { from: order.status, to: 'CANCELLED', reason: null, reasonCode: 'NOT_TAKEN' } as const;
    await writeMove(tx, order, move, { now: now(), staffMemberId: null, announceOrder });
  });
}
