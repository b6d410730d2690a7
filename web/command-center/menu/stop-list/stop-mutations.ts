import { graphql } from '../../../gql/gql';

export const StopProductMutation = graphql(`
  mutation StopProduct($input: StopProductInput!) {
    answer: stopProduct(input: $input) {
      ...Refusal
    }
  }
`);

export const StopVariantMutation = graphql(`
  mutation StopVariant($input: StopVariantInput!) {
    answer: stopVariant(input: $input) {
      ...Refusal
    }
  }
`);

export const StopOptionMutation = graphql(`
  mutation StopOption($input: StopOptionInput!) {
    answer: stopOption(input: $input) {
      ...Refusal
    }
  }
`);

export const StopSharedOptionMutation = graphql(`
  mutation StopSharedOption($input: StopSharedOptionInput!) {
    answer: stopSharedOption(input: $input) {
      ...Refusal
    }
  }
`);

export const ResumeProductMutation = graphql(`
  mutation ResumeProduct($id: ID!) {
    answer: resumeProduct(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeVariantMutation = graphql(`
  mutation ResumeVariant($id: ID!) {
    answer: resumeVariant(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeOptionMutation = graphql(`
  mutation ResumeOption($id: ID!) {
    answer: resumeOption(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeSharedOptionMutation = graphql(`
  mutation ResumeSharedOption($id: ID!) {
    answer: resumeSharedOption(id: $id) {
      ...Refusal
    }
  }
`);

export const ResumeAllMutation = graphql(`
  mutation ResumeAll {
    answer: resumeAll {
      id
    }
  }
`);
