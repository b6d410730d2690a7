import type { Entity } from './entity';

export const PRINTER_KINDS = ['CLOUDPRNT', 'EPSON_SDP', 'ESC_POS'] as const;
export const PRINT_MOMENTS = ['MANUAL', 'PLACED', 'ACCEPTED', 'READY'] as const;

const MOMENT = { kind: 'choice', values: PRINT_MOMENTS } as const;

/** A printer of the shop, and what comes out of it. */
export const printer = {
  typename: 'Printer',
  limit: 20,
  fields: {
    name: { kind: 'text', minimum: 1, maximum: 60, isRequired: true },
    kind: { kind: 'choice', values: PRINTER_KINDS, isRequired: true },
    paper: { kind: 'choice', values: ['MM58', 'MM80'] },
    locale: { kind: 'own' },
    copies: { kind: 'integer', minimum: 1, maximum: 5 },
    kitchenTicket: MOMENT,
    packingList: MOMENT,
    guestCopy: MOMENT,
    warehouseId: { kind: 'id', isNullable: true },
    stationIds: { kind: 'own' },
    address: { kind: 'text', minimum: 1, maximum: 100, isNullable: true },
    standInId: { kind: 'id', isNullable: true },
    isAutomatic: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
