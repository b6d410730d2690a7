import { graphql } from '../../gql/gql';

export const PaymentPageQuery = graphql(`
  query PaymentPage($token: String!) {
    channel {
      ...FinishShop
    }
    order(token: $token) {
      id
      isOwn
      moneyState
      totalPrice {
        minor
        currencyCode
      }
      payments {
        id
        provider
        isTest
        continueUrl
      }
      ... on Cart {
        heldUntil
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
      }
    }
  }
`);

export const CheckPaymentMutation = graphql(`
  mutation CheckPayment($input: PaymentOfOrderInput!) {
    checkPayment(input: $input) {
      ... on Checkout {
        id
        payments {
          id
          continueUrl
        }
        ... on Cart {
          heldUntil
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
      }
      ...Refusal
    }
  }
`);
