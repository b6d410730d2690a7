import { graphql } from '../../../gql/gql';

/** Saves settings of the shop; each form asks for its own fields by `useFresh`, which follows. */
export const UpdateShopMutation = graphql(`
  mutation UpdateShop($input: UpdateChannelInput!) {
    answer: updateChannel(input: $input) {
      ... on Channel {
        id
        version
      }
      ...Refusal
    }
  }
`);
