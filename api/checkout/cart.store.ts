import type { CatalogVariant } from '../catalog/catalog.store';
import type { ChosenOptions } from '../catalog/chosen-options';
import type { Transaction } from '../db/client';
import type { CheckoutRow } from './checkout.store';
import { checkQuantity, checkRoomForLine } from './limits';
import { VariantNotFound } from './refusals';

/**
 * Puts a dish into a cart that the transaction holds: the same dish with the same options becomes more of one line.
 *
 * @throws {TooManyLines | TooManyOfOne | VariantNotFound}
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
  await holdVariant(tx, variant.id);
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

/** Whoever deletes the dish meanwhile waits until the line is there. @throws {VariantNotFound} when they were first. */
async function holdVariant(tx: Transaction, id: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`select 1 from "Variant" where "id" = ${id}::uuid for key share`;
  if (held.length === 0) throw new VariantNotFound();
}

/** Notes that the cart changed: its version, how long it has been left alone, and that nobody has seen its total yet. */
export async function touchCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.checkout.update({
    where: { id: cartId },
    data: { version: { increment: 1 }, updatedAt: now, seenTotal: null },
  });
}
