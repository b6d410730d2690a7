import { graphql } from '../../../gql/gql';

export const CreateLinkMutation = graphql(`
  mutation CreateLink($input: CreateLinkInput!) {
    createLink(input: $input) {
      ... on Link {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdateLinkMutation = graphql(`
  mutation UpdateLink($input: UpdateLinkInput!) {
    updateLink(input: $input) {
      ... on Link {
        id
        version
      }
      ...Refusal
    }
  }
`);
