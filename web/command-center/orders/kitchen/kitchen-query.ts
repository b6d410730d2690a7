import { graphql } from '../../../gql/gql';

export const KitchenQuery = graphql(`
  query KitchenBoard {
    ...StaffSession
    channel {
      id
      warehouses {
        id
        name
      }
      stations {
        id
        name
      }
      cooking: orders(first: 100, statuses: [ACCEPTED, PREPARING], scheduled: false, sort: OLDEST) {
        nodes {
          ...KitchenOrder
        }
        pageInfo {
          hasNextPage
        }
      }
      done: orders(first: 12, statuses: [READY]) {
        nodes {
          ...KitchenOrder
        }
      }
      cancelled: orders(last: 12, statuses: [CANCELLED], sort: UPDATED) {
        nodes {
          ...KitchenOrder
        }
      }
      later: orders(first: 50, statuses: [ACCEPTED], scheduled: true) {
        nodes {
          id
          promisedAt
          scheduledUntil
        }
      }
    }
  }
`);

export const KitchenOrderFragment = graphql(`
  fragment KitchenOrder on Order {
    id
    version
    number
    status
    isTest
    deliveryMethod
    table
    promisedAt
    travelMinutes
    kitchenNote
    cutlery
    source
    answerBy
    kitchenId
    lines {
      id
      quantity
      productName
      variantName
      note
      stationId
      isMade
      options {
        group
        name
        kind
      }
    }
  }
`);
