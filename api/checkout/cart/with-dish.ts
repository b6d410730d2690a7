import { v7 as newId } from 'uuid';
import type { ChosenOptions } from '../../catalog/options/chosen-options';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { isSameLine } from '../cart-lines';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import { checkQuantity, checkRoomForLine } from '../pricing/limits';

/** A chosen dish, checked against the menu. */
export interface DishChoice {
  readonly variant: CatalogVariant;
  readonly chosen: ChosenOptions;
  readonly quantity: number;
  /** What the kitchen is asked about it; as it is stored. */
  readonly note: string | null;
}

type Cart = Pick<CheckoutRow, 'id' | 'createdAt' | 'lines'>;

/** A line that was not there before, behind the others. @throws {TooManyOfOne} */
export function newLine(
  { id: checkoutId, createdAt, lines }: Cart,
  { variant, chosen, quantity, note }: DishChoice,
): LineRow {
  const { optionIds, optionsKey, unitPrice } = chosen;
  return {
    id: newId(),
    checkoutId,
    variantId: variant.id,
    quantity: checkQuantity(quantity),
    optionIds: [...optionIds],
    optionsKey,
    unitPrice,
    position: lines.length,
    createdAt,
    // Kept for the case that staff delete the dish while it is in the cart.
    productName: variant.product.name,
    variantName: variant.variantName,
    sku: null,
    weight: null,
    unit: null,
    photo: null,
    options: null,
    note,
    taxRate: null,
  };
}

/**
 * Puts a dish into a cart: the same dish with the same options and note becomes more of one line.
 *
 * @returns the cart's lines as they are then.
 * @throws {TooManyLines | TooManyOfOne}
 */
export function withDish(cart: Cart, dish: DishChoice): LineRow[] {
  const { variant, chosen, quantity, note } = dish;
  const { optionIds, unitPrice } = chosen;
  const same = cart.lines.find((line) => isSameLine(line, { variantId: variant.id, optionIds, note }));
  if (same) {
    const more = { quantity: checkQuantity(same.quantity + quantity), unitPrice };
    return cart.lines.map((line) => (line === same ? { ...line, ...more } : line));
  }
  checkRoomForLine(cart.lines.length);
  return [...cart.lines, newLine(cart, dish)];
}
