import { prismaConnectionHelpers } from '@pothos/plugin-prisma';
import { CATEGORY_PRODUCTS_LIMIT } from '../../../domain/catalog-limits';
import type { CategoryProduct } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import type { Context } from '../../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { fromCatalog } from '../../graphql/from-catalog';
import { menuSize } from '../../graphql/menu-size';
import { Category } from '../menus/category.graphql';
import { Product } from '../products/product.graphql';

const LARGEST_PAGE = 100;

/** Pages of a category's products, by their places in it. */
const pages = prismaConnectionHelpers(builder, 'CategoryProduct', {
  cursor: 'categoryId_productId',
  select: () => ({ product: true }),
  resolveNode: ({ product }) => product,
  maxSize: LARGEST_PAGE,
  defaultSize: DEFAULT_PAGE_SIZE,
});

type PageArguments = PothosSchemaTypes.DefaultConnectionArguments;

function pageOf(places: readonly CategoryProduct[], args: PageArguments, context: Context): readonly CategoryProduct[] {
  const { cursor, skip = 0, take = 0 } = pages.getQuery(args, context, () => ({}));
  const { categoryId, productId } = cursor?.categoryId_productId ?? {};
  // Below zero it counts from the end.
  const ahead = take < 0 ? places.toReversed() : places;
  const start = cursor ? ahead.findIndex((one) => one.categoryId === categoryId && one.productId === productId) : 0;
  const page = start === -1 ? [] : ahead.slice(start + skip, start + skip + Math.abs(take));
  return take < 0 ? page.toReversed() : page;
}

builder.objectField(Category, 'products', (t) =>
  t.connection({
    type: Product,
    size: menuSize('products'),
    description: `The products in it, in the order that staff gave. Defaults to ${DEFAULT_PAGE_SIZE} per page, at most ${LARGEST_PAGE}.`,
    resolve: fromCatalog((catalog, { id }, args: PageArguments, context) => {
      const page = pageOf(catalog.placesOfCategory.get(id) ?? [], args, context);
      const shown = page.map((place) => ({ ...place, product: catalog.entry(place.productId).product }));
      return pages.resolve(shown, args, context);
    }),
  }),
);

builder.objectField(Category, 'arrangedProducts', (t) =>
  t.field({
    type: [Product],
    size: CATEGORY_PRODUCTS_LIMIT,
    nullable: true,
    authScopes: { permission: 'catalog' },
    description: `All products that stand in it, in staff’s order: what staff arrange; at most ${CATEGORY_PRODUCTS_LIMIT}.`,
    resolve: fromCatalog((catalog, { id }) =>
      (catalog.placesOfCategory.get(id) ?? []).map(({ productId }) => catalog.entry(productId).product),
    ),
  }),
);
