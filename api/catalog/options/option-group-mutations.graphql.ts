import { builder } from '../../graphql/builder';
import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { AllergenEnum } from '../enums.graphql';
import { OPTIONS_LIMIT, SHORT_NAME_LENGTH, SKU_LENGTH } from '../limits';
import { AddedNutritionInput } from '../nutrition.graphql';
import { Product } from '../products/product.graphql';
import { createOptionGroup, deleteOptionGroup, reorderOptionGroups, updateOptionGroup } from './option-group.command';
import { OptionGroup } from './option-group.graphql';

const LENGTH = `up to ${SHORT_NAME_LENGTH} characters.`;
const SKU = `Article number, up to ${SKU_LENGTH} characters.`;

const NewOptionInput = builder.inputType('NewOptionInput', {
  description: 'An option that is made together with its group.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: `What the option is called, ${LENGTH}` }),
    sku: t.string({ description: SKU }),
    priceDifference: t.int({ description: 'Minor units added to the price of one; may be negative. 0 when left out.' }),
    isAvailable: t.boolean({ description: 'Whether the option is on sale; true when left out.' }),
    nutrition: t.field({
      type: AddedNutritionInput,
      description: 'What the option adds to a portion; unknown when left out.',
    }),
    allergens: t.field({ type: [AllergenEnum], description: 'What it contains; none when left out.' }),
  }),
});

const mutations = staffMutations(OptionGroup, { noun: 'group', permission: 'catalog' });

mutations.create(createOptionGroup, {
  description: 'Adds an option group to a product.',
  errors: [NotFound, TooManyEntries],
  input: 'A new group with its options; it goes behind the others.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'What it is asked about.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: `What is asked: “Crust”, ${LENGTH}` }),
    sku: t.string({ description: SKU }),
    minimum: t.int({ description: 'How many have to be chosen; 0 when left out.' }),
    maximum: t.int({ description: 'How many can be chosen; 1 when left out, no more than there are options.' }),
    options: t.field({ type: [NewOptionInput], description: `In order; at most ${OPTIONS_LIMIT}.` }),
  }),
});

mutations.update(updateOptionGroup, {
  description: 'Changes an option group.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `What is asked, in all languages; ${LENGTH}` }),
    sku: t.string({ description: SKU }),
    minimum: t.int({ description: 'How many have to be chosen.' }),
    maximum: t.int({ description: 'How many can be chosen; no more than there are options.' }),
  }),
});

mutations.remove(deleteOptionGroup, {
  description: 'Removes an option group with its options.',
});

mutations.reorderWithin(reorderOptionGroups, {
  description: 'Puts a product’s option groups in order.',
  answers: Product,
  input: 'The new order of a product’s groups.',
  fields: (t) => ({
    productId: t.globalID({
      for: [Product],
      required: true,
      description: 'The product whose groups are put in order.',
    }),
  }),
});
