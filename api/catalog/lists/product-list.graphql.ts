import { toLocale } from '../../../domain/locale';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { fromCatalog } from '../../graphql/from-catalog';
import { Category } from '../menus/category.graphql';
import { Product } from '../products/product.graphql';
import { productsMatching } from './product-filter';
import { readSortableProducts } from './product-list.store';
import { LARGEST_PAGE, pageOfProducts } from './product-page.graphql';
import { PRODUCT_SORTS, type ProductSort, sortProducts } from './product-sort';

const ProductSortEnum = builder.enumType('ProductSort', {
  description: 'How products can be sorted.',
  values: {
    NEWEST: { description: 'The last that staff added, first.' },
    NAME: { description: 'By name, by the alphabet of the reader’s language.' },
    PRICE: { description: 'By the lowest price, the cheapest first.' },
    UPDATED: { description: 'The last that staff changed, first.' },
  } as const satisfies Record<ProductSort, object>,
});

/** Whatever the page, all products are read. */
const COST_OF_SORTING = 1_000;

builder.objectField(Channel, 'products', (t) =>
  t.connection(
    {
      type: Product,
      nullable: true,
      authScopes: { staff: true },
      work: COST_OF_SORTING,
      description: `Products. Defaults to the newest first and ${DEFAULT_PAGE_SIZE} per page, at most ${LARGEST_PAGE}.`,
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
        sort: t.arg({
          type: ProductSortEnum,
          defaultValue: PRODUCT_SORTS[0],
          description: 'In which order the products come.',
        }),
        isReversed: t.arg.boolean({ defaultValue: false, description: 'The other way round.' }),
      },
      resolve: fromCatalog(async (catalog, { id: channelId, defaultLocale }, args, context) => {
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
        const page = await pageOfProducts(catalog, ids, { first, last, after, before });
        return { ...page, totalCount: ids.length };
      }),
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
