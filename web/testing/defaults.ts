import type { Permission } from '../gql/graphql';

/** An owner's. */
export const PERMISSIONS: readonly Permission[] = [
  ...(['CATALOG', 'CLIENTS', 'CONTENT', 'COURIER_ORDERS', 'ERASE_CLIENTS', 'EXPORT_CLIENTS', 'KITCHEN'] as const),
  ...(['OPERATIONS', 'ORDERS', 'OVERRIDE', 'RECEIVERS', 'REFUNDS', 'SETTINGS', 'STAFF', 'STOP_LIST'] as const),
];

export const HERE = {
  name: 'Garden Kitchen',
  timeZone: 'UTC',
  countryCode: 'US',
  currencyCode: 'USD',
  defaultLocale: 'en',
} as const;

/** A shop that is open, as most tests want it: by type and field, or by type and alias. A test overrides what it is about. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: { channel: {}, checkout: {}, session: {} },
  Channel: {
    ...HERE,
    isActive: true,
    isOpen: true,
    isDeliveryAvailable: true,
    isPickupAvailable: true,
    takesLineNotes: true,
  },
  Checkout: { productsCost: {}, totalPrice: {} },
  Money: { minor: 1000, currencyCode: 'USD', decimal: '10.00' },
  MoneyTotal: { minor: 1000, currencyCode: 'USD', decimal: '10.00' },
  Product: { name: 'Margherita', slug: 'margherita' },
  Session: { user: {} },
  StaffUser: { permissions: PERMISSIONS },
};

/** Plain values of the schema's scalars. */
export const LEAVES = {
  Boolean: false,
  Date: '2026-11-29',
  DateTime: '2026-11-29T12:00:00.000Z',
  Float: 0,
  ID: 'id',
  Int: 0,
  String: '',
  TimeOfDay: '12:00',
} as const;
