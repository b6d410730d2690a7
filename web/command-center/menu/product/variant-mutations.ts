import { graphql } from '../../../gql/gql';

export const CreateVariantMutation = graphql(`
  mutation CreateVariant($input: CreateVariantInput!) {
    createVariant(input: $input) {
      ... on Variant {
        id
        version
      }
      ...Refusal
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
      ...Refusal
    }
  }
`);
