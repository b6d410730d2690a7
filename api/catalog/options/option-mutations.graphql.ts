import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { AllergenEnum } from '../enums.graphql';
import { SHORT_NAME_LENGTH, SKU_LENGTH } from '../limits';
import { AddedNutritionInput } from '../nutrition.graphql';
import { OptionRequired } from '../refusals';
import { createOption, deleteOption, reorderOptions, updateOption } from './option.command';
import { Option, OptionGroup } from './option-group.graphql';

const LENGTH = `up to ${SHORT_NAME_LENGTH} characters.`;
const SKU = `Article number, up to ${SKU_LENGTH} characters.`;
const DIFFERENCE = 'Minor units added to the price of one; may be negative.';

const mutations = staffMutations(Option, { noun: 'option', permission: 'catalog' });

mutations.create(createOption, {
  description: 'Adds an option to a group.',
  errors: [NotFound, TooManyEntries],
  input: 'A new option; it goes behind the others.',
  fields: (t) => ({
    optionGroupId: t.globalID({ for: [OptionGroup], required: true, description: 'What it is a choice of.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: `What is offered: “Thin”, ${LENGTH}` }),
    sku: t.string({ description: SKU }),
    priceDifference: t.int({ description: `${DIFFERENCE} 0 when left out.` }),
    isAvailable: t.boolean({ description: 'Whether it is on sale at once; true when left out.' }),
    nutrition: t.field({ type: AddedNutritionInput, description: 'What it adds to a portion; unknown when left out.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'What it contains; none when left out.' }),
  }),
});

mutations.update(updateOption, {
  description: 'Changes an option.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `What is offered, in all languages; ${LENGTH}` }),
    sku: t.string({ description: SKU }),
    priceDifference: t.int({ description: DIFFERENCE }),
    isAvailable: t.boolean({ description: 'Whether it can be chosen.' }),
    nutrition: t.field({ type: AddedNutritionInput, description: 'All four values; null for unknown.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'All that it contains.' }),
  }),
});

mutations.remove(deleteOption, {
  description: 'Removes an option, unless the group then asks for more than it has.',
  errors: [OptionRequired],
});

mutations.reorderWithin(reorderOptions, {
  description: 'Puts a group’s options in order.',
  answers: OptionGroup,
  input: 'The new order of a group’s options.',
  fields: (t) => ({
    optionGroupId: t.globalID({
      for: [OptionGroup],
      required: true,
      description: 'The group whose options are put in order.',
    }),
  }),
});
