import { graphql } from '../../../gql/gql';

/** Several lists: a flood of orders under way never hides the new ones. */
export const BoardQuery = graphql(`
  query OrderBoard {
    ...StaffSession
    channel {
      id
      pausedUntil
      extensions
      ...Couriers
      orderCounts(statuses: [ACCEPTED, PREPARING, READY, OUT_FOR_DELIVERY]) {
        status
        count
      }
      fresh: orders(first: 100, statuses: [PLACED], sort: OLDEST) {
        totalCount
        nodes {
          ...BoardOrder
        }
        pageInfo {
          hasNextPage
        }
      }
      underWay: orders(
        first: 100
        statuses: [ACCEPTED, PREPARING, READY, OUT_FOR_DELIVERY]
        scheduled: false
        sort: OLDEST
      ) {
        nodes {
          ...BoardOrder
        }
        pageInfo {
          hasNextPage
        }
      }
      later: orders(first: 50, statuses: [ACCEPTED], scheduled: true) {
        totalCount
        nodes {
          ...BoardOrder
        }
      }
    }
  }
`);

export const BoardOrderFragment = graphql(`
  fragment BoardOrder on Order {
    id
    status
    placedAt
    promisedAt
    scheduledUntil
    ...BoardCard
  }
`);
