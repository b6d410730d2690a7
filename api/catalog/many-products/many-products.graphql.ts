import { encodeGlobalID } from '@pothos/plugin-relay';
import { TaxClassEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput, NotFound } from '../../kernel/refusals';
import { StopDurationEnum } from '../enums.graphql';
import { PRODUCTS_AT_ONCE } from '../limits';
import { Category } from '../menus/category.graphql';
import { Product } from '../products/product.graphql';
import {
  addProductsToCategory,
  deleteProducts,
  type ProductsChanged,
  removeProductsFromCategory,
  resumeProducts,
  setProductsTaxClass,
  stopProducts,
} from './many-products.command';

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

const stopList = staffMutations(Product, { noun: 'product', permission: 'stopList' });
const catalog = staffMutations(Product, { noun: 'product', permission: 'catalog' });

stopList.withInput('stopProducts', stopProducts, {
  description: 'Puts several products on the stop list, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products, and how long they are off sale.',
  about: 'Which, and how long.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: IDS }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long.' }),
    until: t.field({ type: 'DateTime', description: 'A future time; for `UNTIL_TIME` only.' }),
  }),
});

stopList.withInput('resumeProducts', resumeProducts, {
  description: 'Puts several products back on sale, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products that go back on sale.',
  about: 'Which.',
  fields: (t) => ({ ids: t.globalIDList({ for: [Product], required: true, description: IDS }) }),
});

catalog.withInput('addProductsToCategory', addProductsToCategory, {
  description: 'Puts several products behind the others of a category, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput, NotFound],
  input: 'Several products, and the category that they go into.',
  about: 'What goes where.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: `${IDS} They come to stand in this order.` }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

catalog.withInput('removeProductsFromCategory', removeProductsFromCategory, {
  description: 'Takes several products out of a category, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products, and the category that they leave.',
  about: 'What goes from where.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: IDS }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
  }),
});

catalog.withInput('setProductsTaxClass', setProductsTaxClass, {
  description: 'Gives several products the same VAT, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products, and which of the shop’s VAT rates they have.',
  about: 'Which, and what VAT.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: IDS }),
    taxClass: t.field({
      type: TaxClassEnum,
      description: 'Left out or null: VAT by the way they are received, as the shop has set.',
    }),
  }),
});

catalog.withInput('deleteProducts', deleteProducts, {
  description: 'Removes several products with their variants and options, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products that go for good.',
  about: 'Which.',
  fields: (t) => ({ ids: t.globalIDList({ for: [Product], required: true, description: IDS }) }),
});
