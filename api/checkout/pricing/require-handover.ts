import { isPaidAtDoor } from '../../../domain/handover';
import { InvalidInput } from '../../kernel/refusals';
import type { CheckoutRow } from '../checkout-row.store';
import type { ChosenPayment } from '../promise/handover.store';

type Wish = Pick<CheckoutRow, 'deliveryMethod' | 'handover'> & { readonly total: number };

/** An order that is paid at the door, and would be left there. */
export function isLeftUnpaid({ deliveryMethod, handover, total }: Wish, { type, provider }: ChosenPayment): boolean {
  const isLeft = deliveryMethod === 'DELIVERY' && handover === 'DOOR';
  return isLeft && isPaidAtDoor({ type, onlineProvider: provider?.kind ?? null }, total);
}

/** @throws {InvalidInput} for such an order. */
export function requireHandover(wish: Wish, payment: ChosenPayment): void {
  if (isLeftUnpaid(wish, payment)) throw new InvalidInput([{ path: ['handover'], code: 'PAID_AT_DOOR' }]);
}
