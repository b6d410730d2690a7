import type { Entity } from './entity';

const PRICE = { kind: 'price', isNullable: true } as const;

/** Where the shop delivers to, and its terms there; null takes the shop's. */
export const deliveryZone = {
  typename: 'DeliveryZone',
  limit: 50,
  fields: {
    name: { kind: 'localized', maximum: 80, isRequired: true },
    polygon: { kind: 'own', parts: '{ latitude longitude }', isNullable: true },
    radiusMeters: { kind: 'integer', minimum: 5, maximum: 100_000, isNullable: true },
    warehouseId: { kind: 'id', isNullable: true },
    fee: PRICE,
    freeFrom: PRICE,
    minimum: PRICE,
    minutes: { kind: 'integer', minimum: 0, maximum: 1440, isNullable: true },
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
