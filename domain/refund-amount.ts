import { type Minor, minor } from './money';
import { splitAmount } from './split-amount';

/** The amounts of a paid order. */
export interface PaidOrder {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly cost: number }[];
  /** Minor units; null when no delivery fee was charged. */
  readonly deliveryFee: number | null;
  /** Minor units; null when none was given. */
  readonly tip: number | null;
  readonly total: number;
}

/** The parts to refund. */
export interface RefundParts {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly isWithDelivery: boolean;
  readonly isWithTip: boolean;
}

/**
 * The amount paid for parts of an order: a discount is spread over the dishes, delivery and tip stand apart. The refunds of all parts, in any
 * number of steps, sum to the total.
 * @param before - the parts already refunded.
 * @throws {RangeError} when more is asked for than is left to refund.
 */
export function refundAmount(
  order: PaidOrder,
  { lines, isWithDelivery, isWithTip }: RefundParts,
  before: readonly RefundParts[],
): Minor {
  const [fee, tip] = [order.deliveryFee ?? 0, order.tip ?? 0];
  const amounts = splitAmount(
    minor(order.total - fee - tip),
    order.lines.map(({ cost }) => cost),
  );
  const dishes = lines.map(({ lineId, quantity }, place) => {
    const index = order.lines.findIndex(({ id }) => id === lineId);
    const line = order.lines[index];
    // The same line may be named twice.
    const gone = refundedQuantity([...before, { lines: lines.slice(0, place) }], lineId);
    if (!line || quantity > line.quantity - gone) throw new RangeError(`not so many of line ${lineId} are left`);
    const units = splitAmount(minor(amounts[index] ?? 0), Array(line.quantity).fill(1));
    return units.slice(gone, gone + quantity).reduce((sum, unit) => sum + unit, 0);
  });
  if (isWithDelivery && before.some((earlier) => earlier.isWithDelivery))
    throw new RangeError('the delivery went back already');
  if (isWithTip && before.some((earlier) => earlier.isWithTip)) throw new RangeError('the tip went back already');
  return minor(dishes.reduce((sum, dish) => sum + dish, (isWithDelivery ? fee : 0) + (isWithTip ? tip : 0)));
}

/** The quantity of a line that was already refunded. */
export function refundedQuantity(before: readonly Pick<RefundParts, 'lines'>[], lineId: string): number {
  return before
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
