import { graphql } from '../../../gql/gql';

export const ReorderMenusMutation = graphql(`
  mutation ReorderMenus($input: ReorderMenusInput!) {
    answer: reorderMenus(input: $input) {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

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

export const DeleteMenuMutation = graphql(`
  mutation DeleteMenu($id: ID!) {
    answer: deleteMenu(id: $id) {
      ... on Deleted {
        deletedId
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
