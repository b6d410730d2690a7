import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { AllergenEnum } from './enums.graphql';
import { OPTIONS_LIMIT, SHORT_NAME_LENGTH } from './limits';
import { AddedNutritionInput } from './nutrition.graphql';
import { createOptionGroup, deleteOptionGroup, reorderOptionGroups, updateOptionGroup } from './option-group.command';
import { OptionGroup } from './option-group.graphql';
import { Product } from './product.graphql';

const NAME = `Up to ${SHORT_NAME_LENGTH} characters.`;

const NewOptionInput = builder.inputType('NewOptionInput', {
  description: 'An option that is made together with its group.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: NAME }),
    priceDifference: t.int({ description: 'Minor units added to the price of one; may be negative. 0 when left out.' }),
    isAvailable: t.boolean({ description: 'Yes when left out.' }),
    nutrition: t.field({ type: AddedNutritionInput, description: 'Unknown when left out.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'What it contains; none when left out.' }),
  }),
});

const CreateOptionGroupInput = builder.inputType('CreateOptionGroupInput', {
  description: 'A new group with its options; it goes behind the others.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'What it is asked about.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: NAME }),
    minimum: t.int({ description: 'How many have to be chosen; 0 when left out.' }),
    maximum: t.int({ description: 'How many can be chosen; 1 when left out, no more than there are options.' }),
    options: t.field({ type: [NewOptionInput], description: `In order; at most ${OPTIONS_LIMIT}.` }),
  }),
});

const UpdateOptionGroupInput = builder.inputType('UpdateOptionGroupInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [OptionGroup], required: true, description: 'Which group.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages. ${NAME}` }),
    minimum: t.int({ description: 'How many have to be chosen.' }),
    maximum: t.int({ description: 'How many can be chosen; no more than there are options.' }),
  }),
});

const ReorderOptionGroupsInput = builder.inputType('ReorderOptionGroupsInput', {
  description: 'The new order of a product’s groups.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Whose groups.' }),
    ids: t.globalIDList({
      for: [OptionGroup],
      required: true,
      description: 'First to last; the rest stay behind them.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createOptionGroup: t.field({
    type: OptionGroup,
    description: 'Adds an option group to a product.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, TooManyEntries] },
    args: { input: t.arg({ type: CreateOptionGroupInput, required: true, description: 'The group.' }) },
    resolve: (_root, { input }, context) =>
      createOptionGroup(callerOf(context), { ...input, productId: input.productId.id }),
  }),
  updateOptionGroup: t.field({
    type: OptionGroup,
    description: 'Changes an option group.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateOptionGroupInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateOptionGroup(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteOptionGroup: t.field({
    type: Deleted,
    description: 'Removes an option group with its options.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [OptionGroup], required: true, description: 'Which group.' }) },
    resolve: (_root, { id }, context) => deleteOptionGroup(callerOf(context), id.id),
  }),
  reorderOptionGroups: t.field({
    type: Product,
    description: 'Puts a product’s option groups in order.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderOptionGroupsInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { productId, ids } }, context) =>
      reorderOptionGroups(
        callerOf(context),
        productId.id,
        ids.map(({ id }) => id),
      ),
  }),
}));
