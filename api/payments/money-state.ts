import type { MoneyState, Payment } from '../generated/prisma/client';

type Counted = Pick<Payment, 'status' | 'captured' | 'refunded'>;

export interface OrderMoney {
  readonly moneyState: MoneyState | null;
  /** Taken and not given back, minor units. */
  readonly cardPaid: number;
}

/**
 * Where an order's card money stands, over all attempts to pay it.
 *
 * @param isHeld - the order still waits for its payment.
 */
export function orderMoney(payments: readonly Counted[], isHeld: boolean): OrderMoney {
  const captured = payments.reduce((sum, payment) => sum + payment.captured, 0);
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  return { moneyState: isHeld ? 'AWAITED' : stateOf(payments, captured, refunded), cardPaid: captured - refunded };
}

function stateOf(payments: readonly Counted[], captured: number, refunded: number): MoneyState | null {
  const has = (status: Payment['status']) => payments.some((payment) => payment.status === status);
  if (captured > 0) return refunded === 0 ? 'CAPTURED' : refunded < captured ? 'PARTLY_REFUNDED' : 'REFUNDED';
  if (has('AUTHORISED')) return 'AUTHORISED';
  if (has('VOIDED')) return 'RELEASED';
  if (has('FAILED') || has('EXPIRED')) return 'FAILED';
  // Nothing is at stake: the shopper has left before anything was paid.
  return payments.length > 0 ? 'RELEASED' : null;
}
