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

export const UpdateReceiverMutation = graphql(`
  mutation UpdateReceiver($input: UpdateReceiverInput!) {
    updateReceiver(input: $input) {
      ... on Receiver {
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
