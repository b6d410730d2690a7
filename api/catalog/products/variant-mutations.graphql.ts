import { SHORT_NAME_LENGTH, SKU_LENGTH } from '../../../domain/catalog-limits';
import { MeasurementUnitEnum } from '../../channel/enums.graphql';
import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { Photo } from '../../media/photo.graphql.ts';
import { Product } from './product.graphql';
import { createVariant, deleteVariant, reorderVariants, updateVariant } from './variant.command';
import { Variant } from './variant.graphql';

const LENGTH = `up to ${SHORT_NAME_LENGTH} characters.`;
const SKU = `Article number, up to ${SKU_LENGTH} characters; null for none.`;

const mutations = staffMutations(Variant, { noun: 'variant', permission: 'catalog' });

mutations.create(createVariant, {
  description: 'Adds a variant to a product.',
  input: 'A new variant; it goes behind the others.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'What it is a variant of.' }),
    name: t.field({ type: [LocalizedValueInput], description: `The size or kind: “Large”, ${LENGTH}` }),
    price: t.int({ required: true, description: 'The variant’s price, in minor units.' }),
    weight: t.float({ description: 'In `unit`.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Grams when left out.' }),
    sku: t.string({ description: SKU }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; the product’s when left out.' }),
    isAvailable: t.boolean({ description: 'Whether the variant is on sale at once; true when left out.' }),
  }),
});

/** Of `updateVariant`, and of a product that is saved together with a variant. */
export const UpdateVariantInput = mutations.update(updateVariant, {
  description: 'Changes a variant.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `The size or kind, in all languages; ${LENGTH}` }),
    price: t.int({ description: 'Another price, in minor units.' }),
    weight: t.float({ description: 'In `unit`, or in the unit that it has; null for none.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Another one shows the same weight otherwise.' }),
    sku: t.string({ description: SKU }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; null for the product’s.' }),
    isAvailable: t.boolean({ description: 'Whether it is for sale.' }),
  }),
});

mutations.remove(deleteVariant, {
  description: 'Removes a variant, unless it is the last one.',
});

mutations.reorderWithin(reorderVariants, {
  description: 'Puts a product’s variants in order.',
  answers: Product,
  input: 'The new order of a product’s variants.',
  fields: (t) => ({
    productId: t.globalID({
      for: [Product],
      required: true,
      description: 'The product whose variants are put in order.',
    }),
  }),
});
