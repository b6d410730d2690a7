import type { ResultOf } from '@graphql-typed-document-node/core';
import { type Answer, answer } from '../../testing/answering-api';
import type { Parts } from '../../testing/made';
import { type BoardOrderFragment, BoardQuery } from './board/board-query';
import { type KitchenOrderFragment, KitchenQuery } from './kitchen/kitchen-query';
import type { PresentOrderFragment } from './moves/order-moves-fragment';
import { PresentOrdersQuery } from './moves/use-present-orders';

export type BoardOrder = Parts<ResultOf<typeof BoardOrderFragment>>;

/** An order to be collected that nobody has taken yet. */
export const placed = {
  id: 'order',
  number: 'A-7',
  version: 1,
  status: 'PLACED',
  deliveryMethod: 'PICKUP',
  allowedMoves: ['ACCEPTED', 'CANCELLED'],
} as const satisfies BoardOrder;

/** The same once somebody has taken it. */
export const accepted = {
  ...placed,
  version: 2,
  status: 'ACCEPTED',
  allowedMoves: ['PREPARING', 'CANCELLED'],
} as const satisfies BoardOrder;

/** The board with these orders. */
export function boardOf(...orders: readonly BoardOrder[]): Answer {
  const isNew = ({ status }: BoardOrder) => status === 'PLACED';
  const fresh = orders.filter(isNew);
  const statuses = new Set(orders.map(({ status }) => status));
  const countAt = (at: BoardOrder['status']) => orders.filter(({ status }) => status === at).length;
  return answer(BoardQuery, {
    channel: {
      orderCounts: [...statuses].map((status) => ({ status, count: countAt(status) })),
      later: { totalCount: 0, nodes: [] },
      fresh: { totalCount: fresh.length, nodes: fresh },
      underWay: { nodes: orders.filter((order) => !isNew(order)) },
    },
  });
}

/** What a colleague has made of an order, as it is read before a press counts. */
export function presentOrder(order: Parts<ResultOf<typeof PresentOrderFragment>>): Answer {
  return answer(PresentOrdersQuery, { nodes: [{ __typename: 'Order', ...order }] });
}

export type KitchenOrder = Parts<ResultOf<typeof KitchenOrderFragment>>;

/** The kitchen board with these orders to be made. */
export function kitchenOf(...orders: readonly KitchenOrder[]): Answer {
  const stations = [
    { id: 'hot', name: 'Hot' },
    { id: 'cold', name: 'Cold' },
  ];
  const over = (status: KitchenOrder['status']) => ({ nodes: orders.filter((order) => order.status === status) });
  const cooking = orders.filter(({ status }) => status === 'ACCEPTED' || status === 'PREPARING');
  return answer(KitchenQuery, {
    channel: { stations, cooking: { nodes: cooking }, done: over('READY'), cancelled: over('CANCELLED') },
  });
}

/** An order that cooks have begun: two soups from the hot station, a salad from the cold one. */
export const cooking = {
  id: 'order',
  number: 'A-7',
  version: 1,
  status: 'PREPARING',
  lines: [
    { id: 'soup', quantity: 2, productName: 'Borscht', stationId: 'hot' },
    { id: 'salad', quantity: 1, productName: 'Vinegret', stationId: 'cold' },
  ],
} as const satisfies KitchenOrder;
