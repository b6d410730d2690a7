import { v7 as newId } from 'uuid';
import type { Minor } from '../../../domain/money';
import type { CatalogVariant } from '../../catalog/catalog.store';
import type { ChosenOptions } from '../../catalog/chosen-options';
import type { Transaction } from '../../db/client';
import { type CheckoutRow, LINE_COLUMNS, type LineRow } from '../checkout-row.store';
import { checkQuantity, checkRoomForLine } from '../pricing/limits';
import { VariantNotFound } from '../refusals';

/** A chosen dish, checked against the menu. */
export interface DishChoice {
  readonly variant: CatalogVariant;
  readonly chosen: ChosenOptions;
  readonly quantity: number;
}

type CartLines = Pick<CheckoutRow, 'id' | 'lines'>;
type CartWrites = Pick<CheckoutRow, 'id' | 'recentWrites'>;

/** A line that was not there before. @throws {TooManyOfOne} */
export function newLine(checkoutId: string, { variant, chosen, quantity }: DishChoice, position: number) {
  const { optionIds, optionsKey, unitPrice } = chosen;
  return {
    checkoutId,
    variantId: variant.id,
    quantity: checkQuantity(quantity),
    optionIds: [...optionIds],
    optionsKey,
    unitPrice,
    position,
    // Kept for the case that staff delete the dish while it is in the cart.
    productName: variant.product.name,
    variantName: variant.variantName,
  };
}

/**
 * Puts a dish into a cart that the transaction holds: the same dish with the same options becomes more of one line.
 *
 * @returns the cart's lines as they are then.
 * @throws {TooManyLines | TooManyOfOne | VariantNotFound}
 */
export async function putLine(tx: Transaction, { id, lines }: CartLines, dish: DishChoice): Promise<LineRow[]> {
  const { variant, chosen, quantity } = dish;
  const { optionsKey, unitPrice } = chosen;
  const same = lines.find((line) => line.variantId === variant.id && line.optionsKey === optionsKey);
  if (same) {
    const more = { quantity: checkQuantity(same.quantity + quantity), unitPrice };
    return changeCartLine(tx, lines, same.id, more);
  }
  checkRoomForLine(lines.length);
  const position = lines.reduce((last, line) => Math.max(last, line.position), -1) + 1;
  return [...lines, await insertLine(tx, newLine(id, dish, position))];
}

/** Changes one of the lines. @returns all of them as they are then. */
export async function changeCartLine(
  tx: Transaction,
  lines: readonly LineRow[],
  lineId: string,
  change: Partial<Pick<LineRow, 'quantity' | 'unitPrice'>>,
): Promise<LineRow[]> {
  await tx.checkoutLine.updateMany({ where: { id: lineId }, data: change });
  return lines.map((line) => (line.id === lineId ? { ...line, ...change } : line));
}

/** Takes lines out of the cart. @returns those that stay. */
export async function takeLinesOut(
  tx: Transaction,
  { id, lines }: CartLines,
  lineIds: readonly string[],
): Promise<LineRow[]> {
  await tx.checkoutLine.deleteMany({ where: { checkoutId: id, id: { in: [...lineIds] } } });
  return lines.filter((line) => !lineIds.includes(line.id));
}

/**
 * Whoever deletes the dish meanwhile waits until the line is there: reading it holds it, in the same statement.
 *
 * @throws {VariantNotFound} when they were first.
 */
async function insertLine(tx: Transaction, line: ReturnType<typeof newLine>): Promise<LineRow> {
  const { checkoutId, variantId, quantity, optionIds, optionsKey, unitPrice, position, productName, variantName } =
    line;
  const [inserted] = await tx.$queryRaw<LineRow[]>`
    insert into "CheckoutLine" as line ("id", "checkoutId", "variantId", "quantity", "optionIds", "optionsKey",
      "unitPrice", "position", "productName", "variantName")
    select ${newId()}::uuid, ${checkoutId}::uuid, "id", ${quantity}, ${optionIds}::uuid[], ${optionsKey},
      ${unitPrice}, ${position}, ${JSON.stringify(productName)}::jsonb, ${JSON.stringify(variantName)}::jsonb
    from "Variant" where "id" = ${variantId}::uuid for key share
    returning ${LINE_COLUMNS}`;
  if (!inserted) throw new VariantNotFound();
  return inserted;
}

/** A browser has no more writes under way than this. */
const REMEMBERED_WRITES = 50;

/** Whether a write with that key has been done to the cart before. */
export function isRepeated({ recentWrites }: Pick<CartWrites, 'recentWrites'>, key: string | null): boolean {
  return key !== null && recentWrites.includes(key);
}

/** What a write leaves on the cart besides what it changed. */
interface CartMark {
  readonly now: Date;
  /** Of this write; null: it can't be told from others. */
  readonly key: string | null;
  /** What the cart costs now: the answer shows it to the shopper. */
  readonly total: Minor;
}

/** Notes that the cart changed: its version, how long it has been left alone, and the total that is shown of it. */
export async function touchCart(tx: Transaction, { id, recentWrites }: CartWrites, mark: CartMark): Promise<void> {
  const { now, key, total } = mark;
  const keys = key === null ? recentWrites : [...recentWrites, key].slice(-REMEMBERED_WRITES);
  await tx.$executeRaw`
    update "Checkout" set "version" = "version" + 1, "updatedAt" = ${now}::timestamptz, "seenTotal" = ${total},
      "recentWrites" = ${keys}::text[]
    where "id" = ${id}::uuid`;
}
