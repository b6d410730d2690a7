import { type RefObject, useState } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { OrderBoardQuery } from '../../../gql/graphql';
import { useHeld } from '../../kit/live/use-held';
import { useKeptFocus } from '../../kit/live/use-kept-focus';
import { BoardOrderFragment } from './board-query';

type Shop = OrderBoardQuery['channel'];

function ordersOf(shop: Shop) {
  return readFragment(BoardOrderFragment, [...(shop?.fresh?.nodes ?? []), ...(shop?.underWay?.nodes ?? [])]);
}

const laterOf = (shop: Shop) => shop?.later?.nodes ?? [];

/** Changes when an order comes, goes or changes its place. */
function keyOf(shop: Shop): string {
  return [...ordersOf(shop).map(({ id, status }) => `${id} ${status}`), ...laterOf(shop).map(({ id }) => id)].join();
}

/**
 * The board's data: columns and orders for a later time come from one answer, so that an order that moves between them
 * never appears twice. Nothing changes under a pointer or during a drag.
 *
 * @param shop - as it was read last.
 */
export function useBoardView(shop: Shop, isDragging: boolean, area: RefObject<HTMLElement | null>) {
  const held = useHeld(shop, keyOf(shop), area);
  const [still, setStill] = useState(held);
  if (!isDragging && still !== held) setStill(held);
  const shown = isDragging ? still : held;
  useKeptFocus(area, keyOf(shown));
  const isCut = shown?.fresh?.pageInfo.hasNextPage || shown?.underWay?.pageInfo.hasNextPage || false;
  return { orders: ordersOf(shown), later: laterOf(shown), isCut };
}
