import { warehouse } from '../../domain/entities/warehouse';
import { isAllowedTo } from '../access/caller';
import { Channel } from '../channel/channel.graphql';
import type { Warehouse as WarehouseRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { activeOrAsked, fromCatalog, nodeOf } from '../graphql/from-catalog';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { OF_CATALOG } from '../graphql/of-catalog';
import { staffMutations } from '../graphql/staff-mutations';
import { WarehouseInUse } from './refusals';
import { warehouses } from './warehouse.command';

export const Warehouse = builder.node(builder.objectRef<WarehouseRow>('Warehouse'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf(({ frame }, id) => frame.warehouses.find((one) => one.id === id)),
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

builder.objectField(Channel, 'warehouses', (t) =>
  t.field({
    type: [Warehouse],
    size: menuSize('warehouses'),
    extensions: OF_CATALOG,
    description: `Kitchens and pickup points, in the order that staff gave them, at most ${warehouse.limit}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description:
          'Whether to include places where orders can’t be collected. Only callers with the permission `settings` get them.',
      }),
    },
    resolve: fromCatalog(({ frame }, _shop, { includeInactive }, { actor }) =>
      frame.warehouses.filter(activeOrAsked(includeInactive && isAllowedTo(actor, 'settings'))),
    ),
  }),
);

staffMutations(Warehouse, { noun: 'warehouse', permission: 'settings' }).described(warehouse, warehouses, {
  about: {
    name: 'What clients know the place by',
    address: '',
    phone: 'Of the shop’s country, or international',
    latitude: 'Degrees north of where it stands, WGS 84',
    longitude: 'Degrees east of where it stands, WGS 84',
    isActive: 'Whether orders can be collected there',
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
