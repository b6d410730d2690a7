import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { ErrorInterface, refusalAsValue } from '../graphql/refusal.graphql';
import { InvalidInput, NotFound } from '../kernel/refusals';
import { Category } from './category.graphql';
import { StopDurationEnum } from './enums.graphql';
import { PRODUCTS_AT_ONCE } from './limits';
import {
  addProductsToCategory,
  deleteProducts,
  type ProductsChanged,
  removeProductsFromCategory,
  resumeProducts,
  stopProducts,
} from './many-products.command';
import { Product } from './product.graphql';

const toGlobalId = (id: string) => encodeGlobalID('Product', id);

const ProductNotChanged = builder.objectRef<ProductsChanged['notChanged'][number]>('ProductNotChanged').implement({
  description: 'A product that a change of several left as it was.',
  fields: (t) => ({
    productId: t.id({ description: 'Which product.', resolve: ({ id }) => toGlobalId(id) }),
    problem: t.field({
      type: ErrorInterface,
      description: 'Why.',
      resolve: ({ problem }) => refusalAsValue(problem),
    }),
  }),
});

const ProductsChangedType = builder.objectRef<ProductsChanged>('ProductsChanged').implement({
  description: 'What became of a change of several products: it happens to all that it can happen to.',
  fields: (t) => ({
    changedIds: t.idList({
      description: 'Those that are as was asked now, also where they were before; in the order of the call.',
      resolve: ({ changedIds }) => changedIds.map(toGlobalId),
    }),
    notChanged: t.field({
      type: [ProductNotChanged],
      description: `The others, each with its reason; at most ${PRODUCTS_AT_ONCE}.`,
      resolve: ({ notChanged }) => [...notChanged],
    }),
  }),
});

const IDS = `Which products; 1 to ${PRODUCTS_AT_ONCE}.`;

const StopProductsInput = builder.inputType('StopProductsInput', {
  description: 'Several products, and how long they are off sale.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: IDS }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long.' }),
    until: t.field({ type: 'DateTime', description: 'A future time; for `UNTIL_TIME` only.' }),
  }),
});

const ResumeProductsInput = builder.inputType('ResumeProductsInput', {
  description: 'Several products that go back on sale.',
  fields: (t) => ({ ids: t.globalIDList({ for: [Product], required: true, description: IDS }) }),
});

const AddProductsToCategoryInput = builder.inputType('AddProductsToCategoryInput', {
  description: 'Several products, and the category that they go into.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: `${IDS} They come to stand in this order.` }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

const RemoveProductsFromCategoryInput = builder.inputType('RemoveProductsFromCategoryInput', {
  description: 'Several products, and the category that they leave.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: IDS }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

const DeleteProductsInput = builder.inputType('DeleteProductsInput', {
  description: 'Several products that go for good.',
  fields: (t) => ({ ids: t.globalIDList({ for: [Product], required: true, description: IDS }) }),
});

const rawIds = (ids: readonly { readonly id: string }[]) => ids.map(({ id }) => id);

builder.mutationFields((t) => ({
  stopProducts: t.field({
    type: ProductsChangedType,
    description: 'Puts several products on the stop list, in one transaction.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: StopProductsInput, required: true, description: 'Which, and how long.' }) },
    resolve: (_root, { input }, context) => stopProducts(callerOf(context), { ...input, ids: rawIds(input.ids) }),
  }),
  resumeProducts: t.field({
    type: ProductsChangedType,
    description: 'Puts several products back on sale, in one transaction.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: ResumeProductsInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) => resumeProducts(callerOf(context), { ids: rawIds(input.ids) }),
  }),
  addProductsToCategory: t.field({
    type: ProductsChangedType,
    description: 'Puts several products behind the others of a category, in one transaction.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound] },
    args: { input: t.arg({ type: AddProductsToCategoryInput, required: true, description: 'What goes where.' }) },
    resolve: (_root, { input: { ids, categoryId } }, context) =>
      addProductsToCategory(callerOf(context), { ids: rawIds(ids), categoryId: categoryId.id }),
  }),
  removeProductsFromCategory: t.field({
    type: ProductsChangedType,
    description: 'Takes several products out of a category, in one transaction.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput] },
    args: {
      input: t.arg({ type: RemoveProductsFromCategoryInput, required: true, description: 'What goes from where.' }),
    },
    resolve: (_root, { input: { ids, categoryId } }, context) =>
      removeProductsFromCategory(callerOf(context), { ids: rawIds(ids), categoryId: categoryId.id }),
  }),
  deleteProducts: t.field({
    type: ProductsChangedType,
    description: 'Removes several products with their variants and options, in one transaction.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: DeleteProductsInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) => deleteProducts(callerOf(context), { ids: rawIds(input.ids) }),
  }),
}));
