import { useEffect, useEffectEvent } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { createRefresher } from '../../kit/live/refresher';
import { type PresentOrder, presentOrder } from './order-moves-fragment';

export const PresentOrdersQuery = graphql(`
  query PresentOrders($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Order {
        ...PresentOrder
      }
    }
  }
`);

/**
 * Follows orders that somebody is about to change, wherever the page shows them, or no longer does.
 *
 * @param wanted - ids of those, asked for each time that orders change.
 * @param openId - the one whose question is open, or that is being dragged: it is read at once too.
 */
export function usePresentOrders(
  wanted: () => readonly string[],
  openId: string | null,
  tell: (order: PresentOrder) => void,
): void {
  const client = useClient();
  const { board } = useCommandCenter();
  const read = useEffectEvent(async () => {
    const ids = [...new Set([...wanted(), ...(openId ? [openId] : [])])];
    if (ids.length === 0) return;
    const { data } = await client.query(PresentOrdersQuery, { ids }, { requestPolicy: 'network-only' }).toPromise();
    for (const node of data?.nodes ?? []) {
      if (node?.__typename === 'Order') tell(presentOrder(node));
    }
  });
  useEffect(() => {
    // Never two at once: urql answers the second one with what the first one read before the change.
    const refresh = createRefresher(() => read());
    if (openId) void refresh();
    return board.onChange(() => void refresh());
  }, [board, openId]);
}
