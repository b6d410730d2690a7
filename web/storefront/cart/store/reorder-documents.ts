import { graphql } from '../../../gql/gql';

export const NotAddedFragment = graphql(`
  fragment NotAdded on LineNotAdded {
    productName
    variantName
    quantity
    productSlug
    categorySlug
    problem {
      code
      message
    }
  }
`);

export const OrderAgainMutation = graphql(`
  mutation OrderAgain($token: String!) {
    orderAgain(input: { token: $token }) {
      ... on OrderedAgain {
        checkout {
          ...Cart
        }
        notAdded {
          ...NotAdded
        }
      }
      ...Refusal
    }
  }
`);

export const LastOrderSummaryQuery = graphql(`
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
