import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../gql/gql';
import type { LastOrderSummaryQuery as Answer } from '../../gql/graphql';

const LastOrderSummaryQuery = graphql(`
  query LastOrderSummary {
    lastOrder {
      id
      token
      lines {
        id
        productName
        quantity
      }
      totalPrice {
        minor
        currencyCode
      }
    }
  }
`);

export type LastOrder = NonNullable<Answer['lastOrder']>;

/**
 * What this browser ordered last, asked for once the page stands: the page itself is the same for everybody.
 *
 * @returns null until it is known, and when there is none.
 */
export function useLastOrder(): LastOrder | null {
  const client = useClient();
  const [order, setOrder] = useState<LastOrder | null>(null);
  useEffect(() => {
    let isGone = false;
    // Asked once and not watched: each change of the cart would ask again.
    void client.query(LastOrderSummaryQuery, {}, { requestPolicy: 'network-only' }).then(({ data }) => {
      if (!isGone) setOrder(data?.lastOrder ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [client]);
  return order;
}
