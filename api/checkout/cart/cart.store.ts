import type { Minor } from '../../../domain/money';
import type { Reader, Transaction } from '../../db/client';
import { storeCartLines } from '../cart-lines';
import { type CheckoutRow, setColumns } from '../checkout-row.store';
import type { Details } from './details';

/** A browser has no more writes under way than this. */
const REMEMBERED_WRITES = 50;

/** Whether a write with that key has been done to the cart before. */
export function isRepeated({ recentWrites }: Pick<CheckoutRow, 'recentWrites'>, key: string | null): boolean {
  return key !== null && recentWrites.includes(key);
}

/** A cart as changed by one write. */
export interface CartChange {
  readonly cart: CheckoutRow;
  /** Columns that changed besides the lines. */
  readonly details?: Details & { readonly locale?: string };
}

/** What a write leaves on the cart besides. */
interface CartMark {
  /** Of this write; null: it can't be told from others. */
  readonly key: string | null;
  /** What the cart costs now: the answer shows it to the shopper. */
  readonly total: Minor;
}

/**
 * Writes a changed cart in one statement, unless somebody else has written it since it was read.
 *
 * @param cart - with its new version.
 * @returns whether it was written.
 */
export async function saveCart(db: Reader, { cart, details }: CartChange, { key, total }: CartMark): Promise<boolean> {
  const { id, version, updatedAt, lines, recentWrites } = cart;
  const columns = setColumns({
    ...details,
    cartLines: storeCartLines(lines),
    seenTotal: total,
    recentWrites: key === null ? recentWrites : [...recentWrites, key].slice(-REMEMBERED_WRITES),
    version,
    updatedAt,
  });
  const count = await db.$executeRaw`
    update "Checkout" set ${columns}
    where "id" = ${id}::uuid and "version" = ${version - 1}::int and "status" = 'OPEN'`;
  return count > 0;
}

/** Rows of an older release, whose lines are in the cart's document now. */
export async function deleteLineRows(tx: Transaction, { id: checkoutId }: CheckoutRow): Promise<void> {
  await tx.checkoutLine.deleteMany({ where: { checkoutId } });
}
