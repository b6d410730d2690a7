/** Where a checkout stands, in the order that it passes through. */
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

/** Those of an order that somebody still has to do something about. */
export const ACTIVE_STATUSES = ['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'] as const;

/** The next step of each; a cart is moved by placing it, never by staff. */
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

/** The step behind; null for what nobody has taken yet, and for a cart. A cancelled order's is known by its history alone. */
export function stepBefore(status: OrderStatus, method: DeliveryMethod): OrderStatus | null {
  const steps: readonly OrderStatus[] = stepsOf(method);
  return steps[steps.indexOf(status) - 1] ?? null;
}

/** Whether a move goes against the order of the steps: out of a cancellation, or to an earlier step. */
export function isStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}

/** Where an order can stand that is not over before its time. */
export type OrderStep = Exclude<OrderStatus, 'OPEN' | 'CANCELLED'>;

/** The statuses of an order that is not cancelled. A pickup order skips the delivery. */
export function stepsOf(method: DeliveryMethod): readonly OrderStep[] {
  return [...ACTIVE_STATUSES.filter((step) => method === 'DELIVERY' || step !== 'OUT_FOR_DELIVERY'), 'COMPLETED'];
}

/** Nothing can follow. */
export function isFinal(status: OrderStatus): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

export function needsReason(to: OrderStatus): boolean {
  return to === 'CANCELLED';
}

/**
 * Where staff can move an order: one step on, or to cancelled. Nobody drives out an order that is picked up.
 *
 * @returns the step on first; empty for a cart and for an order that is over.
 */
export function allowedMoves(from: OrderStatus, method: DeliveryMethod): readonly OrderStatus[] {
  const step = STEPS[from];
  if (step === null) return [];
  const next = step === 'OUT_FOR_DELIVERY' && method === 'PICKUP' ? 'COMPLETED' : step;
  return [next, 'CANCELLED'];
}
