import { readVariants } from '../catalog/catalog.store';
import type { Transaction } from '../db/client';
import { InvalidInput } from '../kernel/refusals';
import { putLine } from './cart.store';
import { type CheckoutRow, findCheckout } from './checkout.store';
import { chooseLine, type LineChoice } from './choose-line';
import { MAXIMUM_LINES } from './limits';
import type { PlacingCaller } from './placing';
import { EmptyCart, TooManyLines } from './refusals';
import { termsOf } from './shop-terms';

async function reread(tx: Transaction, channelId: string, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(tx, channelId, id);
  if (!row) throw new Error(`checkout ${id} vanished inside its transaction`);
  return row;
}

/**
 * A cart of the given lines that lives only until it is placed, in the same transaction.
 *
 * @throws {EmptyCart | TooManyLines | TooManyOfOne | InvalidInput | VariantNotFound | SoldOut | InvalidOptions}
 */
export async function createOrderCart(
  tx: Transaction,
  { channel, locale, now }: PlacingCaller,
  lines: readonly LineChoice[],
): Promise<CheckoutRow> {
  if (lines.length === 0) throw new EmptyCart();
  if (lines.length > MAXIMUM_LINES) throw new TooManyLines(MAXIMUM_LINES);
  const short = lines.findIndex(({ quantity }) => quantity < 1);
  if (short >= 0) {
    const path = ['lines', String(short), 'quantity'];
    throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 1 } }]);
  }
  const variants = await readVariants(
    tx,
    channel.id,
    lines.map(({ variantId }) => variantId),
  );
  const { id } = await tx.checkout.create({
    data: { channelId: channel.id, locale, deliveryMethod: termsOf(channel).methods[0] ?? null },
  });
  for (const line of lines) {
    const { variant, chosen } = chooseLine(variants, line, now());
    await putLine(tx, await reread(tx, channel.id, id), { variant, chosen, quantity: line.quantity });
  }
  return reread(tx, channel.id, id);
}
