import { isAllowedTo } from '../access/caller';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { readEntries, readLocalized } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { LocalizedValue, LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { WarehouseInUse } from './refusals';
import {
  createWarehouse,
  deleteWarehouse,
  reorderWarehouses,
  updateWarehouse,
  WAREHOUSES_LIMIT,
} from './warehouse.command';

export const Warehouse = builder.prismaNode('Warehouse', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  description: 'A kitchen, which is the pickup point too.',
  fields: (t) => ({
    name: t.string({
      description: 'In the reader’s language.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    nameTranslations: t.field({
      type: [LocalizedValue],
      description: 'The name in each language.',
      resolve: ({ name }) => readEntries(name),
    }),
    address: t.string({
      description: 'In the reader’s language.',
      resolve: ({ address }, _args, context) => readLocalized(address, context),
    }),
    addressTranslations: t.field({
      type: [LocalizedValue],
      description: 'The address in each language.',
      resolve: ({ address }) => readEntries(address),
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Its own number, E.164.' }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Degrees north, WGS 84.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Degrees east, WGS 84.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers can choose it.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'warehouses', (t) =>
  t.relation('warehouses', {
    extensions: OF_CATALOG,
    description: `Kitchens and pickup points, in the order that staff gave them, at most ${WAREHOUSES_LIMIT}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Those that shoppers can’t choose too; nobody else than who may change settings gets them.',
      }),
    },
    query: ({ includeInactive }, { actor }) => ({
      where: includeInactive && isAllowedTo(actor, 'settings') ? {} : { isActive: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  }),
);

const CreateWarehouseInput = builder.inputType('CreateWarehouseInput', {
  description: 'A new kitchen; it goes behind the others.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: 'Up to 80 characters.' }),
    address: t.field({ type: [LocalizedValueInput], description: 'Up to 200 characters.' }),
    phone: t.string({ description: 'Of the shop’s country, or international.' }),
    latitude: t.float({ description: 'Degrees north, WGS 84.' }),
    longitude: t.float({ description: 'Degrees east, WGS 84.' }),
    isActive: t.boolean({ description: 'Yes when left out.' }),
  }),
});

const UpdateWarehouseInput = builder.inputType('UpdateWarehouseInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Warehouse], required: true, description: 'Which warehouse.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 80 characters.' }),
    address: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 200 characters.' }),
    phone: t.string({ description: 'Of the shop’s country, or international; null for none.' }),
    latitude: t.float({ description: 'Degrees north, WGS 84; null for unknown.' }),
    longitude: t.float({ description: 'Degrees east, WGS 84; null for unknown.' }),
    isActive: t.boolean({ description: 'Whether shoppers can choose it.' }),
  }),
});

const ReorderWarehousesInput = builder.inputType('ReorderWarehousesInput', {
  description: 'The new order of the warehouses.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [Warehouse],
      required: true,
      description: 'First to last; the rest stay behind them.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createWarehouse: t.field({
    type: Warehouse,
    description: 'Adds a kitchen.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreateWarehouseInput, required: true, description: 'The warehouse.' }) },
    resolve: (_root, { input }, context) => createWarehouse(callerOf(context), input),
  }),
  updateWarehouse: t.field({
    type: Warehouse,
    description: 'Changes a kitchen. Orders keep the name that they were placed with.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, NotFound, Conflict, WarehouseInUse] },
    args: { input: t.arg({ type: UpdateWarehouseInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateWarehouse(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteWarehouse: t.field({
    type: Deleted,
    description:
      'Removes a kitchen that no zone is measured from. Orders keep its name; carts that had chosen it choose again.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound, WarehouseInUse] },
    args: { id: t.arg.globalID({ for: [Warehouse], required: true, description: 'Which warehouse.' }) },
    resolve: (_root, { id }, context) => deleteWarehouse(callerOf(context), id.id),
  }),
  reorderWarehouses: t.field({
    type: Channel,
    description: 'Puts the kitchens in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderWarehousesInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderWarehouses(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
