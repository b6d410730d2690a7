import { graphql } from '../../gql/gql';

export const PaymentPageQuery = graphql(`
  query PaymentPage($token: String!) {
    channel {
      ...FinishShop
    }
    order(token: $token) {
      id
      isOwn
      status
      heldUntil
      moneyState
      totalPrice {
        minor
        currencyCode
      }
      problems {
        code
        message
        ... on SoldOut {
          lines {
            lineId
            kind
            productName
          }
        }
      }
      payments {
        id
        provider
        isTest
        continueUrl
      }
    }
  }
`);

export const CheckPaymentMutation = graphql(`
  mutation CheckPayment($input: PaymentOfOrderInput!) {
    checkPayment(input: $input) {
      ... on Checkout {
        id
        status
        heldUntil
        payments {
          id
          continueUrl
        }
      }
      ...Refusal
    }
  }
`);

export const LeavePaymentMutation = graphql(`
  mutation LeavePayment($input: PaymentOfOrderInput!) {
    leavePayment(input: $input) {
      ... on Checkout {
        id
        status
      }
      ...Refusal
    }
  }
`);
