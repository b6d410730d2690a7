import { GraphQLError } from 'graphql';
import type { CheckoutView } from './checkout-view';
import type { OrderCursor } from './orders.store';

/** Where a page of orders ends, as clients carry it: opaque to them. */
export function toCursor({ placedAt, id }: Pick<CheckoutView, 'placedAt' | 'id'>): string {
  return Buffer.from(`${placedAt?.toISOString()}|${id}`).toString('base64url');
}

/** @throws {GraphQLError} when it is none that this API gave out. */
export function readCursor(cursor: string | undefined): OrderCursor | null {
  if (cursor === undefined) return null;
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const placedAt = new Date(instant);
  if (Number.isNaN(placedAt.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new GraphQLError('This is not a cursor of this list.', { extensions: { code: 'INVALID_CURSOR' } });
  }
  return { placedAt, id };
}
