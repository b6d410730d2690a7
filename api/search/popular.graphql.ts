import { productsInOrder } from '../catalog/lists/product-page.graphql';
import { Product } from '../catalog/products/product.graphql';
import { catalogInMemory } from '../catalog/read-model/catalog-in-memory.store';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { POPULAR_DAYS, readPopularDishes } from './popular-dishes.store';
import { readPopularSearches, SEARCH_DAYS } from './search-count.store';
import { searchIndexOf } from './search-index.store';

const MOST = 12;
const DISHES = 6;
const SEARCHES = 8;

const within = (wanted: number | null | undefined, usual: number) => Math.min(Math.max(wanted ?? usual, 0), MOST);

builder.prismaObjectFields(Channel, (t) => ({
  popularProducts: t.field({
    type: [Product],
    size: ({ first }) => within(first, DISHES),
    authScopes: { public: true },
    description: `Dishes that were ordered most in the last ${POPULAR_DAYS} days and can be ordered now; none in a new shop.`,
    args: { first: t.arg.int({ defaultValue: DISHES, description: `How many, at most ${MOST}.` }) },
    resolve: async (shop, { first }, context, info) => {
      const { db, now } = context;
      const ids = await readPopularDishes(db, shop.id, now());
      if (ids.length === 0) return [];
      const catalog = await catalogInMemory(db, shop);
      const offered = ids.filter((id) => catalog.isOnTheMenu(id) && catalog.isOnSale(id, now()));
      return productsInOrder(offered.slice(0, within(first, DISHES)), { context, info });
    },
  }),
  popularSearches: t.stringList({
    authScopes: { public: true },
    description: `What shoppers searched for most in the last ${SEARCH_DAYS} days, in the menu’s own words and the reader’s language.`,
    args: { first: t.arg.int({ defaultValue: SEARCHES, description: `How many, at most ${MOST}.` }) },
    resolve: async (shop, { first }, { db, locale, now }) => {
      const wanted = within(first, SEARCHES);
      const texts = await readPopularSearches(db, shop.id, { locale, limit: 2 * MOST, now: now() });
      if (texts.length === 0) return [];
      // What the menu no longer has is no good advice.
      const index = await searchIndexOf(await catalogInMemory(db, shop));
      return texts.filter((text) => index.find(text, locale).ids.length > 0).slice(0, wanted);
    },
  }),
}));
