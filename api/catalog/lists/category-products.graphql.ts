import { prismaConnectionHelpers } from '@pothos/plugin-prisma';
import { builder } from '../../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { menuSize } from '../../graphql/menu-size';
import { CATEGORY_PRODUCTS_LIMIT } from '../limits';
import { Product } from '../products/product.graphql';

const LARGEST_PAGE = 100;
const PRODUCTS_IN_PLACE = [{ position: 'asc' }, { productId: 'asc' }] as const;

/**
 * Where a connection shows its products. Pothos plans its own connections with such a pair of paths, but types the
 * parameter as a single one; with that, products under `nodes` would each be read by a query of their own.
 */
const NODES = { getType: () => 'Product', paths: [[{ name: 'nodes' }], [{ name: 'edges' }, { name: 'node' }]] };

/** Whoever asks for no product's field, only for cursors or `__typename`, selects nothing, which Prisma refuses. */
function atLeastId<Selection extends object>(selection: Selection): Selection {
  const isEmpty = 'select' in selection && Object.keys(selection.select ?? {}).length === 0;
  return isEmpty ? { ...selection, select: { id: true } } : selection;
}

/** Places and products are read one after the other: what is deleted between the two leaves a place without its product. */
function isTaken({ product }: { readonly product: object | null }): boolean {
  return product !== null;
}

/** Pages of a category's products, read through their places in it, together with the category. */
const places = prismaConnectionHelpers(builder, 'CategoryProduct', {
  cursor: 'categoryId_productId',
  select: (nestedSelection) => ({ product: atLeastId(nestedSelection({})) }),
  resolveNode: ({ product }) => product,
  maxSize: LARGEST_PAGE,
  defaultSize: DEFAULT_PAGE_SIZE,
});

builder.prismaObjectField('Category', 'products', (t) =>
  t.connection({
    type: Product,
    size: menuSize('products'),
    description: `The products that stand in it, in staff’s order; ${DEFAULT_PAGE_SIZE} unless told, at most ${LARGEST_PAGE} a page.`,
    select: (args, context, nestedSelection) => ({
      products: {
        ...places.getQuery(args, context, (selection) => nestedSelection(selection, NODES as never)),
        orderBy: [...PRODUCTS_IN_PLACE],
      },
    }),
    resolve: ({ products }, args, context) => places.resolve(products.filter(isTaken), args, context),
  }),
);

builder.prismaObjectField('Category', 'arrangedProducts', (t) =>
  t.field({
    type: [Product],
    size: CATEGORY_PRODUCTS_LIMIT,
    nullable: true,
    authScopes: { permission: 'catalog' },
    description: `All products that stand in it, in staff’s order: what staff arrange; at most ${CATEGORY_PRODUCTS_LIMIT}.`,
    select: (_args, _context, nestedSelection) => ({
      products: { select: { product: nestedSelection(true) }, orderBy: [...PRODUCTS_IN_PLACE] },
    }),
    resolve: ({ products }) => products.filter(isTaken).map(({ product }) => product),
  }),
);
