import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { AllergenEnum } from './enums.graphql';
import { SHORT_NAME_LENGTH } from './limits';
import { AddedNutritionInput } from './nutrition.graphql';
import { createOption, deleteOption, reorderOptions, updateOption } from './option.command';
import { Option, OptionGroup } from './option-group.graphql';
import { OptionRequired } from './refusals';

const NAME = `Up to ${SHORT_NAME_LENGTH} characters.`;
const DIFFERENCE = 'Minor units added to the price of one; may be negative.';

const CreateOptionInput = builder.inputType('CreateOptionInput', {
  description: 'A new option; it goes behind the others.',
  fields: (t) => ({
    optionGroupId: t.globalID({ for: [OptionGroup], required: true, description: 'What it is a choice of.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: NAME }),
    priceDifference: t.int({ description: `${DIFFERENCE} 0 when left out.` }),
    isAvailable: t.boolean({ description: 'Yes when left out.' }),
    nutrition: t.field({ type: AddedNutritionInput, description: 'Unknown when left out.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'What it contains; none when left out.' }),
  }),
});

const UpdateOptionInput = builder.inputType('UpdateOptionInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Option], required: true, description: 'Which option.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages. ${NAME}` }),
    priceDifference: t.int({ description: DIFFERENCE }),
    isAvailable: t.boolean({ description: 'Whether it can be chosen.' }),
    nutrition: t.field({ type: AddedNutritionInput, description: 'All four values; null for unknown.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'All that it contains.' }),
  }),
});

const ReorderOptionsInput = builder.inputType('ReorderOptionsInput', {
  description: 'The new order of a group’s options.',
  fields: (t) => ({
    optionGroupId: t.globalID({ for: [OptionGroup], required: true, description: 'Whose options.' }),
    ids: t.globalIDList({ for: [Option], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createOption: t.field({
    type: Option,
    description: 'Adds an option to a group.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, TooManyEntries] },
    args: { input: t.arg({ type: CreateOptionInput, required: true, description: 'The option.' }) },
    resolve: (_root, { input }, context) =>
      createOption(callerOf(context), { ...input, optionGroupId: input.optionGroupId.id }),
  }),
  updateOption: t.field({
    type: Option,
    description: 'Changes an option.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateOptionInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateOption(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteOption: t.field({
    type: Deleted,
    description: 'Removes an option, unless the group then asks for more than it has.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound, OptionRequired] },
    args: { id: t.arg.globalID({ for: [Option], required: true, description: 'Which option.' }) },
    resolve: (_root, { id }, context) => deleteOption(callerOf(context), id.id),
  }),
  reorderOptions: t.field({
    type: OptionGroup,
    description: 'Puts a group’s options in order.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderOptionsInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { optionGroupId, ids } }, context) =>
      reorderOptions(
        callerOf(context),
        optionGroupId.id,
        ids.map(({ id }) => id),
      ),
  }),
}));
