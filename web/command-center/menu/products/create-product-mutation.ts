import { graphql } from '../../../gql/gql';

export const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    answer: createProduct(input: $input) {
      ... on Product {
        id
      }
      ...Refusal
    }
  }
`);
