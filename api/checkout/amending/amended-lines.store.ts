import { MAXIMUM_LINES } from '../../../domain/limits';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import type { Transaction } from '../../db/client';
import { InvalidInput } from '../../kernel/refusals';
import { presentLine, seenLine, viewCartLine } from '../cart/cart-line';
import { chooseLine } from '../cart/choose-line';
import { ofLine } from '../cart/of-line';
import { newLine } from '../cart/with-dish';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import { frozenPart } from '../placing/freeze-lines';
import type { OrderMenu } from '../placing/order-menu.store';
import { checkQuantity } from '../pricing/limits';
import { lineChanges } from '../pricing/price-changes';
import { EmptyCart, SoldOut, TooManyLines } from '../refusals';
import type { AmendedLine } from './amend-input';
import type { Amending } from './amending';
import { holdDishes } from './hold-dishes.store';
import type { OrderContent } from './order-content';

/** The dishes that the order shall have. @throws {EmptyCart | TooManyLines | TooManyOfOne | VariantNotFound | SoldOut | InvalidOptions} */
export async function amendedLines(
  tx: Transaction,
  order: CheckoutRow,
  wanted: readonly AmendedLine[],
  { menu, now }: Amending,
): Promise<LineRow[]> {
  if (wanted.length === 0) throw new EmptyCart();
  if (wanted.length > MAXIMUM_LINES) throw new TooManyLines(MAXIMUM_LINES);
  const known = new Map(order.lines.map((line) => [line.id, line]));
  refuseTwice(wanted);
  const variantIds = wanted.flatMap((line) =>
    'lineId' in line ? (known.get(line.lineId)?.variantId ?? []) : line.variantId,
  );
  const variants = await holdVariants(tx, menu, variantIds);
  const first = order.lines.reduce((last, { position }) => Math.max(last, position), -1) + 1;
  return wanted.map((line, index) => {
    const part = 'lineId' in line ? 'kept' : 'added';
    const path = ['lines', String(index), part];
    if (line.quantity < 1) {
      const invalid = { path: [...path, 'quantity'], code: 'NUMBER_TOO_SMALL', values: { minimum: 1 } } as const;
      throw new InvalidInput([invalid]);
    }
    if (!('lineId' in line)) {
      return ofLine(index, () => addedLine(order.id, line, { variants, now, position: first + index }), part);
    }
    const kept = known.get(line.lineId);
    if (!kept) throw new InvalidInput([{ path: [...path, 'lineId'], code: 'INVALID' }]);
    if (line.quantity > kept.quantity) ofLine(index, () => requireMore(kept, variants, now), part);
    const quantity = ofLine(index, () => checkQuantity(line.quantity), part);
    return { ...kept, quantity, ...(line.note !== undefined && { note: line.note }) };
  });
}

interface Held {
  readonly variants: ReadonlyMap<string, CatalogVariant>;
  readonly now: Date;
}

/** A line that is named twice would be paid for twice and cooked once. @throws {InvalidInput} */
function refuseTwice(wanted: readonly AmendedLine[]): void {
  const named = wanted.map((line) => ('lineId' in line ? line.lineId : null));
  const twice = named.findIndex((id, index) => id !== null && named.indexOf(id) !== index);
  if (twice >= 0) throw new InvalidInput([{ path: ['lines', String(twice), 'kept', 'lineId'], code: 'INVALID' }]);
}

/** Dishes as the menu has them, none of which goes until this transaction ends. */
async function holdVariants(
  tx: Transaction,
  { catalog }: OrderMenu,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogVariant>> {
  const held = await holdDishes(tx, ids);
  return variantsInMemory(catalog, [...held]);
}

/** A line in its own right: it may stand beside the same dish at the price of the day when that was ordered. */
function addedLine(
  checkoutId: string,
  { note = null, ...wish }: Exclude<AmendedLine, { lineId: string }>,
  { variants, now, position }: Held & { readonly position: number },
): LineRow {
  const dish = { ...chooseLine(variants, wish, now), quantity: wish.quantity, note };
  const line = { ...newLine({ id: checkoutId, createdAt: now, lines: [] }, dish), position };
  const own = { ...line, optionsKey: `${line.optionsKey}#${line.id}` };
  // Its VAT depends on the whole order: `withTaxRates`.
  return { ...own, ...frozenPart(viewCartLine(own, dish.variant, presentLine(own, dish.variant, now), null)) };
}

/** @throws {SoldOut} when there is no more of a dish, whatever of it has been ordered. */
function requireMore(line: LineRow, variants: Held['variants'], now: Date): void {
  const present = presentLine(line, line.variantId === null ? undefined : variants.get(line.variantId), now);
  const changes = lineChanges([seenLine(line)], new Map(present && [[line.id, present]]));
  const missing = changes.filter(({ kind }) => kind !== 'PRICE');
  if (missing.length > 0) throw new SoldOut(missing);
}

/** @throws {SoldOut | VariantNotFound} when what a change brings has run out since it was proposed. */
export async function requireStillThere(
  tx: Transaction,
  { menu, now }: Pick<Amending, 'menu' | 'now'>,
  before: OrderContent,
  rows: readonly LineRow[],
): Promise<void> {
  const had = new Map(before.lines.map(({ id, quantity }) => [id, quantity]));
  const more = rows.filter(({ id, quantity }) => quantity > (had.get(id) ?? 0));
  const variants = await holdVariants(
    tx,
    menu,
    more.flatMap(({ variantId }) => variantId ?? []),
  );
  for (const line of more) requireMore(line, variants, now);
}
