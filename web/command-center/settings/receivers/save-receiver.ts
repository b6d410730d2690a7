import { graphql } from '../../../gql/gql';

export const CreateReceiverMutation = graphql(`
  mutation CreateReceiver($input: CreateReceiverInput!) {
    createReceiver(input: $input) {
      ... on ReceiverWithSecret {
        signingSecret
        receiver {
          id
        }
      }
      ...Refusal
    }
  }
`);

export const UpdateReceiverMutation = graphql(`
  mutation UpdateReceiver($input: UpdateReceiverInput!) {
    updateReceiver(input: $input) {
      ... on Receiver {
        id
        version
      }
      ...Refusal
    }
  }
`);
