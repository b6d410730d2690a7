import type { Transaction } from '../db/client';
import { Prisma } from '../generated/prisma/client';

/**
 * Takes the person out of payments that are over, which stay for the books with their amounts. The ledger keeps its lines,
 * without what the provider said of the payer.
 *
 * @param which - of one shop.
 */
export async function forgetPayers(tx: Transaction, which: Prisma.PaymentWhereInput): Promise<void> {
  const payments = await tx.payment.findMany({ where: { ...which, phone: { not: null } }, select: { id: true } });
  const ids = payments.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.refund.updateMany({ where: { paymentId: { in: ids } }, data: { reason: null } });
  await tx.paymentEvent.updateMany({ where: { paymentId: { in: ids } }, data: { body: Prisma.DbNull } });
  await tx.payment.updateMany({ where: { id: { in: ids } }, data: { phone: null, continueUrl: null, returnUrl: '' } });
}
