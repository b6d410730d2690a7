import { Product } from '../catalog/products/product.graphql';
import type { CatalogTables } from '../catalog/read-model/catalog-tables';
import { popularFirst } from '../catalog/recommendations/popular';
import { Channel } from '../channel/channel.graphql';
import type { Channel as Shop } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { listSize } from '../graphql/field-cost';
import { fromCatalog } from '../graphql/from-catalog';
import { readLocalized } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { readPopularSearches, SEARCH_DAYS } from './search-count.store';
import { searchIndexOf } from './search-index.store';

const DISHES = { usual: 6, most: 12 };
const SEARCHES = { ...DISHES, usual: 8 };

/** What the shop's shoppers searched for most; what the menu no longer has is no good advice. */
async function popularSearches(
  menu: CatalogTables,
  { db, locale, now }: Context,
  shop: Shop,
  most: number,
): Promise<string[]> {
  const counted = await readPopularSearches(db, shop.id, { locale, limit: 2 * SEARCHES.most, now: now() });
  if (counted.length === 0) return [];
  const index = await searchIndexOf(menu);
  return counted.filter((text) => index.find(text, locale).ids.length > 0).slice(0, most);
}

builder.objectFields(Channel, (t) => ({
  popularProducts: t.field({
    type: [Product],
    size: (args) => listSize(args, DISHES),
    authScopes: { public: true },
    description:
      'Dishes that can be ordered now: the popular ones, the most ordered first; then the first of each category, the second of each, and so on.',
    args: { first: t.arg.int({ defaultValue: DISHES.usual, description: `How many, at most ${DISHES.most}.` }) },
    extensions: OF_CATALOG,
    resolve: fromCatalog((menu, _, args, { now }) =>
      menu.products(popularFirst(menu, now()).slice(0, listSize(args, DISHES))),
    ),
  }),
  popularSearches: t.stringList({
    authScopes: { public: true },
    description: `What shoppers searched for most in the last ${SEARCH_DAYS} days, in the menu’s own words and the reader’s language, then the names of popular dishes.`,
    args: { first: t.arg.int({ defaultValue: SEARCHES.usual, description: `How many, at most ${SEARCHES.most}.` }) },
    resolve: fromCatalog(async (menu, shop, args, context) => {
      const wanted = listSize(args, SEARCHES);
      const searches = await popularSearches(menu, context, shop, wanted);
      const dishes = menu.products(popularFirst(menu, context.now()).slice(0, wanted));
      const names = dishes.map(({ name }) => readLocalized(name, context));
      const others = names.filter((name) => !searches.includes(name.toLocaleLowerCase(context.locale)));
      return [...searches, ...others].slice(0, wanted);
    }),
  }),
}));
