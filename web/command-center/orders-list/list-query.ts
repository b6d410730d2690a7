import { graphql } from '../../gql/gql';

export const OrderListQuery = graphql(`
  query OrderList($statuses: [CheckoutStatus!], $after: String) {
    session {
      user {
        id
        role
      }
    }
    channel {
      id
      pausedUntil
      orderCounts {
        status
        count
        oldestPlacedAt
      }
      orders(first: 24, after: $after, statuses: $statuses) {
        nodes {
          id
          ...OrderCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
