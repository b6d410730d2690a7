import type { HttpMethod, ReceiverEvent } from '../../../../gql/graphql';

export const METHODS = ['POST', 'PUT', 'PATCH', 'GET'] as const satisfies readonly HttpMethod[];
export const EVENTS = [
  'PLACED',
  'STATUS_CHANGED',
  'CANCELLED',
  'NOT_TAKEN',
  'AMENDED',
  'STEPPED_BACK',
] as const satisfies readonly ReceiverEvent[];

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A receiver as its form holds it. */
export interface ReceiverValues {
  name: string;
  isActive: boolean;
  method: HttpMethod;
  url: string;
  /** Null: as it is stored, which nobody can read; empty: none. */
  authorization: string | null;
  headers: readonly Header[];
  events: readonly ReceiverEvent[];
  bodyTemplate: string;
}

/** What a new receiver begins with: it hears of new and cancelled orders. */
export const NEW_RECEIVER: ReceiverValues = {
  name: '',
  isActive: true,
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
