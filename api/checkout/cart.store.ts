import type { CatalogVariant } from '../catalog/catalog.store';
import type { ChosenOptions } from '../catalog/chosen-options';
import type { Transaction } from '../db/client';
import type { CheckoutRow } from './checkout.store';
import { checkQuantity, checkRoomForLine } from './limits';

/**
 * Puts a dish into a cart that the transaction holds: the same dish with the same options becomes more of one line.
 *
 * @throws {TooManyLines | TooManyOfOne}
 */
export async function putLine(
  tx: Transaction,
  cart: Pick<CheckoutRow, 'id' | 'lines'>,
  { variant, chosen, quantity }: { variant: CatalogVariant; chosen: ChosenOptions; quantity: number },
): Promise<void> {
  const { optionIds, optionsKey, unitPrice } = chosen;
  const same = cart.lines.find((line) => line.variantId === variant.id && line.optionsKey === optionsKey);
  if (same) {
    const total = checkQuantity(same.quantity + quantity);
    await tx.checkoutLine.update({ where: { id: same.id }, data: { quantity: total, unitPrice } });
    return;
  }
  checkRoomForLine(cart.lines.length);
  await tx.checkoutLine.create({
    data: {
      checkoutId: cart.id,
      variantId: variant.id,
      quantity: checkQuantity(quantity),
      optionIds: [...optionIds],
      optionsKey,
      unitPrice,
      position: cart.lines.reduce((last, { position }) => Math.max(last, position), -1) + 1,
      // Kept for the case that staff delete the dish while it is in the cart.
      productName: variant.product.name,
      variantName: variant.variantName,
    },
  });
}

/** Notes that the cart changed: its version, and how long it has been left alone. */
export async function touchCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.checkout.update({ where: { id: cartId }, data: { version: { increment: 1 }, updatedAt: now } });
}
