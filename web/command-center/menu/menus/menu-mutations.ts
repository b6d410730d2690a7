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
