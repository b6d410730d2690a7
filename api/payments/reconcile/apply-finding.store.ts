import { holdOrder } from '../../checkout/cart/checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../../checkout/cart/checkout-topic';
import type { CheckoutRow } from '../../checkout/checkout-row.store';
import { letHeldGo, placeHeld } from '../../checkout/placing/held-order.store';
import type { Transaction } from '../../db/client';
import { notify } from '../../db/notifications';
import type { AnnounceOrder, AnnouncePayment } from '../../db/outbox';
import type { PaymentAim, ReceiverEvent, RefundStatus } from '../../generated/prisma/client';
import { isNews, lockPayment, type PaymentRow, refundable, writeOrderMoney } from '../payment.store';
import { isOver, withFinding } from '../payment-life';
import type { Finding, FoundRefund } from '../payment-provider';

interface Applying {
  readonly now: Date;
  readonly announceOrder: AnnounceOrder;
  readonly announcePayment: AnnouncePayment;
}

/**
 * Writes down what the provider has, with all that follows from it for the order, in one transaction. Findings may come
 * late, twice or out of order: what is further on stands.
 *
 * @returns the payment as it stands then, and whether something changed.
 */
export async function applyFinding(
  tx: Transaction,
  { id, channelId, checkoutId }: Pick<PaymentRow, 'id' | 'channelId' | 'checkoutId'>,
  finding: Finding,
  { now, announceOrder, announcePayment }: Applying,
): Promise<{ readonly payment: PaymentRow; readonly isNews: boolean }> {
  // The order first, as its moves do.
  const order = checkoutId === null ? null : await holdOrder(tx, channelId, checkoutId);
  const known = await lockPayment(tx, id);
  const figures = withFinding(known, finding);
  const { refunded, isLastFailed, ended } = await writeRefunds(tx, known, finding.refunds, now);
  const hasNews = isNews(known, figures) || refunded !== known.refunded;
  const isFirstCapture = figures.captured > 0 && known.capturedAt === null;
  const disagrees = isDisagreement({ ...figures, refunded, amount: known.amount }, finding);
  const kept = hasNews ? null : known.trouble;
  const trouble = disagrees ? 'DISAGREES' : isLastFailed ? 'REFUND_FAILED' : kept;
  await tx.payment.update({
    where: { id },
    data: { ...figures, refunded, trouble, ...(isFirstCapture && { capturedAt: now }) },
  });
  const aim = await settleOrder(tx, order, { ...known, ...figures }, { now, announceOrder });
  if (aim !== known.aim) await tx.payment.update({ where: { id }, data: { aim } });
  const settled = await lockPayment(tx, id);
  // What the provider could not give back once is for staff: asked for again and again it would fail as often.
  if (!isLastFailed) await giveBackUnwanted(tx, settled, order, now);
  if (order && hasNews) await tellOfMoney(tx, order);
  // After the order was placed by it, so that receivers have heard of the order before.
  for (const change of changesOf(known, figures, ended)) await announcePayment(tx, { ...change, paymentId: id, now });
  return { payment: await lockPayment(tx, id), isNews: hasNews };
}

/** The provider has other figures than the ledger, which staff have to look at. */
function isDisagreement(
  { captured, refunded, amount }: Pick<PaymentRow, 'captured' | 'refunded' | 'amount'>,
  finding: Finding,
): boolean {
  return captured > amount || finding.refunded > captured || refunded > finding.refunded;
}

/**
 * What the order makes of its payment's standing.
 *
 * @returns what the shop wants of the payment from now on.
 */
async function settleOrder(
  tx: Transaction,
  order: CheckoutRow | null,
  payment: PaymentRow,
  { now, announceOrder }: Omit<Applying, 'announcePayment'>,
): Promise<PaymentAim> {
  if (payment.aim !== 'PAY') return payment.aim;
  const isPaid = payment.status === 'AUTHORISED' || payment.status === 'CAPTURED';
  const isAwaited = order !== null && order.heldUntil !== null;
  if (isPaid && isAwaited) {
    await placeHeld(tx, order, { now, announceOrder });
    return 'KEEP';
  }
  // Nobody waits for it (any more): the order was let go, or is paid in another way.
  if (isPaid) return 'RELEASE';
  if (isOver(payment.status) && isAwaited) await letHeldGo(tx, order, now);
  return payment.aim;
}

