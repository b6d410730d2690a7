import { graphql } from '../../../gql/gql';

/** What became of a change of several products: members that are refusals are asked for where the mutation stands. */
export const ManyProductsFragment = graphql(`
  fragment ManyProducts on ProductsChanged {
    changedIds
    notChanged {
      productId
      problem {
        message
      }
    }
  }
`);

export const StopProductsMutation = graphql(`
  mutation StopProducts($input: StopProductsInput!) {
    answer: stopProducts(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);

export const ResumeProductsMutation = graphql(`
  mutation ResumeProducts($input: ResumeProductsInput!) {
    answer: resumeProducts(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);

export const FillCategoryMutation = graphql(`
  mutation FillCategory($input: AddProductsToCategoryInput!) {
    answer: addProductsToCategory(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);

export const RemoveProductsFromCategoryMutation = graphql(`
  mutation RemoveProductsFromCategory($input: RemoveProductsFromCategoryInput!) {
    answer: removeProductsFromCategory(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);

export const SetProductsTaxClassMutation = graphql(`
  mutation SetProductsTaxClass($input: SetProductsTaxClassInput!) {
    answer: setProductsTaxClass(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);

export const DeleteProductsMutation = graphql(`
  mutation DeleteProducts($input: DeleteProductsInput!) {
    answer: deleteProducts(input: $input) {
      ...ManyProducts
      ...Refusal
    }
  }
`);
