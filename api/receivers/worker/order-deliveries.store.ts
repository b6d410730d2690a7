import { type Actor, ordersForTest } from '../../access/caller';
import type { Reader } from '../../db/client';
import type { OutboxStatus, ReceiverEvent } from '../../generated/prisma/client';

/** What staff who take orders see of a message: nothing that could hold a key. */
export interface OrderDelivery {
  readonly id: string;
  readonly checkoutId: string;
  readonly receiverName: string;
  readonly event: ReceiverEvent;
  readonly status: OutboxStatus;
  readonly attemptCount: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  readonly deliveredAt: Date | null;
  /** Of the last attempt. */
  readonly failure: string | null;
}

/** Messages by order or by id, in two statements however many they are; the first event first. */
export async function deliveriesOf(
  db: Reader,
  channelId: string,
  actor: Actor,
  { ids, checkoutIds }: { readonly ids?: readonly string[]; readonly checkoutIds?: readonly string[] },
): Promise<OrderDelivery[]> {
  const rows = await db.outboxMessage.findMany({
    where: {
      channelId,
      ...(ordersForTest(actor) && { receiver: { isTest: true } }),
      ...(ids && { id: { in: [...ids] } }),
      ...(checkoutIds && { checkoutId: { in: [...checkoutIds] } }),
    },
    orderBy: [{ sequence: 'asc' }],
    select: {
      id: true,
      checkoutId: true,
      event: true,
      status: true,
      attemptCount: true,
      createdAt: true,
      nextAttemptAt: true,
      deliveredAt: true,
      receiver: { select: { name: true } },
    },
  });
  // Not a relation with `take`: Prisma would read every attempt.
  const last = await db.deliveryAttempt.findMany({
    where: { outboxMessageId: { in: rows.map(({ id }) => id) } },
    distinct: ['outboxMessageId'],
    orderBy: [{ outboxMessageId: 'asc' }, { startedAt: 'desc' }],
    select: { outboxMessageId: true, failure: true },
  });
  const failures = new Map(last.map(({ outboxMessageId, failure }) => [outboxMessageId, failure]));
  return rows.flatMap(({ receiver, checkoutId, ...row }) =>
    checkoutId === null
      ? []
      : { ...row, checkoutId, receiverName: receiver.name, failure: failures.get(row.id) ?? null },
  );
}
