import { encodeGlobalID } from '@pothos/plugin-relay';
import { PRODUCTS_AT_ONCE } from '../../../domain/catalog-limits';
import { TaxClassEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput } from '../../kernel/refusals';
import { StopDurationEnum } from '../enums.graphql';
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
    productId: t.id({ description: 'The product that was left as it was.', resolve: ({ id }) => toGlobalId(id) }),
    problem: t.field({
      type: ErrorInterface,
      description: 'The refusal that kept it from being changed.',
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

const AT_ONCE = `1 to ${PRODUCTS_AT_ONCE}`;

const stopList = staffMutations(Product, { noun: 'product', permission: 'stopList' });
const catalog = staffMutations(Product, { noun: 'product', permission: 'catalog' });

stopList.withInput('stopProducts', stopProducts, {
  description: 'Puts several products on the stop list, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products, and how long they are off sale.',
  about: 'The products, and how long they are off sale.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: `The products that are off sale, ${AT_ONCE}.` }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long they are off sale.' }),
    until: t.field({
      type: 'DateTime',
      description: 'When they are back on sale: a future time, for `UNTIL_TIME` only.',
    }),
  }),
});

stopList.withInput('resumeProducts', resumeProducts, {
  description: 'Puts several products back on sale, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products that go back on sale.',
  about: 'The products that go back on sale.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [Product],
      required: true,
      description: `The products that go back on sale, ${AT_ONCE}.`,
    }),
  }),
});

catalog.withInput('addProductsToCategory', addProductsToCategory, {
  description: 'Puts several products behind the others of a category, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'What `addProductsToCategory` puts where.',
  about: 'The products, and the category that they go into.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [Product],
      required: true,
      description: `The products that go into the category, ${AT_ONCE}; they come to stand in this order.`,
    }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'The category that they go into.' }),
  }),
});

catalog.withInput('removeProductsFromCategory', removeProductsFromCategory, {
  description: 'Takes several products out of a category, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'What `removeProductsFromCategory` takes out of where.',
  about: 'The products, and the category that they leave.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [Product],
      required: true,
      description: `The products that leave the category, ${AT_ONCE}.`,
    }),
    categoryId: t.globalID({ for: [Category], required: true, description: 'The category that they leave.' }),
  }),
});

catalog.withInput('setProductsTaxClass', setProductsTaxClass, {
  description: 'Gives several products the same VAT, in one transaction.',
  answers: ProductsChangedType,
  errors: [InvalidInput],
  input: 'Several products, and which of the shop’s VAT rates they have.',
  about: 'The products, and which VAT they have.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [Product],
      required: true,
      description: `The products that get the class, ${AT_ONCE}.`,
    }),
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
  input: 'The products to delete.',
  about: 'The products to delete.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Product], required: true, description: `The products to delete, ${AT_ONCE}.` }),
  }),
});
