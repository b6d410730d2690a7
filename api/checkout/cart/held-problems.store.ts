import type { DomainError } from '../../kernel/domain-error';
import type { CheckoutRow } from '../checkout-row.store';
import type { Deviation } from '../deviations';
import type { LineChange } from '../pricing/price-changes';
import { SoldOut } from '../refusals';
import { readCartProblems } from './cart-problems.store';
import { type CheckoutReader, readSurroundings } from './read-checkout.store';
import { viewCart } from './view-checkout';

/** Of the reasons against placing, those against making it too: price, promo code and place in its time are the order's own. */
const IN_THE_WAY: ReadonlySet<DomainError['code']> = new Set([
  ...['MAINTENANCE', 'SOLD_OUT', 'METHOD_UNAVAILABLE', 'WAREHOUSE_REQUIRED', 'OUTSIDE_DELIVERY_AREA'],
  ...['ZONE_UNAVAILABLE', 'SHOP_CLOSED', 'ORDERS_PAUSED', 'SLOT_UNAVAILABLE'],
]);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What has come in the way of an order while its payment is open, by the rules of placing.
 *
 * @param held - frozen; its `heldUntil` is set.
 */
export async function readHeldProblems(reader: CheckoutReader, held: CheckoutRow): Promise<DomainError[]> {
  const { db, channel } = reader;
  const present = reader.now();
  const view = viewCart(held, await readSurroundings(reader, held, { promo: null }));
  const { slotFrom } = held;
  // A chosen time does not become too soon by the minutes that paying takes: it is judged as on the day before.
  const now = slotFrom && slotFrom > present ? new Date(slotFrom.getTime() - DAY_MS) : present;
  const problems = await readCartProblems(view, { db, channel, now, delay: 0 });
  return problems.filter(({ code }) => IN_THE_WAY.has(code));
}

const LINE_CODES: Readonly<Partial<Record<LineChange['kind'], string>>> = {
  GONE: 'VARIANT_NOT_FOUND',
  OPTIONS: 'INVALID_OPTIONS',
};

/** The same for staff, dish by dish, where the money came all the same. */
export async function readHeldDeviations(reader: CheckoutReader, held: CheckoutRow): Promise<Deviation[]> {
  const problems = await readHeldProblems(reader, held);
  const lineOf = ({ kind, lineId, productName }: LineChange): Deviation => ({
    path: ['lines', String(held.lines.findIndex(({ id }) => id === lineId))],
    code: LINE_CODES[kind] ?? 'SOLD_OUT',
    values: {},
    names: { dish: { ...productName } },
  });
  return problems.flatMap((problem) =>
    problem instanceof SoldOut
      ? problem.lines.map(lineOf)
      : { path: [...(problem.path ?? [])], code: problem.code, values: { ...problem.values }, names: {} },
  );
}
