import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { listSize } from '../../graphql/field-cost';
import { fromCatalog } from '../../graphql/from-catalog';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { Menu } from '../menus/menu.graphql';
import { Product } from '../products/product.graphql';
import { Variant } from '../products/variant.graphql';
import { goesWellWith } from './goes-well-with';
import { popularDishes } from './popular';

const SIZES = { usual: 3, most: 12 };
const POPULAR = { ...SIZES, usual: 6 };
/** Lines that a cart can have. */
const VARIANTS_ASKED = 100;

const PAIRS =
  'Staff’s recommendations first, then what is often in the same order. Only dishes that can be ordered now.';

builder.objectFields(Product, (t) => ({
  goesWellWith: t.field({
    type: [Product],
    size: (args) => listSize(args, SIZES),
    description: `Dishes to offer with it. ${PAIRS}`,
    args: { first: t.arg.int({ defaultValue: SIZES.usual, description: `How many, at most ${SIZES.most}.` }) },
    resolve: fromCatalog((catalog, { id }, args, context) =>
      catalog.products(goesWellWith(catalog, [id], { now: context.now(), limit: listSize(args, SIZES) })),
    ),
  }),
  recommendedWith: t.field({
    type: [Product],
    size: RECOMMENDED_LIMIT,
    nullable: true,
    authScopes: { permission: 'catalog' },
    description: `What staff recommend with it, in their order, at most ${RECOMMENDED_LIMIT}; also what can’t be ordered now.`,
    resolve: fromCatalog((catalog, { goesWellWithIds }) => catalog.products(goesWellWithIds)),
  }),
  isPopular: t.boolean({
    description: 'Whether it is among the dishes that were ordered most in the last 30 days.',
    resolve: ({ popularRank }) => popularRank !== null,
  }),
  isNew: t.exposeBoolean('isNew', {
    description: 'Whether it was added in the last 30 days, in a menu that is not new itself.',
  }),
}));

builder.objectField(Menu, 'popularProducts', (t) =>
  t.field({
    type: [Product],
    size: (args) => listSize(args, POPULAR),
    description: 'Its dishes that are popular and can be ordered now, the most ordered first.',
    args: { first: t.arg.int({ defaultValue: POPULAR.usual, description: `How many, at most ${SIZES.most}.` }) },
    resolve: fromCatalog((catalog, { id }, args, context) => {
      if (catalog.activeMenu?.id !== id) return [];
      return catalog.products(popularDishes(catalog, context.now()).slice(0, listSize(args, POPULAR)));
    }),
  }),
);

builder.objectField(Channel, 'goesWellWith', (t) =>
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
    resolve: fromCatalog((catalog, _shop, { variantIds, ...args }, context) => {
      const inCart = variantIds.slice(0, VARIANTS_ASKED).flatMap(({ id }) => catalog.owner(id)?.product.id ?? []);
      const choice = { now: context.now(), limit: listSize(args, SIZES) };
      return catalog.products(goesWellWith(catalog, inCart, choice));
    }),
  }),
);
