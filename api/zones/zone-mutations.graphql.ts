import type { InputFieldBuilder } from '@pothos/core';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { Warehouse } from '../warehouses/warehouse.graphql';
import { createZone, deleteZone, reorderZones, updateZone } from './zone.command';
import { DeliveryZone } from './zone.graphql';
import { LARGEST_RADIUS_METERS } from './zone-input';

type SchemaTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

const GeoPointInput = builder.inputType('GeoPointInput', {
  description: 'A place on Earth, WGS 84.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, −90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, −180 to 180.' }),
  }),
});

const zoneFields = (t: InputFieldBuilder<SchemaTypes, 'InputObject'>) => ({
  polygon: t.field({
    type: [GeoPointInput],
    description: '3 to 200 corners in turn; no edge crosses another. Instead of a radius.',
  }),
  radiusMeters: t.int({
    description: `1 to ${LARGEST_RADIUS_METERS}, around \`warehouseId\`. Instead of corners.`,
  }),
  warehouseId: t.globalID({ for: [Warehouse], description: 'Where the radius is measured from: one with a place.' }),
  fee: t.int({ description: 'Minor units for bringing an order; null takes the shop’s.' }),
  freeFrom: t.int({ description: 'Minor units from which on it is free; null takes the shop’s.' }),
  minimum: t.int({ description: 'Minor units of the least order; null takes the shop’s.' }),
  minutes: t.int({ description: 'From placing until it is at the door, up to 1,440; null takes the shop’s.' }),
});

const CreateDeliveryZoneInput = builder.inputType('CreateDeliveryZoneInput', {
  description: 'A new zone; it goes behind the others.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: 'Up to 80 characters.' }),
    ...zoneFields(t),
    isActive: t.boolean({ description: 'Yes when left out.' }),
  }),
});

const UpdateDeliveryZoneInput = builder.inputType('UpdateDeliveryZoneInput', {
  description: 'What is left out stays as it is; a new area replaces the old one as a whole.',
  fields: (t) => ({
    id: t.globalID({ for: [DeliveryZone], required: true, description: 'Which zone.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 80 characters.' }),
    ...zoneFields(t),
    isActive: t.boolean({ description: 'Whether the shop delivers there.' }),
  }),
});

const ReorderDeliveryZonesInput = builder.inputType('ReorderDeliveryZonesInput', {
  description: 'The new order of the zones.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [DeliveryZone],
      required: true,
      description: 'First to last; the rest stay behind them.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createDeliveryZone: t.field({
    type: DeliveryZone,
    description: 'Adds a zone. From the first one on, the shop delivers nowhere else.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreateDeliveryZoneInput, required: true, description: 'The zone.' }) },
    resolve: (_root, { input }, context) =>
      createZone(callerOf(context), { ...input, warehouseId: input.warehouseId?.id }),
  }),
  updateDeliveryZone: t.field({
    type: DeliveryZone,
    description: 'Changes a zone. Orders keep the name and the fee that they were placed with.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateDeliveryZoneInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) =>
      updateZone(callerOf(context), { ...input, id: input.id.id, warehouseId: input.warehouseId?.id }),
  }),
  deleteDeliveryZone: t.field({
    type: Deleted,
    description: 'Removes a zone. Orders keep its name and fee; carts that had chosen it choose again.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [DeliveryZone], required: true, description: 'Which zone.' }) },
    resolve: (_root, { id }, context) => deleteZone(callerOf(context), id.id),
  }),
  reorderDeliveryZones: t.field({
    type: Channel,
    description: 'Puts the zones in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderDeliveryZonesInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderZones(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
