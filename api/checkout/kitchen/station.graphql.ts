import { station } from '../../../domain/entities/station';
import { Category } from '../../catalog/menus/category.graphql';
import { Product } from '../../catalog/products/product.graphql';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { fromCatalog } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { staffMutations } from '../../graphql/staff-mutations';
import { IN_PLACE } from '../../kernel/in-place';
import { routeToStation, stations } from './station.command';

/** Enough to see what is an exception; a dish's own page always tells. */
const DISHES_SHOWN = 100;

export const Station = builder.prismaNode('Station', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'kitchen' },
  description: 'A place in the kitchen: hot, cold, bar, packing. A screen there shows what is made there.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    dishes: t.field({
      type: [Product],
      description: `Dishes that are made here, wherever their category is made; at most ${DISHES_SHOWN} of them.`,
      select: {
        routes: {
          where: { productId: { not: null } },
          select: { productId: true },
          orderBy: { id: 'asc' },
          take: DISHES_SHOWN,
        },
      },
      resolve: fromCatalog((catalog, { routes }) =>
        catalog.products(routes.flatMap(({ productId }) => productId ?? [])),
      ),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'stations', (t) =>
  t.relation('stations', {
    authScopes: { permission: 'kitchen' },
    nullable: true,
    description: `Places in the kitchen, in the order that staff gave them, at most ${station.limit}.`,
    query: { orderBy: IN_PLACE },
  }),
);

builder.objectField(Category, 'station', (t) =>
  t.field({
    type: Station,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where its dishes are made; null for anywhere.',
    resolve: async ({ id }, _args, { db }) =>
      (await db.stationRoute.findUnique({ where: { categoryId: id }, select: { station: true } }))?.station ?? null,
  }),
);

builder.objectField(Product, 'station', (t) =>
  t.field({
    type: Station,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where it is made unlike the others of its category; null where its category says it.',
    resolve: async ({ id }, _args, { db }) =>
      (await db.stationRoute.findUnique({ where: { productId: id }, select: { station: true } }))?.station ?? null,
  }),
);

staffMutations(Station, { noun: 'station', permission: 'catalog' }).described(station, stations, {
  about: { name: '' },
  create: { description: 'Adds a station of the kitchen.' },
  update: { description: 'Changes a station.' },
  remove: { description: 'Removes a station; every screen of the kitchen shows what was made there.' },
  reorder: {
    description: 'Puts the stations in order; answers with the shop, whose list has changed.',
    answers: Channel,
  },
});

const StationDishesInput = builder.inputType('StationDishesInput', {
  isOneOf: true,
  description: 'A category’s dishes, or one dish that is made elsewhere than the others of its category.',
  fields: (t) => ({
    categoryId: t.globalID({ for: [Category], description: 'All dishes of this category.' }),
    productId: t.globalID({ for: [Product], description: 'This dish alone.' }),
  }),
});

const RouteToStationInput = builder.inputType('RouteToStationInput', {
  description: 'Which dishes are made where.',
  fields: (t) => ({
    dishes: t.field({ type: StationDishesInput, required: true, description: 'The dishes that are made there.' }),
    stationId: t.globalID({
      for: [Station],
      description: 'Null: a category’s dishes are made anywhere, a dish where its category is.',
    }),
  }),
});

builder.mutationField('routeToStation', (t) =>
  t.prismaField({
    type: Channel,
    authScopes: { permission: 'catalog' },
    description: 'Says at which station dishes are made; answers with the shop.',
    errors: {},
    args: { input: t.arg({ type: RouteToStationInput, required: true, description: 'What, and where.' }) },
    resolve: async (_query, _root, { input: { dishes, stationId } }, context) => {
      const routed = dishes.categoryId ? { categoryId: dishes.categoryId.id } : { productId: dishes.productId.id };
      await routeToStation(callerOf(context), routed, stationId?.id ?? null);
      return channelOf(context);
    },
  }),
);
