import type { CatalogVariant } from '../catalog/catalog.store';
import type { ChosenOptions } from '../catalog/chosen-options';
import type { Transaction } from '../db/client';
import type { CheckoutRow } from './checkout.store';
import { checkQuantity, checkRoomForLine } from './limits';
import { VariantNotFound } from './refusals';

/** A dish as somebody wishes for it, held against the menu. */
export interface DishChoice {
  readonly variant: CatalogVariant;
  readonly chosen: ChosenOptions;
  readonly quantity: number;
}

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
 * @throws {TooManyLines | TooManyOfOne | VariantNotFound}
 */
export async function putLine(
  tx: Transaction,
  cart: Pick<CheckoutRow, 'id' | 'lines'>,
  dish: DishChoice,
): Promise<void> {
  const { variant, chosen, quantity } = dish;
  const { optionsKey, unitPrice } = chosen;
  const same = cart.lines.find((line) => line.variantId === variant.id && line.optionsKey === optionsKey);
  if (same) {
    const total = checkQuantity(same.quantity + quantity);
    await tx.checkoutLine.update({ where: { id: same.id }, data: { quantity: total, unitPrice } });
    return;
  }
  checkRoomForLine(cart.lines.length);
  await holdVariants(tx, [variant.id]);
  const position = cart.lines.reduce((last, line) => Math.max(last, line.position), -1) + 1;
  await tx.checkoutLine.create({ data: newLine(cart.id, dish, position) });
}

/** Whoever deletes a dish meanwhile waits until the lines are there. @throws {VariantNotFound} when they were first. */
async function holdVariants(tx: Transaction, ids: readonly string[]): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    select 1 from "Variant" where "id" = any(${ids}::uuid[]) order by "id" for key share`;
  if (held.length < new Set(ids).size) throw new VariantNotFound();
}

/** A browser has no more writes under way than this. */
const REMEMBERED_WRITES = 50;

/** Whether a write with that key has been done to the cart before. */
export function isRepeated({ recentWrites }: Pick<CheckoutRow, 'recentWrites'>, key: string | null): boolean {
  return key !== null && recentWrites.includes(key);
}

/** Notes that the cart changed: its version, how long it has been left alone, and that nobody has seen its total yet. */
export async function touchCart(
  tx: Transaction,
  cart: Pick<CheckoutRow, 'id' | 'recentWrites'>,
  now: Date,
  key: string | null = null,
): Promise<void> {
  await tx.checkout.update({
    where: { id: cart.id },
    data: {
      version: { increment: 1 },
      updatedAt: now,
      seenTotal: null,
      ...(key !== null && { recentWrites: [...cart.recentWrites, key].slice(-REMEMBERED_WRITES) }),
    },
  });
}
