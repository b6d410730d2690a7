import { type CatalogVariant, holdCatalogVariants } from '../catalog/catalog.store';
import type { Transaction } from '../db/client';
import { InvalidInput } from '../kernel/refusals';
import { type DishChoice, newLine } from './cart.store';
import type { CheckoutRow } from './checkout.store';
import { chooseLine, type LineChoice } from './choose-line';
import { checkQuantity, MAXIMUM_LINES } from './limits';
import type { PlacingCaller } from './placing';
import { EmptyCart, TooManyLines } from './refusals';
import { termsOf } from './shop-terms';

/** A cart that lives only until it is placed, and the menu that its lines were chosen from. */
export interface OrderCart {
  readonly row: CheckoutRow;
  readonly variants: ReadonlyMap<string, CatalogVariant>;
}

/**
 * A cart of the given lines, in the transaction that places it: nobody else can have it, so it is put together first
 * and written once.
 *
 * @throws {EmptyCart | TooManyLines | TooManyOfOne | InvalidInput | VariantNotFound | SoldOut | InvalidOptions}
 */
export async function createOrderCart(
  tx: Transaction,
  { channel, locale, now }: PlacingCaller,
  lines: readonly LineChoice[],
): Promise<OrderCart> {
  if (lines.length === 0) throw new EmptyCart();
  if (lines.length > MAXIMUM_LINES) throw new TooManyLines(MAXIMUM_LINES);
  const short = lines.findIndex(({ quantity }) => quantity < 1);
  if (short >= 0) {
    const path = ['lines', String(short), 'quantity'];
    throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 1 } }]);
  }
  const variantIds = lines.map(({ variantId }) => variantId);
  const variants = await holdCatalogVariants(tx, channel.id, variantIds);
  const dishes = sumUp(lines.map((line) => ({ ...chooseLine(variants, line, now()), quantity: line.quantity })));
  const checkout = await tx.checkout.create({
    data: { channelId: channel.id, locale, deliveryMethod: termsOf(channel).methods[0] ?? null },
  });
  const rows = await tx.checkoutLine.createManyAndReturn({
    data: dishes.map((dish, position) => newLine(checkout.id, dish, position)),
  });
  const inOrder = rows.toSorted((a, b) => a.position - b.position);
  return { variants, row: { ...checkout, lines: inOrder, paymentMethod: null, warehouse: null } };
}

/** The same dish with the same options is one line, as in a cart. @throws {TooManyOfOne} */
function sumUp(dishes: readonly DishChoice[]): readonly DishChoice[] {
  const sums = new Map<string, DishChoice>();
  for (const dish of dishes) {
    const key = `${dish.variant.id} ${dish.chosen.optionsKey}`;
    const quantity = checkQuantity((sums.get(key)?.quantity ?? 0) + dish.quantity);
    sums.set(key, { ...dish, quantity });
  }
  return [...sums.values()];
}
