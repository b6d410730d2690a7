import { graphql } from '../../../gql/gql';

export const StopProductMutation = graphql(`
  mutation StopProduct($input: StopProductInput!) {
    stopped: stopProduct(input: $input) {
      ...Refusal
    }
  }
`);

export const StopVariantMutation = graphql(`
  mutation StopVariant($input: StopVariantInput!) {
    stopped: stopVariant(input: $input) {
      ...Refusal
    }
  }
`);

export const StopOptionMutation = graphql(`
  mutation StopOption($input: StopOptionInput!) {
    stopped: stopOption(input: $input) {
      ...Refusal
    }
  }
`);

export const StopSharedOptionMutation = graphql(`
  mutation StopSharedOption($input: StopSharedOptionInput!) {
    stopped: stopSharedOption(input: $input) {
      ...Refusal
    }
  }
`);

export const ResumeProductMutation = graphql(`
  mutation ResumeProduct($id: ID!) {
    resumed: resumeProduct(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeVariantMutation = graphql(`
  mutation ResumeVariant($id: ID!) {
    resumed: resumeVariant(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeOptionMutation = graphql(`
  mutation ResumeOption($id: ID!) {
    resumed: resumeOption(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeSharedOptionMutation = graphql(`
  mutation ResumeSharedOption($id: ID!) {
    resumed: resumeSharedOption(id: $id) {
      ...Refusal
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
