import { globalId } from '../testing';
import { type InputCase, latest, text } from './testing-input-shop';

const SQUARE = [
  { latitude: 52, longitude: 13 },
  { latitude: 52, longitude: 14 },
  { latitude: 53, longitude: 14 },
];
/** As they are stored. */
const CORNERS = SQUARE.map(({ latitude, longitude }) => [latitude, longitude]);

/** Kitchens, stations and delivery zones. */
export const placeCases: Readonly<Record<string, InputCase>> = {
  createWarehouse: async ({ db }) => ({
    input: {
      name: text('Kitchen'),
      address: text('Address'),
      phone: '+4930901820',
      latitude: 52.25,
      longitude: 13.25,
      isActive: false,
    },
    stored: () => db.warehouse.findFirstOrThrow(latest),
  }),
  updateWarehouse: async ({ db }) => {
    const { id, version } = await db.warehouse.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('Warehouse', id),
        version,
        name: text('Old kitchen'),
        address: text('Old address'),
        phone: '+4930901821',
        latitude: 51.25,
        longitude: 12.25,
        isActive: true,
      },
      stored: () => db.warehouse.findUniqueOrThrow({ where: { id } }),
    };
  },
  createStation: async ({ db }) => ({
    input: { name: text('Hot') },
    stored: () => db.station.findFirstOrThrow(latest),
  }),
  'createStation of another': async ({ db }) => ({
    input: { name: text('Bar') },
    stored: () => db.station.findFirstOrThrow(latest),
  }),
  updateStation: async ({ db }) => {
    const { id, version } = await db.station.findFirstOrThrow(latest);
    return {
      input: { id: globalId('Station', id), version, name: text('Cold') },
      stored: () => db.station.findUniqueOrThrow({ where: { id } }),
    };
  },
  routeToStation: async ({ db }) => {
    const [station, category] = await Promise.all([
      db.station.findFirstOrThrow(latest),
      db.category.findFirstOrThrow(latest),
    ]);
    return {
      input: {
        dishes: { categoryId: globalId('Category', category.id) },
        stationId: globalId('Station', station.id),
      },
      kept: { dishes: undefined, categoryId: category.id },
      stored: () => db.stationRoute.findFirstOrThrow({ where: { categoryId: category.id } }),
    };
  },
  'routeToStation of a dish': async ({ db }) => {
    const [station, product] = await Promise.all([db.station.findFirstOrThrow(latest), db.product.findFirstOrThrow()]);
    return {
      input: { dishes: { productId: globalId('Product', product.id) }, stationId: globalId('Station', station.id) },
      kept: { dishes: undefined, productId: product.id },
      stored: () => db.stationRoute.findFirstOrThrow({ where: { productId: product.id } }),
    };
  },
  createDeliveryZone: async ({ db }) => ({
    kept: { polygon: CORNERS },
    input: { name: text('Zone'), polygon: SQUARE, fee: 1, freeFrom: 2, minimum: 3, minutes: 4, isActive: false },
    stored: () => db.deliveryZone.findFirstOrThrow(latest),
  }),
  'createDeliveryZone by radius': async ({ db, ids }) => ({
    input: { name: text('Circle'), radiusMeters: 1234, warehouseId: globalId('Warehouse', ids.warehouse) },
    stored: () => db.deliveryZone.findFirstOrThrow(latest),
  }),
  updateDeliveryZone: async ({ db }) => {
    const { id, version } = await db.deliveryZone.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('DeliveryZone', id),
        version,
        name: text('Changed'),
        polygon: SQUARE,
        fee: 5,
        freeFrom: 6,
        minimum: 7,
        minutes: 8,
        isActive: false,
      },
      kept: { polygon: CORNERS },
      stored: () => db.deliveryZone.findUniqueOrThrow({ where: { id } }),
    };
  },
  'updateDeliveryZone by radius': async ({ db, ids }) => {
    const { id, version } = await db.deliveryZone.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('DeliveryZone', id),
        version,
        radiusMeters: 4321,
        warehouseId: globalId('Warehouse', ids.warehouse),
      },
      stored: () => db.deliveryZone.findUniqueOrThrow({ where: { id } }),
    };
  },
};
