import type { Entity } from './entity';

/** A kitchen, which is the pickup point too. */
export const warehouse = {
  typename: 'Warehouse',
  limit: 50,
  fields: {
    name: { kind: 'localized', maximum: 80, isRequired: true },
    address: { kind: 'localized', maximum: 200 },
    phone: { kind: 'phone' },
    isActive: { kind: 'flag', initial: true },
    latitude: { kind: 'number', minimum: -90, maximum: 90, isNullable: true },
    longitude: { kind: 'number', minimum: -180, maximum: 180, isNullable: true },
  },
} as const satisfies Entity;
