import { graphql } from '../../../../gql/gql';

export const CreateReceiverMutation = graphql(`
  mutation CreateReceiver($input: CreateReceiverInput!) {
    answer: createReceiver(input: $input) {
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
    answer: updateReceiver(input: $input) {
      ... on Receiver {
        id
        version
      }
      ...Refusal
    }
  }
`);
