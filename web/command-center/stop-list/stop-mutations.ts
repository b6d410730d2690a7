import { graphql } from '../../gql/gql';

export const StopProductMutation = graphql(`
  mutation StopProduct($input: StopProductInput!) {
    stopped: stopProduct(input: $input) {
      ... on Error {
        message
      }
      ... on InvalidInput {
        fields {
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
        message
      }
      ... on InvalidInput {
        fields {
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
        message
      }
      ... on InvalidInput {
        fields {
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
        message
      }
    }
  }
`);

export const ResumeVariantMutation = graphql(`
  mutation ResumeVariant($id: ID!) {
    resumed: resumeVariant(id: $id) {
      ... on Error {
        message
      }
    }
  }
`);

export const ResumeOptionMutation = graphql(`
  mutation ResumeOption($id: ID!) {
    resumed: resumeOption(id: $id) {
      ... on Error {
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
