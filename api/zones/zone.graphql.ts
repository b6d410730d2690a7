import { deliveryZone } from '../../domain/entities/delivery-zone';
import type { Minor } from '../../domain/money';
import { isAllowedTo } from '../access/caller';
import { Channel, currencyOfChannel } from '../channel/channel.graphql';
import { type DeliveryZone as DeliveryZoneRow, ZoneShape } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { type Context, channelOf } from '../graphql/context';
import { activeOrAsked, fromCatalog, nodeOf } from '../graphql/from-catalog';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { Money, type MoneyShape } from '../graphql/shared.graphql';
import { type Place, placeOf } from '../places/place';
import { Warehouse } from '../warehouses/warehouse.graphql';
import { zoneAt } from './zone';
import { readCorners, readZones } from './zone.store';
import { shownTerms } from './zone-terms';

function inCurrency(amount: Minor | null, context: Context): MoneyShape | null {
  return amount === null ? null : { minor: amount, currencyCode: currencyOfChannel(channelOf(context)) };
}

export const GeoPoint = builder.objectRef<Place>('GeoPoint').implement({
  description: 'A place on Earth, WGS 84.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees north.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east.' }),
  }),
});

const ZoneShapeEnum = builder.enumType('DeliveryZoneShape', {
  description: 'How a zone’s area is given.',
  values: {
    [ZoneShape.POLYGON]: { description: 'By its corners.' },
    [ZoneShape.RADIUS]: { description: 'By a distance from a kitchen, as the crow flies.' },
  },
});

interface OwnTermsShape {
  readonly fee: number | null;
  readonly freeFrom: number | null;
  readonly minimum: number | null;
  readonly minutes: number | null;
}

const OwnTerms = builder.objectRef<OwnTermsShape>('DeliveryZoneOwnTerms').implement({
  description: 'What staff entered for a zone; null takes the shop’s. Amounts are minor units.',
  fields: (t) => ({
    fee: t.exposeInt('fee', { nullable: true, description: 'For bringing an order.' }),
    freeFrom: t.exposeInt('freeFrom', { nullable: true, description: 'From this cost of products on it is free.' }),
    minimum: t.exposeInt('minimum', { nullable: true, description: 'The least cost of products.' }),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'From placing until it is at the door.' }),
  }),
});

export const DeliveryZone = builder.node(builder.objectRef<DeliveryZoneRow>('DeliveryZone'), {
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf(({ frame }, id) => frame.deliveryZones.find((zone) => zone.id === id)),
  description: 'A part of town that the shop delivers to, on terms of its own.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    fee: t.field({
      type: Money,
      nullable: true,
      description: 'What delivery costs there; null when neither the zone nor the shop has set a fee.',
      resolve: (zone, _args, context) => inCurrency(shownTerms(zone, channelOf(context)).fee, context),
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'From this cost of products on, delivery there is free.',
      resolve: (zone, _args, context) => inCurrency(shownTerms(zone, channelOf(context)).freeFrom, context),
    }),
    minimum: t.field({
      type: Money,
      nullable: true,
      description: 'The least cost of products that is brought there.',
      resolve: (zone, _args, context) => inCurrency(shownTerms(zone, channelOf(context)).minimum, context),
    }),
    minutes: t.int({
      description: 'From placing until it is at the door.',
      resolve: (zone, _args, context) => shownTerms(zone, channelOf(context)).minutes,
    }),
    ownTerms: t.field({
      type: OwnTerms,
      nullable: true,
      authScopes: { permission: 'settings' },
      description: 'The same as staff entered it.',
      resolve: (zone) => zone,
    }),
    shape: t.expose('shape', { type: ZoneShapeEnum, description: 'How its area is given.' }),
    polygon: t.field({
      type: [GeoPoint],
      size: menuSize('corners'),
      nullable: true,
      description:
        'Its corners in turn, the first not repeated; an edge goes the shorter way round the Earth. Null for a radius.',
      resolve: ({ polygon }) => (polygon === null ? null : readCorners(polygon)),
    }),
    center: t.field({
      type: GeoPoint,
      nullable: true,
      description: 'Where the radius is measured from: a kitchen. Null for corners.',
      resolve: fromCatalog((catalog, zone) => {
        const warehouse = catalog.warehouseOf(zone);
        return warehouse && placeOf(warehouse);
      }),
    }),
    radiusMeters: t.exposeInt('radiusMeters', { nullable: true, description: 'How far it reaches; null for corners.' }),
    warehouse: t.field({
      type: Warehouse,
      nullable: true,
      description: 'The kitchen that the radius is measured from.',
      resolve: fromCatalog((catalog, zone) => catalog.warehouseOf(zone)),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether the shop delivers there now.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'deliveryZones', (t) =>
  t.field({
    type: [DeliveryZone],
    size: menuSize('deliveryZones'),
    description: `Where the shop delivers to, in the order that staff gave: of zones that overlap, the first counts. At most ${deliveryZone.limit}; none means that it delivers everywhere on the shop’s own terms.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Whether to include inactive zones. Only callers with the permission `settings` get them.',
      }),
    },
    resolve: fromCatalog(({ frame }, _shop, { includeInactive }, { actor }) =>
      frame.deliveryZones.filter(activeOrAsked(includeInactive && isAllowedTo(actor, 'settings'))),
    ),
  }),
);

builder.queryField('deliveryZone', (t) =>
  t.field({
    type: DeliveryZone,
    nullable: true,
    authScopes: { public: true },
    description: 'The zone that a place lies in; null when the shop does not deliver there, or has no zones.',
    args: {
      latitude: t.arg.float({
        required: true,
        description: 'Degrees north (WGS 84) of the place that is asked about.',
      }),
      longitude: t.arg.float({
        required: true,
        description: 'Degrees east (WGS 84) of the place that is asked about.',
      }),
    },
    resolve: async (_root, place, context) => {
      if (!context.channel) return null;
      const { db, channel } = context;
      const zone = zoneAt(place, await readZones(db, channel.id));
      return zone && db.deliveryZone.findUnique({ where: { id: zone.id } });
    },
  }),
);
