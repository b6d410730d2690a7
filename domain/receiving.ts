import type { DeliveryMethod } from './order-status';

/** How an order comes to who ordered it. What is brought to a table is neither collected nor driven. */
export type ReceivingWay = DeliveryMethod | 'TABLE';

export interface Received {
  readonly deliveryMethod: DeliveryMethod | null;
  /** Where they sit; kept of an order that is not delivered only. */
  readonly table: string | null;
}

export function receivingWay({ deliveryMethod, table }: Received): ReceivingWay {
  if (deliveryMethod === 'DELIVERY') return 'DELIVERY';
  return table ? 'TABLE' : 'PICKUP';
}

const NEEDED = {
  DELIVERY: ['name', 'phone', 'street'],
  PICKUP: ['name', 'phone'],
  TABLE: ['name'],
} as const satisfies Record<ReceivingWay, readonly string[]>;

/** What of a contact an order can't do without. Nobody has to be called at a table, but a promo code counts its uses by phone. */
export function neededContact(way: ReceivingWay, hasPromo: boolean): readonly ('name' | 'phone' | 'street')[] {
  return NEEDED[way === 'TABLE' && hasPromo ? 'PICKUP' : way];
}
