import { graphql } from '../../../gql/gql';

export const StopProductMutation = graphql(`
  mutation StopProduct($input: StopProductInput!) {
    stopped: stopProduct(input: $input) {
      ... on Error {
        code
        message
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

export const StopVariantMutation = graphql(`
  mutation StopVariant($input: StopVariantInput!) {
    stopped: stopVariant(input: $input) {
      ... on Error {
        code
        message
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

export const StopOptionMutation = graphql(`
  mutation StopOption($input: StopOptionInput!) {
    stopped: stopOption(input: $input) {
      ... on Error {
        code
        message
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

export const StopSharedOptionMutation = graphql(`
  mutation StopSharedOption($input: StopSharedOptionInput!) {
    stopped: stopSharedOption(input: $input) {
      ... on Error {
        code
        message
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

export const ResumeProductMutation = graphql(`
  mutation ResumeProduct($id: ID!) {
    resumed: resumeProduct(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

export const ResumeVariantMutation = graphql(`
  mutation ResumeVariant($id: ID!) {
    resumed: resumeVariant(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

export const ResumeOptionMutation = graphql(`
  mutation ResumeOption($id: ID!) {
    resumed: resumeOption(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

export const ResumeSharedOptionMutation = graphql(`
  mutation ResumeSharedOption($id: ID!) {
    resumed: resumeSharedOption(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

export const ResumeAllMutation = graphql(`
  mutation ResumeAll {
    resumeAll {
      id
    }
  }
`);
