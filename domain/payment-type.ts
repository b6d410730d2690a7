/** How an order can be paid, the most usual first. */
export const PAYMENT_TYPES = ['CASH', 'CARD', 'CUSTOM'] as const;

export type PaymentType = (typeof PAYMENT_TYPES)[number];
