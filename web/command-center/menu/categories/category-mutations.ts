import { graphql } from '../../../gql/gql';

export const ReorderCategoryProductsMutation = graphql(`
  mutation ReorderCategoryProducts($input: ReorderCategoryProductsInput!) {
    answer: reorderCategoryProducts(input: $input) {
      ... on Category {
        id
      }
      ...Refusal
    }
  }
`);

export const RemoveProductFromCategoryMutation = graphql(`
  mutation RemoveProductFromCategory($input: RemoveProductFromCategoryInput!) {
    answer: removeProductFromCategory(input: $input) {
      ... on Product {
        id
      }
      ...Refusal
    }
  }
`);
