import { isPaidAtDoor } from '../../../domain/handover';
import { InvalidInput } from '../../kernel/refusals';
import type { CheckoutRow } from '../checkout-row.store';
import type { ChosenPayment } from '../promise/handover.store';

type Wish = Pick<CheckoutRow, 'deliveryMethod' | 'handover'>;

/** @throws {InvalidInput} for an order that is paid at the door and would be left there. */
export function requireHandover({ deliveryMethod, handover }: Wish, { type, provider }: ChosenPayment): void {
  if (deliveryMethod !== 'DELIVERY' || handover !== 'DOOR') return;
  if (isPaidAtDoor({ type, onlineProvider: provider?.kind ?? null })) {
    throw new InvalidInput([{ path: ['handover'], code: 'PAID_AT_DOOR' }]);
  }
}
