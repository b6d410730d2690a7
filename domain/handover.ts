import type { PaymentType } from './payment-type';

/** A way to pay, as far as it matters at the door. */
interface WayToPay {
  readonly type: PaymentType;
  /** Who takes the money before the courier comes; null: nobody. */
  readonly onlineProvider: string | null;
}

/**
 * Cash and a terminal need both people at the door: such an order can't be left there.
 *
 * @param total - minor units; nothing is paid for an order that is free.
 */
export function isPaidAtDoor({ type, onlineProvider }: WayToPay, total: number): boolean {
  return total > 0 && onlineProvider === null && type !== 'CUSTOM';
}
