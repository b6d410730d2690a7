import type { Database, Transaction } from '../db/client';
import { notify } from '../db/notifications';
import { sql } from '../db/sql';
import { transaction } from '../db/transaction';
import type { Payment, Refund } from '../generated/prisma/client';
import { makeDue, PAYMENTS_TOPIC } from './ledger/payment-ledger.store';
import { orderMoney } from './money-state';
import type { PaymentDesk } from './payment-desk';
import { isOver, type PaymentFigures } from './payment-life';

export type PaymentRow = Payment & { readonly refunds: readonly Refund[] };

/** Holds a payment until the transaction ends. The order that it is for is held before it, always. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow> {
  await sql(tx).query`select 1 from "Payment" where "id" = ${id}::uuid for update`;
  return tx.payment.findUniqueOrThrow({ where: { id }, include: { refunds: { orderBy: { createdAt: 'asc' } } } });
}

/** Holds the payments of an order whose money was taken, the first one first. */
export async function lockTakenPayments(tx: Transaction, checkoutId: string): Promise<PaymentRow[]> {
  const taken = await tx.payment.findMany({
    where: { checkoutId, status: 'CAPTURED' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  const payments: PaymentRow[] = [];
  for (const { id } of taken) payments.push(await lockPayment(tx, id));
  return payments;
}

/** Writes onto the order where its card money stands. @param isHeld - it still waits for a payment. */
export async function writeOrderMoney(tx: Transaction, checkoutId: string, isHeld: boolean): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { checkoutId },
    select: { status: true, captured: true, refunded: true },
  });
  await tx.checkout.update({ where: { id: checkoutId }, data: orderMoney(payments, isHeld) });
}

/** Says that no payment of an order is wanted any more: what is open ends, what is put up or taken goes back. */
export async function releasePayments(tx: Transaction, checkoutId: string, now: Date): Promise<void> {
  const { count } = await tx.payment.updateMany({
    where: { checkoutId, status: { in: ['CREATED', 'AUTHORISED', 'CAPTURED'] }, aim: { not: 'RELEASE' } },
    data: { aim: 'RELEASE', askAt: now, askedInVain: 0 },
  });
  if (count > 0) await notify(tx, PAYMENTS_TOPIC, null);
}

/** Says that the money that is put up for an order is to be taken. */
export async function capturePayments(tx: Transaction, checkoutId: string, now: Date): Promise<void> {
  const { count } = await tx.payment.updateMany({
    where: { checkoutId, aim: 'KEEP' },
    data: { aim: 'CAPTURE', askAt: now, askedInVain: 0 },
  });
  if (count > 0) await notify(tx, PAYMENTS_TOPIC, null);
}

export interface CardMoney {
  /** Taken and not about to go back, minor units. */
  readonly taken: number;
  /** Put up and not being taken yet: of it only what the order costs then is taken. */
  readonly putUp: number;
}

/** Card money that an order can count on. */
export async function cardMoneyOf(tx: Transaction, checkoutId: string): Promise<CardMoney> {
  const payments = await tx.payment.findMany({
    where: { checkoutId, OR: [{ captured: { gt: 0 } }, { status: 'AUTHORISED', aim: 'KEEP' }] },
    include: { refunds: true },
  });
  const isTaken = ({ captured }: PaymentRow) => captured > 0;
  return {
    taken: payments.filter(isTaken).reduce((sum, payment) => sum + refundable(payment), 0),
    putUp: payments.filter((payment) => !isTaken(payment)).reduce((sum, { amount }) => sum + amount, 0),
  };
}

/**
 * Gives back what an order's card money is more than it has to cover now; nothing where it is not more.
 *
 * @param order - held by this transaction; `covered` is its total without what is paid on receiving.
 */
export async function refundBeyond(
  tx: Transaction,
  { checkoutId, covered }: { readonly checkoutId: string; readonly covered: number },
  {
    now,
    ...author
  }: { readonly now: Date; readonly staffMemberId: string | null; readonly apiTokenId?: string | null },
): Promise<void> {
  const payments = await lockTakenPayments(tx, checkoutId);
  let left = payments.reduce((sum, payment) => sum + refundable(payment), 0) - covered;
  for (const payment of payments) {
    const amount = Math.min(left, refundable(payment));
    if (amount <= 0) continue;
    await tx.refund.create({
      data: { paymentId: payment.id, cause: 'ORDER_CHANGED', amount, createdAt: now, ...author },
    });
    await makeDue(tx, [payment.id], now);
    left -= amount;
  }
}

/** What is not given back yet, and not about to be. */
export function refundable({ captured, refunds }: Pick<Payment, 'captured'> & { refunds: readonly Refund[] }): number {
  const given = refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, captured - given);
}

/** Whether figures say something that was not known. */
export function isNews(known: PaymentFigures, figures: PaymentFigures): boolean {
  return (
    known.status !== figures.status || known.captured !== figures.captured || known.reference !== figures.reference
  );
}

/** Nothing is left to be done at the provider. Money that it could not give back is for staff. */
export function isWorkedOff(payment: PaymentRow): boolean {
  const { status, aim, refunds } = payment;
  if (isOver(status)) return true;
  const isBack = aim !== 'RELEASE' || refundable(payment) === 0 || refunds.at(-1)?.status === 'FAILED';
  return status === 'CAPTURED' && aim !== 'PAY' && isBack && refunds.every((refund) => refund.status !== 'CREATED');
}

/** What card money has to cover of the order of a payment now, minor units; null once the order is gone. */
export async function readCovered(db: Database, { checkoutId }: Payment): Promise<number | null> {
  if (checkoutId === null) return null;
  const order = await db.checkout.findUnique({
    where: { id: checkoutId },
    select: { total: true, dueOnReceiving: true },
  });
  return order && order.total !== null ? order.total - order.dueOnReceiving : null;
}

/** Keeps what a provider refused to do, for staff. */
export async function noteTrouble({ db }: { readonly db: Database }, { id }: Payment, { reason }: { reason: string }) {
  await db.payment.update({ where: { id }, data: { trouble: reason } });
}

/** The provider will not give this back: what it was about can be given back in another way. */
export async function failRefund(
  { db, announcePayment, now }: Pick<PaymentDesk, 'db' | 'announcePayment' | 'now'>,
  { id, paymentId }: Refund,
  failure: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const open = { id, status: 'CREATED' } as const;
    const { count } = await tx.refund.updateMany({ where: open, data: { status: 'FAILED', failure } });
    if (count === 0) return;
    await announcePayment(tx, { paymentId, refundId: id, event: 'PAYMENT_REFUND_FAILED', now: now() });
  });
}
