import { MeasurementUnitEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { Photo, rawId } from '../media/photo.graphql.ts';
import { Category } from './category.graphql';
import { duplicateProduct } from './duplicate-product.command';
import { AllergenEnum, ProductTagEnum } from './enums.graphql';
import { DESCRIPTION_LENGTH, PRODUCT_CATEGORIES_LIMIT, SKU_LENGTH, TITLE_LENGTH } from './limits';
import { NutritionInput } from './nutrition.graphql';
import { createProduct, deleteProduct, updateProduct } from './product.command';
import { Product } from './product.graphql';
import { UpdateVariantInput } from './variant-mutations.graphql';

const TITLE = `In the shop’s own language at least; up to ${TITLE_LENGTH} characters.`;
const DESCRIPTION = `Up to ${DESCRIPTION_LENGTH} characters.`;

const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'A new product with its first variant, which has the price, weight, unit and article number given here.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: TITLE }),
    description: t.field({ type: [LocalizedValueInput], description: DESCRIPTION }),
    slug: t.string({ description: 'Made from the name when left out.' }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo.' }),
    price: t.int({ required: true, description: 'Minor units.' }),
    weight: t.float({ description: 'In `unit`.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Grams when left out.' }),
    sku: t.string({ description: `Article number, up to ${SKU_LENGTH} characters.` }),
    isAvailable: t.boolean({ description: 'Yes when left out.' }),
    nutrition: t.field({ type: NutritionInput, description: 'Unknown when left out.' }),
    tags: t.field({ type: [ProductTagEnum], description: 'None when left out.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'None when left out.' }),
    categoryIds: t.globalIDList({
      for: [Category],
      description: `Where it stands, behind the others; at most ${PRODUCT_CATEGORIES_LIMIT}.`,
    }),
    newCategory: t.field({
      type: [LocalizedValueInput],
      description: `Name of a category to make for it, in the menu that shoppers see; where the shop has none, a first menu is made too. ${TITLE}`,
    }),
  }),
});

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages. ${TITLE}` }),
    description: t.field({ type: [LocalizedValueInput], description: `All languages. ${DESCRIPTION}` }),
    slug: t.string({ description: 'The old one will lead here; null makes it from the name.' }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; null for none.' }),
    isAvailable: t.boolean({ description: 'Whether it is for sale.' }),
    nutrition: t.field({ type: NutritionInput, description: 'All four values; null for unknown.' }),
    tags: t.field({ type: [ProductTagEnum], description: 'All of them.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'All of them.' }),
    variant: t.field({
      type: UpdateVariantInput,
      description: 'A variant of it to change in the same step: both are saved, or neither.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createProduct: t.field({
    type: Product,
    description: 'Adds a product with its first variant.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, TooManyEntries] },
    args: { input: t.arg({ type: CreateProductInput, required: true, description: 'The product.' }) },
    resolve: (_root, { input: { categoryIds, photoId, ...input } }, context) =>
      createProduct(callerOf(context), {
        ...input,
        photoId: rawId(photoId),
        categoryIds: categoryIds?.map(({ id }) => id),
      }),
  }),
  updateProduct: t.field({
    type: Product,
    description: 'Changes a product, and one of its variants in the same step.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input: { id, photoId, variant, ...input } }, context) =>
      updateProduct(callerOf(context), {
        ...input,
        id: id.id,
        photoId: rawId(photoId),
        variant: variant ? { ...variant, id: variant.id.id, photoId: rawId(variant.photoId) } : undefined,
      }),
  }),
  deleteProduct: t.field({
    type: Deleted,
    description: 'Removes a product with its variants and options; orders keep what they sold.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Product], required: true, description: 'Which product.' }) },
    resolve: (_root, { id }, context) => deleteProduct(callerOf(context), id.id),
  }),
  duplicateProduct: t.field({
    type: Product,
    description: 'Adds a product like this one, with its variants and options, in no category yet.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Product], required: true, description: 'Which product.' }) },
    resolve: (_root, { id }, context) => duplicateProduct(callerOf(context), id.id),
  }),
}));
