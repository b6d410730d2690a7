import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { productsInOrder } from '../lists/product-page.graphql';
import { Product } from '../products/product.graphql';
import { Variant } from '../products/variant.graphql';
import { catalogInMemory } from '../read-model/catalog-in-memory.store';
import { goesWellWith } from './goes-well-with';

const USUAL = 3;
const MOST = 12;
const POPULAR = 6;
/** Lines that a cart can have. */
const VARIANTS_ASKED = 100;

const within = (wanted: number | null | undefined, usual: number) => Math.min(Math.max(wanted ?? usual, 0), MOST);
const menuOf = async (context: Context) => context.catalog ?? catalogInMemory(context.db, channelOf(context));

const PAIRS =
  'Staff’s recommendations first, then what is often in the same order. Only dishes that can be ordered now.';

builder.prismaObjectFields('Product', (t) => ({
  goesWellWith: t.field({
    type: [Product],
    size: ({ first }) => within(first, USUAL),
    description: `Dishes to offer with it. ${PAIRS}`,
    args: { first: t.arg.int({ defaultValue: USUAL, description: `How many, at most ${MOST}.` }) },
    resolve: async ({ id }, { first }, context, info) => {
      const choice = { now: context.now(), limit: within(first, USUAL) };
      const ids = goesWellWith(await menuOf(context), [id], choice);
      return ids.length > 0 ? productsInOrder(ids, { context, info }) : [];
    },
  }),
  recommendedWith: t.field({
    type: [Product],
    size: RECOMMENDED_LIMIT,
    nullable: true,
    authScopes: { permission: 'catalog' },
    description: `What staff recommend with it, in their order, at most ${RECOMMENDED_LIMIT}; also what can’t be ordered now.`,
    resolve: ({ goesWellWithIds }, _args, context, info) =>
      goesWellWithIds.length > 0 ? productsInOrder(goesWellWithIds, { context, info }) : [],
  }),
  isPopular: t.boolean({
    description: 'Whether it is among the dishes that were ordered most in the last 30 days.',
    resolve: ({ popularRank }) => popularRank !== null,
  }),
  isNew: t.exposeBoolean('isNew', {
    description: 'Whether it was added in the last 30 days, in a menu that is not new itself.',
  }),
}));

builder.prismaObjectField('Menu', 'popularProducts', (t) =>
  t.field({
    type: [Product],
    size: ({ first }) => within(first, POPULAR),
    description: 'Its dishes that are popular and can be ordered now, the most ordered first.',
    args: { first: t.arg.int({ defaultValue: POPULAR, description: `How many, at most ${MOST}.` }) },
    resolve: async ({ id }, { first }, context, info) => {
      const menu = await menuOf(context);
      if (menu.activeMenu?.id !== id) return [];
      const popular = [...menu.shownEntries()]
        .flatMap(({ product }) => (product.popularRank === null ? [] : { id: product.id, rank: product.popularRank }))
        .filter((dish) => menu.isOnSale(dish.id, context.now()))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, within(first, POPULAR));
      return productsInOrder(
        popular.map((dish) => dish.id),
        { context, info },
      );
    },
  }),
);

builder.prismaObjectField(Channel, 'goesWellWith', (t) =>
  t.field({
    type: [Product],
    size: ({ first }) => within(first, USUAL),
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: `Dishes to offer with a cart, none that is in it; those first that go with more of its dishes. ${PAIRS}`,
    args: {
      variantIds: t.arg.globalIDList({
        for: [Variant],
        required: true,
        description: `What is in the cart; of more than ${VARIANTS_ASKED} the first.`,
      }),
      first: t.arg.int({ defaultValue: USUAL, description: `How many, at most ${MOST}.` }),
    },
    resolve: async (_shop, { variantIds, first }, context, info) => {
      const menu = await menuOf(context);
      const inCart = variantIds.slice(0, VARIANTS_ASKED).flatMap(({ id }) => menu.owner(id)?.product.id ?? []);
      const ids = goesWellWith(menu, inCart, { now: context.now(), limit: within(first, USUAL) });
      return ids.length > 0 ? productsInOrder(ids, { context, info }) : [];
    },
  }),
);
