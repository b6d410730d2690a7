import { graphql } from '../../../gql/gql';

export const CreateVariantMutation = graphql(`
  mutation CreateVariant($input: CreateVariantInput!) {
    createVariant(input: $input) {
      ... on Variant {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);

export const UpdateVariantMutation = graphql(`
  mutation UpdateVariant($input: UpdateVariantInput!) {
    updateVariant(input: $input) {
      ... on Variant {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);
