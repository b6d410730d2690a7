import { graphql } from '../gql/gql';

/** What every refusal of a command says. `codegen.ts` writes it out wherever it is spread. */
graphql(`
  fragment Refusal on Error {
    code
    message
    path
    ... on InvalidInput {
      fields {
        code
        path
        message
      }
    }
  }
`);
