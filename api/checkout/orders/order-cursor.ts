import { InvalidCursor } from '../../kernel/refusals';
import type { OrderView } from '../checkout-view';

/** A place in a list of orders: behind this one, however the list is sorted. */
export interface OrderCursor {
  readonly placedAt: Date;
  readonly id: string;
  /** Minor units; 0 in a cursor of before lists could be sorted by it. */
  readonly total: number;
  /** Null in a cursor of before lists could be sorted by it. */
  readonly changedIn: bigint | null;
}

type Place = Pick<OrderView, 'placedAt' | 'id' | 'totals' | 'changedIn'>;

/** Where a page of orders ends, as clients carry it: opaque to them. */
export function toCursor({ placedAt, id, totals, changedIn = 0n }: Place): string {
  return Buffer.from(`${placedAt?.toISOString()}|${id}|${totals.total}|${changedIn}`).toString('base64url');
}

/** @throws {InvalidCursor} when this API can't have given it out. */
export function readCursor(cursor: string | undefined): OrderCursor | null {
  if (cursor === undefined) return null;
  const [instant = '', id = '', total = '0', changedIn = ''] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split('|');
  const placedAt = new Date(instant);
  if (
    Number.isNaN(placedAt.getTime()) ||
    !/^[0-9a-f-]{36}$/.test(id) ||
    !/^\d{1,10}$/.test(total) ||
    !/^\d{0,18}$/.test(changedIn)
  ) {
    throw new InvalidCursor();
  }
  return { placedAt, id, total: Number(total), changedIn: changedIn === '' ? null : BigInt(changedIn) };
}
