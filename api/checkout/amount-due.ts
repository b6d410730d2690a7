import { type Minor, minor } from '../../domain/money';
import type { MoneyState } from '../generated/prisma/client';

/** With these the card money of an order is there, or was. */
const CARD_STATES: readonly (MoneyState | null)[] = ['AUTHORISED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'];

interface DueOrder {
  readonly moneyState: MoneyState | null;
  readonly isPaidElsewhere: boolean;
  /** Beyond its card money, minor units. */
  readonly dueOnReceiving: number;
}

/** What the client pays on receiving an order, minor units: all of it, or what card money does not cover. */
export function amountDue({ moneyState, isPaidElsewhere, dueOnReceiving }: DueOrder, total: number): Minor {
  if (isPaidElsewhere) return minor(0);
  return minor(CARD_STATES.includes(moneyState) ? dueOnReceiving : total);
}

/** Whether cash may be what is paid on receiving it: by the way of payment, or since its card money does not cover it. */
export function mayBeCash(order: DueOrder & { readonly paymentType: string | null }, total: number): boolean {
  return amountDue(order, total) > 0 && (order.paymentType === 'CASH' || order.dueOnReceiving > 0);
}
