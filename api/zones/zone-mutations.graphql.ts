import type { InputFieldBuilder } from '@pothos/core';
import { Channel } from '../channel/channel.graphql';
import { type BuilderTypes, builder } from '../graphql/builder';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { TooManyEntries } from '../kernel/refusals';
import { Warehouse } from '../warehouses/warehouse.graphql';
import { createDeliveryZone, deleteDeliveryZone, reorderDeliveryZones, updateDeliveryZone } from './zone.command';
import { DeliveryZone } from './zone.graphql';
import { LARGEST_RADIUS_METERS } from './zone-input';

const GeoPointInput = builder.inputType('GeoPointInput', {
  description: 'A place on Earth, WGS 84.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, −90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, −180 to 180.' }),
  }),
});

const zoneFields = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>) => ({
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

const mutations = staffMutations(DeliveryZone, { noun: 'zone', permission: 'settings' });

mutations.create(createDeliveryZone, {
  description: 'Adds a zone. From the first one on, the shop delivers nowhere else.',
  errors: [TooManyEntries],
  input: 'A new zone; it goes behind the others.',
  fields: (t) => ({
    name: t.field({
      type: [LocalizedValueInput],
      required: true,
      description: 'What shoppers choose the zone by, up to 80 characters.',
    }),
    ...zoneFields(t),
    isActive: t.boolean({ description: 'Whether orders go there at once; true when left out.' }),
  }),
});

mutations.update(updateDeliveryZone, {
  description: 'Changes a zone. Orders keep the name and the fee that they were placed with.',
  input: 'What is left out stays as it is; a new area replaces the old one as a whole.',
  fields: (t) => ({
    name: t.field({
      type: [LocalizedValueInput],
      description: 'What shoppers choose the zone by, in all languages; up to 80 characters.',
    }),
    ...zoneFields(t),
    isActive: t.boolean({ description: 'Whether the shop delivers there.' }),
  }),
});

mutations.remove(deleteDeliveryZone, {
  description: 'Removes a zone. Orders keep its name and fee; carts that had chosen it choose again.',
});

mutations.reorder(reorderDeliveryZones, {
  description: 'Puts the zones in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the zones.',
});
