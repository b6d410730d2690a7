import { option } from '../../../domain/entities/option';
import type { FieldWords } from '../../graphql/described-inputs';
import { staffMutations } from '../../graphql/staff-mutations';
import { AllergenEnum, MenuOptionKindEnum } from '../enums.graphql';
import { AddedNutritionInput } from '../nutrition.graphql';
import { options } from './option.command';
import { Option, OptionGroup } from './option-group.graphql';

/** What the inputs of an option say, of one that is made with its group too. */
export const optionWords = {
  about: {
    optionGroupId: 'What it is a choice of',
    name: 'What is offered: “Thin”',
    kind: 'What it means to the kitchen; one that is left out is guessed from the names and the group for a new option',
    sku: 'Article number',
    priceDifference: 'Minor units added to the price of one; may be negative',
    isAvailable: 'Whether it is on sale',
    nutrition: 'What it adds to a portion, all four values',
    allergens: 'All that it contains',
  },
  inputs: {
    optionGroupId: (t, shape) => t.globalID({ for: [OptionGroup], ...shape }),
    kind: (t, shape) => t.field({ type: MenuOptionKindEnum, ...shape }),
    nutrition: (t, shape) => t.field({ type: AddedNutritionInput, ...shape }),
    allergens: (t, shape) => t.field({ type: [AllergenEnum], ...shape }),
  },
} as const satisfies FieldWords<(typeof option)['fields']>;

staffMutations(Option, { noun: 'option', permission: 'catalog' }).described(option, options, {
  ...optionWords,
  create: { description: 'Adds an option to a group.' },
  update: { description: 'Changes an option.' },
  remove: {
    description: 'Removes an option, unless the group then asks for more than it has.',
  },
  reorder: { description: 'Puts a group’s options in order.', answers: OptionGroup },
});
