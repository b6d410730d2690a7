import type { PaymentType } from './payment-type';

/** A way to pay, as far as it matters at the door. */
interface WayToPay {
  readonly type: PaymentType;
  /** Who takes the money before the courier comes; null: nobody. */
  readonly onlineProvider: string | null;
}

/** Cash and a terminal need both people at the door: such an order can't be left there. */
export function isPaidAtDoor({ type, onlineProvider }: WayToPay): boolean {
  return onlineProvider === null && type !== 'CUSTOM';
}
