import { deliveryZone } from '../../domain/entities/delivery-zone';
import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { staffMutations } from '../graphql/staff-mutations';
import { Warehouse } from '../warehouses/warehouse.graphql';
import { createDeliveryZone, deleteDeliveryZone, reorderDeliveryZones, updateDeliveryZone } from './zone.command';
import { DeliveryZone } from './zone.graphql';

const GeoPointInput = builder.inputType('GeoPointInput', {
  description: 'A place on Earth, WGS 84.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, −90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, −180 to 180.' }),
  }),
});

const { minimum, maximum } = deliveryZone.fields.radiusMeters;
const commands = {
  create: createDeliveryZone,
  update: updateDeliveryZone,
  remove: deleteDeliveryZone,
  reorder: reorderDeliveryZones,
};

staffMutations(DeliveryZone, { noun: 'zone', permission: 'settings' }).described(deliveryZone, commands, {
  about: {
    name: 'What shoppers choose the zone by',
    polygon: '3 to 200 corners in turn; no edge crosses another. Instead of a radius; a new area replaces the old one',
    radiusMeters: `${minimum} to ${maximum}, around \`warehouseId\`. Instead of corners`,
    warehouseId: 'Where the radius is measured from: one with a place',
    fee: 'Minor units for bringing an order; null takes the shop’s',
    freeFrom: 'Minor units from which on it is free; null takes the shop’s',
    minimum: 'Minor units of the least order; null takes the shop’s',
    minutes: 'From placing until it is at the door, up to 1,440; null takes the shop’s',
    isActive: 'Whether the shop delivers there',
  },
  inputs: {
    polygon: (t, shape) => t.field({ type: [GeoPointInput], ...shape }),
    warehouseId: (t, shape) => t.globalID({ for: [Warehouse], ...shape }),
  },
  create: { description: 'Adds a zone. From the first one on, the shop delivers nowhere else.' },
  update: { description: 'Changes a zone. Orders keep the name and the fee that they were placed with.' },
  remove: { description: 'Removes a zone. Orders keep its name and fee; carts that had chosen it choose again.' },
  reorder: { description: 'Puts the zones in order; answers with the shop, whose list has changed.', answers: Channel },
});
