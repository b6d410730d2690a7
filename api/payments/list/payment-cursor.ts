import { isId } from '../../kernel/id-rule';
import { InvalidCursor } from '../../kernel/refusals';

/** A place in the list of payments: behind this one. */
export interface PaymentPlace {
  readonly createdAt: Date;
  readonly id: string;
}

/** Where a page of payments ends, as clients carry it: opaque to them. */
export function toCursor({ createdAt, id }: PaymentPlace): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

/** @throws {InvalidCursor} when this API has not given it out. */
export function readCursor(cursor: string | undefined): PaymentPlace | null {
  if (cursor === undefined) return null;
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isId(id)) throw new InvalidCursor();
  return { createdAt, id };
}
