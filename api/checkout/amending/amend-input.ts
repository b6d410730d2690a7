import type { LineChoice } from '../cart/choose-line';
import type { DetailsInput } from '../cart/details';

/** A dish that stays, or one that is new. */
export type AmendedLine =
  | { readonly lineId: string; readonly quantity: number; readonly note?: string | null }
  | LineChoice;

/** What staff change of an order; what is left out stays. */
export interface AmendOrderInput extends Omit<DetailsInput, 'promoCode' | 'phone' | 'table'> {
  readonly id: string;
  /** The order's, as the caller read it. */
  readonly version?: number | null;
  /** All dishes that it shall have. */
  readonly lines?: readonly AmendedLine[] | null;
  readonly ignoreMinimum?: boolean | null;
  readonly ignoreFullSlot?: boolean | null;
  /** Minor units, in place of the fee that the rules say. */
  readonly deliveryFee?: number | null;
  /** The shopper agreed on the telephone: nobody is asked. */
  readonly isAgreedByPhone?: boolean | null;
}
