import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { NotFound, TooManyEntries } from '../kernel/refusals';
import { Category } from './category.graphql';
import { Product } from './product.graphql';
import { addProductToCategory, removeProductFromCategory, reorderCategoryProducts } from './product-place.command';

const AddProductToCategoryInput = builder.inputType('AddProductToCategoryInput', {
  description: 'A product, and the category that it goes into.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

const RemoveProductFromCategoryInput = builder.inputType('RemoveProductFromCategoryInput', {
  description: 'A product, and the category that it leaves.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

const ReorderCategoryProductsInput = builder.inputType('ReorderCategoryProductsInput', {
  description: 'The new order of a category’s products.',
  fields: (t) => ({
    categoryId: t.globalID({ for: [Category], required: true, description: 'Whose products.' }),
    ids: t.globalIDList({ for: [Product], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  addProductToCategory: t.field({
    type: Product,
    description: 'Puts a product behind the others of a category; where it stands already, nothing changes.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound, TooManyEntries] },
    args: { input: t.arg({ type: AddProductToCategoryInput, required: true, description: 'What goes where.' }) },
    resolve: (_root, { input: { productId, categoryId } }, context) =>
      addProductToCategory(callerOf(context), { productId: productId.id, categoryId: categoryId.id }),
  }),
  removeProductFromCategory: t.field({
    type: Product,
    description: 'Takes a product out of a category; where it does not stand, nothing changes.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: {
      input: t.arg({ type: RemoveProductFromCategoryInput, required: true, description: 'What goes from where.' }),
    },
    resolve: (_root, { input: { productId, categoryId } }, context) =>
      removeProductFromCategory(callerOf(context), { productId: productId.id, categoryId: categoryId.id }),
  }),
  reorderCategoryProducts: t.field({
    type: Category,
    description: 'Puts a category’s products in order.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderCategoryProductsInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { categoryId, ids } }, context) =>
      reorderCategoryProducts(
        callerOf(context),
        categoryId.id,
        ids.map(({ id }) => id),
      ),
  }),
}));
