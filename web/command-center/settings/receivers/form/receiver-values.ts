import type { HttpMethod, ReceiverEvent } from '../../../../gql/graphql';

export const METHODS = ['POST', 'PUT', 'PATCH', 'GET'] as const satisfies readonly HttpMethod[];
/** By what they are about, in the order of their lives. */
export const EVENT_GROUPS = {
  ORDERS: ['PLACED', 'STATUS_CHANGED', 'CANCELLED', 'NOT_TAKEN', 'AMENDED', 'STEPPED_BACK'],
  PAYMENTS: [
    'PAYMENT_AUTHORISED',
    'PAYMENT_CAPTURED',
    'PAYMENT_VOIDED',
    'PAYMENT_FAILED',
    'PAYMENT_EXPIRED',
    'PAYMENT_REFUNDED',
    'PAYMENT_REFUND_FAILED',
  ],
  SHOP: [
    'PRODUCT_UPDATED',
    'PRICE_UPDATED',
    'STOP_UPDATED',
    'HOURS_UPDATED',
    'PAUSE_UPDATED',
    'PRINT_UNKNOWN',
    'NOTICE_FAILED',
  ],
} as const satisfies Readonly<Record<string, readonly ReceiverEvent[]>>;
export const GROUPS = ['ORDERS', 'PAYMENTS', 'SHOP'] as const satisfies readonly (keyof typeof EVENT_GROUPS)[];
export const EVENTS: readonly ReceiverEvent[] = GROUPS.flatMap((group) => EVENT_GROUPS[group]);

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A receiver as its form holds it. */
export interface ReceiverValues {
  name: string;
  isActive: boolean;
  /** Chosen for a new one alone. */
  isTest: boolean;
  method: HttpMethod;
  url: string;
  /** Null: as it is stored, which nobody can read; empty: none. */
  authorization: string | null;
  headers: readonly Header[];
  events: readonly ReceiverEvent[];
  bodyTemplate: string;
}

/** The values of a new receiver: it gets new and cancelled orders. */
export const NEW_RECEIVER: ReceiverValues = {
  name: '',
  isActive: true,
  isTest: false,
  method: 'POST',
  url: '',
  authorization: null,
  headers: [],
  events: ['PLACED', 'CANCELLED'],
  bodyTemplate: '',
};

/** Headers as they are sent: rows that were left empty are none. */
export function filledHeaders(headers: readonly Header[]): Header[] {
  return headers.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');
}