/** What receivers get of it: each change of a status once, whatever was found and how often. */
function changesOf(
  known: Pick<PaymentRow, 'status'>,
  { status }: Pick<PaymentRow, 'status'>,
  ended: readonly EndedRefund[],
): { readonly event: ReceiverEvent; readonly refundId: string | null }[] {
  const refunds = ended.map(({ id, status: end }) => ({ event: REFUND_EVENTS[end], refundId: id }));
  if (status === known.status || status === 'CREATED') return refunds;
  return [{ event: `PAYMENT_${status}` as const, refundId: null }, ...refunds];
}

const REFUND_EVENTS = { SUCCEEDED: 'PAYMENT_REFUNDED', FAILED: 'PAYMENT_REFUND_FAILED' } as const;

/** A refund that has just come to this end. */
interface EndedRefund {
  readonly id: string;
  readonly status: keyof typeof REFUND_EVENTS;
}

const REFUND_RANKS: Readonly<Record<RefundStatus, number>> = { CREATED: 0, SUCCEEDED: 1, FAILED: 2 };

/**
 * Refunds as the provider has them; those that were made in its own dashboard become known by this.
 *
 * @returns what has been given back in all, whether the newest refund came to nothing, and which refunds ended just now.
 */
async function writeRefunds(
  tx: Transaction,
  { id: paymentId, refunds }: PaymentRow,
  found: readonly FoundRefund[],
  now: Date,
): Promise<{ readonly refunded: number; readonly isLastFailed: boolean; readonly ended: readonly EndedRefund[] }> {
  const ended: EndedRefund[] = [];
  for (const { id, reference, amount, status, failure } of found) {
    const known = refunds.find((refund) => refund.id === id || refund.reference === reference);
    const isFirstSuccess = status === 'SUCCEEDED' && known?.status !== 'SUCCEEDED';
    const data = { reference, status, failure, ...(isFirstSuccess && { succeededAt: now }) };
    // A refund that had succeeded can still fail: the card was closed, the money came back.
    const isNewer = !known || known.reference === null || REFUND_RANKS[status] > REFUND_RANKS[known.status];
    if (!isNewer) continue;
    const elsewhere = { ...data, paymentId, amount, cause: 'ELSEWHERE', createdAt: now } as const;
    const row = known
      ? await tx.refund.update({ where: { id: known.id }, data })
      : await tx.refund.create({ data: elsewhere });
    if (status !== 'CREATED' && status !== known?.status) ended.push({ id: row.id, status });
  }
  const written = await tx.refund.findMany({
    where: { paymentId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { status: true, amount: true },
  });
  const succeeded = written.filter(({ status }) => status === 'SUCCEEDED');
  return {
    refunded: succeeded.reduce((sum, { amount }) => sum + amount, 0),
    isLastFailed: written.at(-1)?.status === 'FAILED',
    ended,
  };
}

/** Money that was taken although the shop does not want it (any more) goes back whole. */
async function giveBackUnwanted(
  tx: Transaction,
  payment: PaymentRow,
  order: CheckoutRow | null,
  now: Date,
): Promise<void> {
  const amount = refundable(payment);
  if (payment.aim !== 'RELEASE' || payment.status !== 'CAPTURED' || amount === 0) return;
  const cause = order?.status === 'CANCELLED' ? 'ORDER_CANCELLED' : 'NOT_AWAITED';
  await tx.refund.create({ data: { paymentId: payment.id, cause, amount, createdAt: now } });
}

async function tellOfMoney(tx: Transaction, { id: checkoutId, channelId }: CheckoutRow): Promise<void> {
  const { heldUntil } = await tx.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { heldUntil: true } });
  await writeOrderMoney(tx, checkoutId, heldUntil !== null);
  const notice: CheckoutNotice = { channelId, checkoutId, kind: 'MONEY' };
  await notify(tx, CHECKOUT_TOPIC, notice);
}
