import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay';

/** A cart keeps its id when it becomes an order, so their ids are named after what both are. */
const NAMED_AFTER: Readonly<Record<string, string>> = { Cart: 'Checkout', Order: 'Checkout' };
/** Finds either. */
const FOUND_AS: Readonly<Record<string, string>> = { Checkout: 'Order' };

/** The id of the API for a row of a type. */
export const encodeId = (typename: string, id: string): string => encodeGlobalID(NAMED_AFTER[typename] ?? typename, id);

/** @throws {Error} when it is no id of this form, or of a type that no id is named after. */
export function decodeId(globalId: string): { readonly typename: string; readonly id: string } {
  const { typename, id } = decodeGlobalID(globalId);
  if (typename in NAMED_AFTER) throw new Error(`ids of ${typename} are named otherwise`);
  return { typename: FOUND_AS[typename] ?? typename, id };
}
