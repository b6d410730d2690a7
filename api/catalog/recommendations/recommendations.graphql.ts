import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { listSize } from '../../graphql/field-cost';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { productsInOrder } from '../lists/product-page.graphql';
import { Product } from '../products/product.graphql';
import { Variant } from '../products/variant.graphql';
import { catalogInMemory } from '../read-model/catalog-in-memory.store';
import { goesWellWith } from './goes-well-with';

const SIZES = { usual: 3, most: 12 };
const POPULAR = { ...SIZES, usual: 6 };
/** Lines that a cart can have. */
const VARIANTS_ASKED = 100;

const menuOf = async (context: Context) => context.catalog ?? catalogInMemory(context.db, channelOf(context));

const PAIRS =
  'Staff’s recommendations first, then what is often in the same order. Only dishes that can be ordered now.';

builder.prismaObjectFields('Product', (t) => ({
  goesWellWith: t.field({
    type: [Product],
    size: (args) => listSize(args, SIZES),
    description: `Dishes to offer with it. ${PAIRS}`,
    args: { first: t.arg.int({ defaultValue: SIZES.usual, description: `How many, at most ${SIZES.most}.` }) },
    resolve: async ({ id }, args, context, info) => {
      const choice = { now: context.now(), limit: listSize(args, SIZES) };
      const ids = goesWellWith(await menuOf(context), [id], choice);
      return productsInOrder(ids, { context, info });
    },
  }),
  recommendedWith: t.field({
    type: [Product],
    size: RECOMMENDED_LIMIT,
    nullable: true,
    authScopes: { permission: 'catalog' },
    description: `What staff recommend with it, in their order, at most ${RECOMMENDED_LIMIT}; also what can’t be ordered now.`,
    resolve: ({ goesWellWithIds }, _args, context, info) => productsInOrder(goesWellWithIds, { context, info }),
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
    size: (args) => listSize(args, POPULAR),
    description: 'Its dishes that are popular and can be ordered now, the most ordered first.',
    args: { first: t.arg.int({ defaultValue: POPULAR.usual, description: `How many, at most ${SIZES.most}.` }) },
    resolve: async ({ id }, args, context, info) => {
      const menu = await menuOf(context);
      if (menu.activeMenu?.id !== id) return [];
      const popular = [...menu.shownEntries()]
        .flatMap(({ product }) => (product.popularRank === null ? [] : { id: product.id, rank: product.popularRank }))
        .filter((dish) => menu.isOnSale(dish.id, context.now()))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, listSize(args, POPULAR));
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
    size: (args) => listSize(args, SIZES),
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: `Dishes to offer with a cart, none that is in it; those first that go with more of its dishes. ${PAIRS}`,
    args: {
      variantIds: t.arg.globalIDList({
        for: [Variant],
        required: true,
        description: `What is in the cart; of more than ${VARIANTS_ASKED} the first.`,
      }),
      first: t.arg.int({ defaultValue: SIZES.usual, description: `How many, at most ${SIZES.most}.` }),
    },
    resolve: async (_shop, { variantIds, ...args }, context, info) => {
      const menu = await menuOf(context);
      const inCart = variantIds.slice(0, VARIANTS_ASKED).flatMap(({ id }) => menu.owner(id)?.product.id ?? []);
      const ids = goesWellWith(menu, inCart, { now: context.now(), limit: listSize(args, SIZES) });
      return productsInOrder(ids, { context, info });
    },
  }),
);
