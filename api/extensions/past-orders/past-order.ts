/** An order as another system kept it. Amounts are minor units of the shop's currency. */
export interface PastOrder {
  /** Where it begins in the file, from 1. */
  readonly row: number;
  /** As the other system called it. An order is known by it: one that is there already is left alone. */
  readonly number: string;
  readonly placedAt: Date;
  readonly status: 'COMPLETED' | 'CANCELLED';
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly method: 'DELIVERY' | 'PICKUP';
  readonly street: string | null;
  readonly payment: string | null;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly lines: readonly PastLine[];
}

export interface PastLine {
  readonly dish: string;
  /** Empty for a dish that has one. */
  readonly variant: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** For one. */
  readonly price: number;
}

/** What the owner has to mend in the file. */
export interface PastOrderFault {
  readonly row: number;
  /** A sentence in English: it is read where commands are typed. */
  readonly sentence: string;
}

export function productsCostOf({ lines }: PastOrder): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

export function totalOf(order: PastOrder): number {
  return productsCostOf(order) - order.discount + order.deliveryFee;
}
