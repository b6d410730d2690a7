import { holdOrder } from '../../checkout/cart/checkout.store';
import { letHeldGo } from '../../checkout/placing/held-order.store';
import { transaction } from '../../db/transaction';
import type { PaymentDesk } from '../payment-desk';
import { duePayments } from './lease.store';
import { workOnPayment } from './work-on-payment.command';

/** Payments of one round; the next round has the others. */
const BATCH = 50;
/** A provider that hangs does not hold up all others. */
const AT_ONCE = 8;

/**
 * One round: asks the providers about each payment that is due, then lets those orders go that have waited long enough.
 * Any number of nodes may run it at once. A lost notice, or a killed process, costs time and no money.
 */
export async function reconcilePayments(desk: PaymentDesk): Promise<void> {
  const { db, now } = desk;
  const troubles: unknown[] = [];
  const due = await duePayments(db, now(), BATCH);
  const take = async () => {
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      await workOnPayment(desk, id).catch((error: unknown) => troubles.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  await letOverdueGo(desk).catch((error: unknown) => troubles.push(error));
  if (troubles.length > 0) throw new AggregateError(troubles, 'payments could not be looked after');
}

/** Orders whose payment did not come in time. Before they go, the provider is asked once more. */
async function letOverdueGo(desk: PaymentDesk): Promise<void> {
  const { db, now } = desk;
  const overdue = await db.checkout.findMany({
    where: { heldUntil: { lte: now() } },
    orderBy: { heldUntil: 'asc' },
    take: BATCH,
    select: { id: true, channelId: true, payments: { where: { aim: 'PAY' }, select: { id: true } } },
  });
  for (const { id, channelId, payments } of overdue) {
    for (const payment of payments) await workOnPayment(desk, payment.id);
    await transaction(db, async (tx) => {
      const order = await holdOrder(tx, channelId, id);
      const isOverdue = order !== null && order.heldUntil !== null && order.heldUntil <= now();
      if (isOverdue) await letHeldGo(tx, order, now());
    });
  }
}
