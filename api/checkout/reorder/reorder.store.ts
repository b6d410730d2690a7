import type { Transaction } from '../../db/client';
import type { CheckoutRow } from '../checkout-row.store';
import { type CartRaise, type LineAgain, raiseCart } from './reorder';

/** Brings a cart that the transaction holds up to the given lines. */
export async function putLinesAgain(
  tx: Transaction,
  { id: checkoutId, lines: held }: CheckoutRow,
  lines: readonly LineAgain[],
): Promise<CartRaise> {
  const raise = raiseCart(held, lines);
  for (const { lineId, quantity, unitPrice } of raise.raised) {
    await tx.checkoutLine.update({ where: { id: lineId }, data: { quantity, unitPrice } });
  }
  const last = held.reduce((highest, { position }) => Math.max(highest, position), -1);
  await tx.checkoutLine.createMany({
    data: raise.added.map(({ variant, chosen, quantity }, index) => ({
      checkoutId,
      variantId: variant.id,
      quantity,
      optionIds: [...chosen.optionIds],
      optionsKey: chosen.optionsKey,
      unitPrice: chosen.unitPrice,
      position: last + 1 + index,
      productName: variant.product.name,
      variantName: variant.variantName,
    })),
  });
  return raise;
}
