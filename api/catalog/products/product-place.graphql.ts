import { staffMutations } from '../../graphql/staff-mutations';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { Category } from '../menus/category.graphql';
import { Product } from './product.graphql';
import { addProductToCategory, removeProductFromCategory, reorderCategoryProducts } from './product-place.command';

const mutations = staffMutations(Product, { noun: 'product', permission: 'catalog' });

mutations.withInput('addProductToCategory', addProductToCategory, {
  description: 'Puts a product behind the others of a category; where it stands already, nothing changes.',
  answers: Product,
  errors: [NotFound, TooManyEntries],
  input: 'A product, and the category that it goes into.',
  about: 'What goes where.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

mutations.withInput('removeProductFromCategory', removeProductFromCategory, {
  description: 'Takes a product out of a category; where it does not stand, nothing changes.',
  answers: Product,
  errors: [NotFound],
  input: 'A product, and the category that it leaves.',
  about: 'What goes from where.',
  fields: (t) => ({
    productId: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

mutations.withInput('reorderCategoryProducts', reorderCategoryProducts, {
  description: 'Puts a category’s products in order.',
  answers: Category,
  errors: [NotFound],
  input: 'The new order of a category’s products.',
  about: 'The order.',
  fields: (t) => ({
    categoryId: t.globalID({ for: [Category], required: true, description: 'Whose products.' }),
    ids: t.globalIDList({ for: [Product], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});
