import { MeasurementUnitEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { Photo, rawId } from '../media/photo.graphql.ts';
import { SHORT_NAME_LENGTH, SKU_LENGTH } from './limits';
import { Product } from './product.graphql';
import { LastVariant } from './refusals';
import { createVariant, deleteVariant, reorderVariants, updateVariant } from './variant.command';
import { Variant } from './variant.graphql';

const NAME = `Up to ${SHORT_NAME_LENGTH} characters.`;
const SKU = `Article number, up to ${SKU_LENGTH} characters; null for none.`;

const CreateVariantInput = builder.inputType('CreateVariantInput', {
  description: 'A new variant; it goes behind the others.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'What it is a variant of.' }),
    name: t.field({ type: [LocalizedValueInput], description: NAME }),
    price: t.int({ required: true, description: 'Minor units.' }),
    weight: t.float({ description: 'In `unit`.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Grams when left out.' }),
    sku: t.string({ description: SKU }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; the product’s when left out.' }),
    isAvailable: t.boolean({ description: 'Yes when left out.' }),
  }),
});

/** Of `updateVariant`, and of a product that is saved together with a variant. */
export const UpdateVariantInput = builder.inputType('UpdateVariantInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Variant], required: true, description: 'Which variant.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages. ${NAME}` }),
    price: t.int({ description: 'Minor units.' }),
    weight: t.float({ description: 'In `unit`, or in the unit that it has; null for none.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Another one shows the same weight otherwise.' }),
    sku: t.string({ description: SKU }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; null for the product’s.' }),
    isAvailable: t.boolean({ description: 'Whether it is for sale.' }),
  }),
});

const ReorderVariantsInput = builder.inputType('ReorderVariantsInput', {
  description: 'The new order of a product’s variants.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Whose variants.' }),
    ids: t.globalIDList({ for: [Variant], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createVariant: t.field({
    type: Variant,
    description: 'Adds a variant to a product.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, TooManyEntries] },
    args: { input: t.arg({ type: CreateVariantInput, required: true, description: 'The variant.' }) },
    resolve: (_root, { input: { productId, photoId, ...input } }, context) =>
      createVariant(callerOf(context), { ...input, productId: productId.id, photoId: rawId(photoId) }),
  }),
  updateVariant: t.field({
    type: Variant,
    description: 'Changes a variant.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateVariantInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input: { id, photoId, ...input } }, context) =>
      updateVariant(callerOf(context), { ...input, id: id.id, photoId: rawId(photoId) }),
  }),
  deleteVariant: t.field({
    type: Deleted,
    description: 'Removes a variant, unless it is the last one.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound, LastVariant] },
    args: { id: t.arg.globalID({ for: [Variant], required: true, description: 'Which variant.' }) },
    resolve: (_root, { id }, context) => deleteVariant(callerOf(context), id.id),
  }),
  reorderVariants: t.field({
    type: Product,
    description: 'Puts a product’s variants in order.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderVariantsInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { productId, ids } }, context) =>
      reorderVariants(
        callerOf(context),
        productId.id,
        ids.map(({ id }) => id),
      ),
  }),
}));
