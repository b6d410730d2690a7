import { graphql } from '../../../../gql/gql';

export const CreateVariantMutation = graphql(`
  mutation CreateVariant($input: CreateVariantInput!) {
    answer: createVariant(input: $input) {
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
    answer: updateVariant(input: $input) {
      ... on Variant {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const DeleteVariantMutation = graphql(`
  mutation DeleteVariant($id: ID!) {
    answer: deleteVariant(id: $id) {
      ...Refusal
    }
  }
`);
