import { isAllowedTo } from '../access/caller';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { OF_CATALOG } from '../graphql/of-catalog';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { IN_PLACE } from '../kernel/in-place';
import { TooManyEntries } from '../kernel/refusals';
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
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'address'),
    phone: t.exposeString('phone', { nullable: true, description: 'Its own number, E.164.' }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Where it stands: degrees north, WGS 84.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Where it stands: degrees east, WGS 84.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether orders can be collected there.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'warehouses', (t) =>
  t.relation('warehouses', {
    size: menuSize('warehouses'),
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
      orderBy: IN_PLACE,
    }),
  }),
);

const mutations = staffMutations(Warehouse, { noun: 'warehouse', permission: 'settings' });

mutations.create(createWarehouse, {
  description: 'Adds a kitchen.',
  errors: [TooManyEntries],
  input: 'A new kitchen; it goes behind the others.',
  fields: (t) => ({
    name: t.field({
      type: [LocalizedValueInput],
      required: true,
      description: 'What clients know the place by, up to 80 characters.',
    }),
    address: t.field({ type: [LocalizedValueInput], description: 'Up to 200 characters.' }),
    phone: t.string({ description: 'Of the shop’s country, or international.' }),
    latitude: t.float({ description: 'Degrees north (WGS 84) of where it stands.' }),
    longitude: t.float({ description: 'Degrees east (WGS 84) of where it stands.' }),
    isActive: t.boolean({ description: 'Whether orders can be collected there at once; true when left out.' }),
  }),
});

mutations.update(updateWarehouse, {
  description: 'Changes a kitchen. Orders keep the name that they were placed with.',
  errors: [WarehouseInUse],
  fields: (t) => ({
    name: t.field({
      type: [LocalizedValueInput],
      description: 'What clients know the place by, in all languages; up to 80 characters.',
    }),
    address: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 200 characters.' }),
    phone: t.string({ description: 'Of the shop’s country, or international; null for none.' }),
    latitude: t.float({ description: 'Degrees north, WGS 84; null for unknown.' }),
    longitude: t.float({ description: 'Degrees east, WGS 84; null for unknown.' }),
    isActive: t.boolean({ description: 'Whether orders shall be collected there.' }),
  }),
});

mutations.remove(deleteWarehouse, {
  description:
    'Removes a kitchen that no zone is measured from. Orders keep its name; carts that had chosen it choose again.',
  errors: [WarehouseInUse],
});

mutations.reorder(reorderWarehouses, {
  description: 'Puts the kitchens in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the warehouses.',
});
