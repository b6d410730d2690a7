import { graphql } from '../../../gql/gql';

export const PaymentDaysQuery = graphql(`
  query PaymentDays($from: Date!, $to: Date!, $isPeriod: Boolean!) {
    ...StaffSession
    channel {
      id
      paymentDays(from: $from, to: $to) @include(if: $isPeriod) {
        ...PaymentDayRow
      }
    }
  }
`);

export const PaymentDayRowFragment = graphql(`
  fragment PaymentDayRow on PaymentDay {
    day
    methodName
    provider
    isTest
    captured {
      minor
      currencyCode
    }
    captures
    refunded {
      minor
    }
    refunds
  }
`);
