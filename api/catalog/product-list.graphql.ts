import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import { Channel } from '../channel/channel.graphql';
import type { Product as ProductRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { toLocale } from '../kernel/locale';
import { Category } from './category.graphql';
import { Product } from './product.graphql';
import { placeOf, toListCursor } from './product-cursor';
import { productsMatching } from './product-filter';
import { readSortableProducts } from './product-list.store';
import { PRODUCT_SORTS, type ProductSort, sortProducts } from './product-sort';

const LARGEST_PAGE = 100;

const ProductSortEnum = builder.enumType('ProductSort', {
  description: 'How products can be sorted.',
  values: {
    NEWEST: { description: 'The last that staff added, first.' },
    NAME: { description: 'By name, by the alphabet of the reader’s language.' },
    PRICE: { description: 'By the lowest price, the cheapest first.' },
    UPDATED: { description: 'The last that staff changed, first.' },
  } as const satisfies Record<ProductSort, object>,
});

/** @throws {GraphQLError} for a cursor that is none of this list's. */
function placeAt(ids: readonly string[], cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const place = placeOf(ids, cursor);
  if (place !== null) return place;
  throw new GraphQLError('This is not a cursor of this list.', { extensions: { code: 'INVALID_CURSOR' } });
}

builder.prismaObjectField(Channel, 'products', (t) =>
  t.connection(
    {
      type: Product,
      authScopes: { staff: true },
      description: `Products, the newest first unless told; ${DEFAULT_PAGE_SIZE} a page unless told, at most ${LARGEST_PAGE}.`,
      args: {
        search: t.arg.string({
          description:
            'Words that all have to stand in the names of the product, its variants and options, or in an SKU.',
        }),
        categoryId: t.arg.globalID({ for: [Category], description: 'Only those that stand in this category.' }),
        isSoldOut: t.arg.boolean({ description: 'Only those that can’t be ordered now; false: only those that can.' }),
        hasPhoto: t.arg.boolean({ description: 'Only those with a photo of their own; false: only those without.' }),
        hasCategory: t.arg.boolean({ description: 'Only those that stand in a category; false: only those in none.' }),
        isTranslated: t.arg.boolean({
          description: 'False: only those whose name or description is missing in a language; true: only the others.',
        }),
        sort: t.arg({ type: ProductSortEnum, defaultValue: PRODUCT_SORTS[0], description: 'In which order.' }),
        isReversed: t.arg.boolean({ defaultValue: false, description: 'The other way round.' }),
      },
      resolve: async ({ id: channelId, defaultLocale }, args, context, info) => {
        const { db, locale, now } = context;
        const { categoryId, sort, isReversed, first, last, after, before, ...filter } = args;
        const matching = productsMatching({ ...filter, categoryId: categoryId?.id }, now());
        const language = { locale, defaultLocale: toLocale(defaultLocale) };
        const listed = sortProducts(await readSortableProducts(db, { channelId, ...matching }, language), {
          sort: sort ?? PRODUCT_SORTS[0],
          isReversed: isReversed ?? false,
          locale,
        });
        const ids = listed.map(({ id }) => id);
        const query = queryFromInfo({ context, info, paths: [['nodes'], ['edges', 'node']] });
        const read = async (wanted: readonly string[]): Promise<ProductRow[]> => {
          const rows = await db.product.findMany({ ...query, where: { id: { in: [...wanted] } } });
          const byId = new Map(rows.map((row) => [row.id, row]));
          return wanted.flatMap((id) => byId.get(id) ?? []);
        };
        const options = {
          args: { first, last, after, before },
          toCursor: ({ id }: ProductRow) => toListCursor(ids, id),
          ...{ defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
        };
        const page = await resolveCursorConnection<Promise<ProductRow[]>>(options, (wanted) => {
          const from = (placeAt(ids, wanted.after) ?? -1) + 1;
          const between = ids.slice(from, placeAt(ids, wanted.before) ?? ids.length);
          return read((wanted.inverted ? between.toReversed() : between).slice(0, wanted.limit));
        });
        return { ...page, totalCount: ids.length };
      },
    },
    {
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'How many there are on all pages together.',
          resolve: ({ totalCount }) => totalCount,
        }),
      }),
    },
  ),
);
