import { staffMutations } from '../../graphql/staff-mutations';
import { Category } from '../menus/category.graphql';
import { Product } from './product.graphql';
import { addProductToCategory, removeProductFromCategory, reorderCategoryProducts } from './product-place.command';

const mutations = staffMutations(Product, { noun: 'product', permission: 'catalog' });

mutations.withInput('addProductToCategory', addProductToCategory, {
  description: 'Puts a product behind the others of a category; where it stands already, nothing changes.',
  answers: Product,
  input: 'A product, and the category that it goes into.',
  about: 'The product, and the category that it goes into.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'The product that goes into the category.' }),
    categoryId: t.globalID({
      for: [Category],
      required: true,
      description: 'The category that the product goes into.',
    }),
  }),
});

mutations.withInput('removeProductFromCategory', removeProductFromCategory, {
  description: 'Takes a product out of a category; where it does not stand, nothing changes.',
  answers: Product,
  input: 'A product, and the category that it leaves.',
  about: 'The product, and the category that it leaves.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'The product that leaves the category.' }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'The category that the product leaves.' }),
  }),
});

mutations.withInput('reorderCategoryProducts', reorderCategoryProducts, {
  description: 'Puts a category’s products in order.',
  answers: Category,
  input: 'The new order of a category’s products.',
  about: 'In which order the category’s products stand.',
  fields: (t) => ({
    categoryId: t.globalID({
      for: [Category],
      required: true,
      description: 'The category whose products are put in order.',
    }),
    ids: t.globalIDList({ for: [Product], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});
