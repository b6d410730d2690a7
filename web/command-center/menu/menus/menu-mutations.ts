import { graphql } from '../../../gql/gql';

export const SwitchMenuMutation = graphql(`
  mutation SwitchMenu($input: UpdateMenuInput!) {
    answer: updateMenu(input: $input) {
      ... on Menu {
        id
        isActive
      }
      ...Refusal
    }
  }
`);

export const ReorderCategoriesMutation = graphql(`
  mutation ReorderCategories($input: ReorderCategoriesInput!) {
    answer: reorderCategories(input: $input) {
      ... on Menu {
        id
      }
      ...Refusal
    }
  }
`);
