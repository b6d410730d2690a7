import { Product } from '../catalog/products/product.graphql';
import type { CatalogTables } from '../catalog/read-model/catalog-tables';
import { Channel } from '../channel/channel.graphql';
import type { Channel as Shop } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { listSize } from '../graphql/field-cost';
import { fromCatalog } from '../graphql/from-catalog';
import { readLocalized } from '../graphql/localized-fields';
import { POPULAR_DAYS, readPopularDishes } from './popular-dishes.store';
import { readPopularSearches, SEARCH_DAYS } from './search-count.store';
import { searchIndexOf } from './search-index.store';

const DISHES = { usual: 6, most: 12 };
const SEARCHES = { ...DISHES, usual: 8 };

/** Dishes that can be ordered now: the most ordered, then the others in the menu's order. */
async function popularDishes(menu: CatalogTables, { db, now }: Context, shop: Shop, most: number): Promise<string[]> {
  const ordered = await readPopularDishes(db, shop.id, now());
  const dishes = ordered.filter((id) => menu.isOnTheMenu(id) && menu.isOnSale(id, now())).slice(0, most);
  for (const { product } of menu.shownEntries()) {
    if (dishes.length === most) break;
    if (!ordered.includes(product.id) && menu.isOnSale(product.id, now())) dishes.push(product.id);
  }
  return dishes;
}

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
    description: `Dishes that can be ordered now: those that were ordered most in the last ${POPULAR_DAYS} days, then the others as the menu has them.`,
    args: { first: t.arg.int({ defaultValue: DISHES.usual, description: `How many, at most ${DISHES.most}.` }) },
    resolve: fromCatalog(async (menu, shop, args, context) =>
      menu.products(await popularDishes(menu, context, shop, listSize(args, DISHES))),
    ),
  }),
  popularSearches: t.stringList({
    authScopes: { public: true },
    description: `What shoppers searched for most in the last ${SEARCH_DAYS} days, in the menu’s own words and the reader’s language, then the names of popular dishes.`,
    args: { first: t.arg.int({ defaultValue: SEARCHES.usual, description: `How many, at most ${SEARCHES.most}.` }) },
    resolve: fromCatalog(async (menu, shop, args, context) => {
      const wanted = listSize(args, SEARCHES);
      const searches = await popularSearches(menu, context, shop, wanted);
      const dishes = menu.products(await popularDishes(menu, context, shop, wanted));
      const names = dishes.map(({ name }) => readLocalized(name, context));
      const others = names.filter((name) => !searches.includes(name.toLocaleLowerCase(context.locale)));
      return [...searches, ...others].slice(0, wanted);
    }),
  }),
}));
