import { warehouse } from '../../domain/entities/warehouse';
import { isAllowedTo } from '../access/caller';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { OF_CATALOG } from '../graphql/of-catalog';
import { staffMutations } from '../graphql/staff-mutations';
import { IN_PLACE } from '../kernel/in-place';
import { WarehouseInUse } from './refusals';
import { warehouses } from './warehouse.command';

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
    description: `Kitchens and pickup points, in the order that staff gave them, at most ${warehouse.limit}.`,
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

staffMutations(Warehouse, { noun: 'warehouse', permission: 'settings' }).described(warehouse, warehouses, {
  about: {
    name: 'What clients know the place by',
    address: '',
    phone: 'Of the shop’s country, or international',
    latitude: 'Degrees north of where it stands, WGS 84',
    longitude: 'Degrees east of where it stands, WGS 84',
    isActive: 'Whether orders shall be collected there',
  },
  create: { description: 'Adds a kitchen.' },
  update: {
    description: 'Changes a kitchen. Orders keep the name that they were placed with.',
    errors: [WarehouseInUse],
  },
  remove: {
    description:
      'Removes a kitchen that no zone is measured from. Orders keep its name; carts that had chosen it choose again.',
    errors: [WarehouseInUse],
  },
  reorder: {
    description: 'Puts the kitchens in order; answers with the shop, whose list has changed.',
    answers: Channel,
  },
});
