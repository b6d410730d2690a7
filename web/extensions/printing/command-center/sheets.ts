import type { OrderSheet } from '../../../gql/graphql';

/** What can be printed of an order. */
export const SHEETS: readonly OrderSheet[] = ['KITCHEN_TICKET', 'PACKING_LIST', 'GUEST_COPY'];
