import { graphql } from '../../../gql/gql';

export const PaymentListQuery = graphql(`
  query PaymentList(
    $from: Date
    $to: Date
    $statuses: [PaymentStatus!]
    $provider: PaymentProviderKind
    $isTest: Boolean
    $isRefunded: Boolean
    $isInTrouble: Boolean
    $search: String
    $isPeriod: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    ...StaffSession
    channel {
      id
      payments(
        from: $from
        to: $to
        statuses: $statuses
        provider: $provider
        isTest: $isTest
        isRefunded: $isRefunded
        isInTrouble: $isInTrouble
        search: $search
        first: $first
        after: $after
        last: $last
        before: $before
      ) @include(if: $isPeriod) {
        totalCount
        nodes {
          ...PaymentRow
        }
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`);

/** The same for a file: as much as a page may hold. */
export const PaymentFileQuery = graphql(`
  query PaymentFile(
    $from: Date
    $to: Date
    $statuses: [PaymentStatus!]
    $provider: PaymentProviderKind
    $isTest: Boolean
    $isRefunded: Boolean
    $isInTrouble: Boolean
    $search: String
    $after: String
  ) {
    channel {
      id
      payments(
        from: $from
        to: $to
        statuses: $statuses
        provider: $provider
        isTest: $isTest
        isRefunded: $isRefunded
        isInTrouble: $isInTrouble
        search: $search
        first: 100
        after: $after
      ) {
        nodes {
          ...PaymentRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const PaymentRowFragment = graphql(`
  fragment PaymentRow on Payment {
    id
    status
    provider
    methodName
    isTest
    amount {
      minor
      decimal
      currencyCode
    }
    captured {
      minor
      decimal
      currencyCode
    }
    refunded {
      minor
      decimal
      currencyCode
    }
    trouble
    reference
    createdAt
    capturedAt
    order {
      id
      number
    }
  }
`);
