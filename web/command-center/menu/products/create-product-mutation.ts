import { graphql } from '../../../gql/gql';

export const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      ... on Product {
        id
      }
      ...Refusal
    }
  }
`);
