/** The statuses of a checkout, in their order. */
export const ORDER_STATUSES = [
  'OPEN',
  'PLACED',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'OUT_FOR_DELIVERY',
  'COMPLETED',
  'CANCELLED',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type DeliveryMethod = 'DELIVERY' | 'PICKUP';

/** Statuses of orders that staff still have work with. */
export const ACTIVE_STATUSES = ['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'] as const;

/** The next status of each. Placing moves a cart on; staff never do. */
const STEPS: Readonly<Record<OrderStatus, OrderStatus | null>> = {
  OPEN: null,
  PLACED: 'ACCEPTED',
  ACCEPTED: 'PREPARING',
  PREPARING: 'READY',
  READY: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'COMPLETED',
  COMPLETED: null,
  CANCELLED: null,
};

/**
 * The status before this one; null for a new order and for a cart. A cancelled order's previous status is only in
 * its history.
 */
export function stepBefore(status: OrderStatus, method: DeliveryMethod): OrderStatus | null {
  const steps: readonly OrderStatus[] = stepsOf(method);
  return steps[steps.indexOf(status) - 1] ?? null;
}

/** Whether a move goes back: out of a cancellation, or to an earlier status. */
export function isStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}

/** The statuses of an order that was placed and not cancelled. */
export type OrderStep = Exclude<OrderStatus, 'OPEN' | 'CANCELLED'>;

/** The statuses of an order that is not cancelled. A pickup order skips the delivery. */
export function stepsOf(method: DeliveryMethod): readonly OrderStep[] {
  return [...ACTIVE_STATUSES.filter((step) => method === 'DELIVERY' || step !== 'OUT_FOR_DELIVERY'), 'COMPLETED'];
}

/** Whether no status can follow. */
export function isFinal(status: OrderStatus): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

export function needsReason(to: OrderStatus): boolean {
  return to === 'CANCELLED';
}

/**
 * The statuses that staff can move an order to: the next one, or cancelled. A picked-up order skips
 * OUT_FOR_DELIVERY.
 * @returns the next status first; empty for a cart and for a finished order.
 */
export function allowedMoves(from: OrderStatus, method: DeliveryMethod): readonly OrderStatus[] {
  const step = STEPS[from];
  if (step === null) return [];
  const next = step === 'OUT_FOR_DELIVERY' && method === 'PICKUP' ? 'COMPLETED' : step;
  return [next, 'CANCELLED'];
}
