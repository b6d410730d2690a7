import { graphql } from '../../../gql/gql';

export const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($id: ID!) {
    deleteCategory(id: $id) {
      ... on Deleted {
        deletedId
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

export const ReorderCategoryProductsMutation = graphql(`
  mutation ReorderCategoryProducts($input: ReorderCategoryProductsInput!) {
    reorderCategoryProducts(input: $input) {
      ... on Category {
        id
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

export const RemoveProductFromCategoryMutation = graphql(`
  mutation RemoveProductFromCategory($input: RemoveProductFromCategoryInput!) {
    removeProductFromCategory(input: $input) {
      ... on Product {
        id
      }
      ... on Error {
        code
        message
      }
    }
  }
`);
