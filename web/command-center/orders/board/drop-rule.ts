import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import type { CheckoutStatus, DeliveryMethod } from '../../../gql/graphql';
import type { SeenOrder } from '../moves/use-order-questions';

/** A column of the board. */
export type BoardStatus = (typeof ACTIVE_STATUSES)[number];

const COLUMNS: readonly CheckoutStatus[] = ACTIVE_STATUSES;

/** What a card tells about its order while it is dragged. */
export interface DraggedOrder extends SeenOrder {
  readonly deliveryMethod: DeliveryMethod | null;
  readonly allowedMoves: readonly CheckoutStatus[] | null;
}

/** Why an order can't be dropped on a column: the end of a message's id. */
export type DropRefusal = 'noWayBack' | 'collected' | 'oneStep' | 'notAllowed';

/**
 * What a column says to an order that is held over it.
 *
 * @returns `home` over the column that it stands in, `allowed`, or why not.
 */
export function dropAnswer(order: DraggedOrder, to: BoardStatus): 'home' | 'allowed' | DropRefusal {
  if (order.status === to) return 'home';
  if (order.allowedMoves?.includes(to)) return 'allowed';
  const place = (status: CheckoutStatus) => COLUMNS.indexOf(status);
  if (place(to) < place(order.status)) return 'noWayBack';
  if (to === 'OUT_FOR_DELIVERY' && order.deliveryMethod === 'PICKUP') return 'collected';
  return place(to) === place(order.status) + 1 ? 'notAllowed' : 'oneStep';
}
