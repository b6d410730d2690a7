import { graphql } from 'relay-runtime';
import type { dishChoices_dish$key } from './__generated__/dishChoices_dish.graphql';
import { choiceGroup } from './choice-group';
import { read } from './environment';

export function dishChoices(key: dishChoices_dish$key) {
  const { optionGroups } = read(
    graphql`
      fragment dishChoices_dish on Product {
        optionGroups {
          ...choiceGroup_group
        }
      }
    `,
    key,
  );
  return optionGroups.map(choiceGroup);
}
