import { createContext } from 'react';
import { graphql } from '../../../gql/gql';
import type { CouriersFragment as Shop } from '../../../gql/graphql';

export const CouriersFragment = graphql(`
  fragment Couriers on Channel {
    id
    couriers {
      courierId
      name
      openOrders
    }
  }
`);

/** Whom orders of the page can be given to; nobody where the shop has no couriers. */
export const CouriersContext = createContext<NonNullable<Shop['couriers']>>([]);
