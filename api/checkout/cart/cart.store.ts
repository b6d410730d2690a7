import type { Minor } from '../../../domain/money';
import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';
import { storeCartLines } from '../cart-lines';
import { storeDraft } from './cart-draft';
import type { CartRow } from './cart-row.store';

/** A browser has no more writes under way than this. */
const REMEMBERED_WRITES = 50;

/** Whether a write with that key has been done to the cart before. */
export function isRepeated({ recentWrites }: Pick<CartRow, 'recentWrites'>, key: string | null): boolean {
  return key !== null && recentWrites.includes(key);
}

/** What a write records on the cart in addition to its change. */
interface CartMark {
  /** Of this write; null: it has none, and a repetition is not recognized. */
  readonly key: string | null;
  /** What the cart costs now: the answer shows it to the shopper. */
  readonly total: Minor;
}

/**
 * Writes a changed cart in one statement, if its version in the database is still the one that was read. The commit does not wait
 * for the disk, so a power cut can lose the last second of cart writes. The commit of an order waits, also for the cart writes before it.
 *
 * @param cart - with its new version.
 * @returns whether it was written.
 */
export async function saveCart(db: Reader, cart: CartRow, { key, total }: CartMark): Promise<boolean> {
  const { id, version, updatedAt, lines, recentWrites } = cart;
  const keys = key === null ? recentWrites : [...recentWrites, key].slice(-REMEMBERED_WRITES);
  const count = await sql(db).execute`
    update "Cart" set "draft" = ${storeDraft(cart)}::jsonb, "lines" = ${storeCartLines(lines)}::jsonb, "seenTotal" = ${total}::int,
      "recentWrites" = ${keys}::text[], "version" = ${version}::int, "updatedAt" = ${updatedAt}::timestamptz
    from (select set_config('synchronous_commit', 'off', true)) commit_at_once
    where "id" = ${id}::uuid and "version" = ${version - 1}::int and "heldUntil" is null`;
  return count > 0;
}
