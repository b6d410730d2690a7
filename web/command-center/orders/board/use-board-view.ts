import type { RefObject } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { BoardOrderFragment as BoardOrder, OrderBoardQuery } from '../../../gql/graphql';
import { useHeld } from '../../kit/live/use-held';
import { useKeptFocus } from '../../kit/live/use-kept-focus';
import { OrderMovesFragment } from '../moves/order-moves-fragment';
import { usePressedMoves } from '../moves/use-order-questions';
import { OrderBriefFragment } from '../page/order-brief';
import { BoardCardFragment } from './board-card';
import { BoardOrderFragment } from './board-query';
import { BOARD_COLUMNS, type BoardColumnName } from './board-tab';

type Shop = OrderBoardQuery['channel'];

export interface BoardColumnView {
  readonly name: BoardColumnName;
  /** In the order that they are worked off. */
  readonly orders: readonly BoardOrder[];
  /** Of all there are, shown or not. */
  readonly count: number;
  /** When the order that has been with us longest was placed. */
  readonly oldest: string | null;
}

function ordersOf(shop: Shop) {
  return readFragment(BoardOrderFragment, [...(shop?.fresh?.nodes ?? []), ...(shop?.underWay?.nodes ?? [])]);
}

const laterOf = (shop: Shop) => readFragment(BoardOrderFragment, shop?.later?.nodes ?? []);

/** Changes when an order comes, goes or changes its place. */
function keyOf(shop: Shop): string {
  return [...ordersOf(shop), ...laterOf(shop)].map(({ id, status }) => `${id} ${status}`).join();
}

/** What the buttons of an order go by. */
export function movesOf(order: BoardOrder) {
  const brief = readFragment(OrderBriefFragment, readFragment(BoardCardFragment, order));
  return readFragment(OrderMovesFragment, brief);
}

/**
 * The board's data: columns and orders for a later time come from one answer, so that an order that moves between them
 * never appears twice. Nothing changes under a pointer or during a drag. What was pressed stands in its new column at once.
 *
 * @param shop - as it was read last.
 */
export function useBoardView(shop: Shop, isDragging: boolean, area: RefObject<HTMLElement | null>) {
  const shown = useHeld(shop, keyOf(shop), area, { isStill: isDragging });
  const pressed = usePressedMoves();
  const placeOf = (order: BoardOrder) => {
    const to = pressed(movesOf(order))?.to ?? order.status;
    return BOARD_COLUMNS.some((column) => column === to) ? to : order.status;
  };
  const orders = ordersOf(shown);
  const later = laterOf(shown);
  useKeptFocus(area, orders.map((order) => `${order.id} ${placeOf(order)} ${order.status}`).join());
  const isCut = shown?.fresh?.pageInfo.hasNextPage || shown?.underWay?.pageInfo.hasNextPage || false;
  const columns = BOARD_COLUMNS.map((name): BoardColumnView => {
    if (name === 'LATER') return { name, orders: later.toSorted(byPromise), count: countOf(shown, name), oldest: null };
    const own = orders.filter((order) => placeOf(order) === name);
    // What was pressed here is not counted by the server yet.
    const arrived = own.filter(({ status }) => status !== name).length;
    const left = orders.filter((order) => order.status === name && placeOf(order) !== name).length;
    const sorted = name === 'PLACED' ? own : own.toSorted(byPromise);
    return { name, orders: sorted, count: countOf(shown, name) + arrived - left, oldest: own[0]?.placedAt ?? null };
  });
  return { columns, isCut };
}

/** Of all orders that belong there, shown or not, as the server counts them. */
function countOf(shop: Shop, name: BoardColumnName): number {
  const later = shop?.later?.totalCount ?? 0;
  if (name === 'LATER') return later;
  if (name === 'PLACED') return shop?.fresh?.totalCount ?? 0;
  const all = shop?.orderCounts?.find(({ status }) => status === name)?.count ?? 0;
  return name === 'ACCEPTED' ? all - later : all;
}

type Timed = Pick<BoardOrder, 'promisedAt'>;

/** What is promised first comes first. */
function byPromise(one: Timed, other: Timed): number {
  return Date.parse(one.promisedAt) - Date.parse(other.promisedAt);
}
