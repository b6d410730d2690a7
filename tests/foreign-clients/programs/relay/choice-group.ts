import { graphql } from 'relay-runtime';
import type { choiceGroup_group$key } from './__generated__/choiceGroup_group.graphql';
import { choice } from './choice';
import { read } from './environment';

export function choiceGroup(key: choiceGroup_group$key) {
  const { name, options } = read(
    graphql`
      fragment choiceGroup_group on OptionGroup {
        name
        options {
          ...choice_option
        }
      }
    `,
    key,
  );
  return { name, choices: options.map(choice) };
}
