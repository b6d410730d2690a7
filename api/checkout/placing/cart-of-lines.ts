import { v7 as newId } from 'uuid';
import { MAXIMUM_LINES } from '../../../domain/limits';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import { InvalidInput } from '../../kernel/refusals';
import type { CartRow } from '../cart/cart-row.store';
import { chooseLine, type LineChoice } from '../cart/choose-line';
import { ofLine } from '../cart/of-line';
import { type DishChoice, newLine } from '../cart/with-dish';
import { asNoted } from '../cart-lines';
import type { LineRow } from '../checkout-row.store';
import { type Objection, refuse } from '../objection';
import { checkQuantity } from '../pricing/limits';
import { termsOf } from '../pricing/shop-terms';
import { EmptyCart, TooManyLines } from '../refusals';
import { unplacedOrder } from '../unplaced-order';
import type { Ordering } from './ordering-shop.store';

/**
 * A cart of the given lines that lives only until it is placed: nobody else can have it, so it is put together here and
 * written once, as the order that it becomes.
 *
 * @throws {EmptyCart | TooManyLines | TooManyOfOne | InvalidInput | VariantNotFound | SoldOut | InvalidOptions}
 */
export function cartOfLines(
  { caller, menu }: Ordering,
  lines: readonly LineChoice[],
  object: Objection = refuse,
): CartRow {
  const { channel, locale, now } = caller;
  if (lines.length === 0) throw new EmptyCart();
  if (lines.length > MAXIMUM_LINES) throw new TooManyLines(MAXIMUM_LINES);
  const short = lines.findIndex(({ quantity }) => quantity < 1);
  if (short >= 0) {
    const path = ['lines', String(short), 'quantity'];
    throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 1 } }]);
  }
  const variants = variantsInMemory(
    menu.catalog,
    lines.map(({ variantId }) => variantId),
  );
  const createdAt = now();
  const dishes = sumUp(
    lines.map((line, index) => ({
      ...ofLine(index, () =>
        chooseLine(variants, line, createdAt, (refusal, dish) => object(refusal, { index, dish })),
      ),
      quantity: line.quantity,
      note: line.note ?? null,
      unitPrice: line.unitPrice,
    })),
  );
  const id = newId();
  const rows = dishes.map((dish, position) => {
    const line = { ...newLine({ id, createdAt, lines: [] }, dish), position };
    return pricedLine(asNoted(line), dish.unitPrice);
  });
  const deliveryMethod = termsOf(channel).methods[0] ?? null;
  const order = unplacedOrder({ id, channelId: channel.id, locale, deliveryMethod, createdAt, lines: rows });
  return { ...order, seenTotal: null, recentWrites: [] };
}

/** One that has its own price stands apart from the same dish at another. */
function pricedLine(line: LineRow, unitPrice: number | undefined): LineRow {
  return unitPrice === undefined ? line : { ...line, unitPrice, optionsKey: `${line.optionsKey}#${line.position}` };
}

type PricedDish = DishChoice & Pick<LineChoice, 'unitPrice'>;

/** The same dish with the same options and the same note is one line, as in a cart. @throws {TooManyOfOne} */
function sumUp(dishes: readonly PricedDish[]): readonly PricedDish[] {
  const sums = new Map<string, PricedDish>();
  for (const [index, dish] of dishes.entries()) {
    const key = JSON.stringify([dish.variant.id, dish.chosen.optionsKey, dish.note, dish.unitPrice]);
    const quantity = ofLine(index, () => checkQuantity((sums.get(key)?.quantity ?? 0) + dish.quantity));
    sums.set(key, { ...dish, quantity });
  }
  return [...sums.values()];
}
