import { useEffect } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../gql/gql';
import type { Board } from '../kit/context/board';

export const ShopChangesSubscription = graphql(`
  subscription ShopChanges {
    catalogChanged
  }
`);

/** What a colleague changes, a pause above all, is seen on every screen without a reload. */
export function useShopChanges(board: Board): void {
  const client = useClient();
  useEffect(() => {
    let revision: number | null = null;
    const { unsubscribe } = client.subscription(ShopChangesSubscription, {}).subscribe(({ data }) => {
      // Each new stream sends the present revision first.
      if (!data || data.catalogChanged === revision) return;
      revision = data.catalogChanged;
      board.changed();
    });
    return unsubscribe;
  }, [client, board]);
}
