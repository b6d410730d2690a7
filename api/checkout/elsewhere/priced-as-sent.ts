import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { type Minor, minor } from '../../../domain/money';
import { InvalidInput } from '../../kernel/refusals';
import { ZoneUnavailable } from '../../zones/refusals';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { Maintenance, OrderTooLarge, PriceChanged, SoldOut } from '../refusals';
import type { PaidElsewhere } from './order-elsewhere';

/** Problems that hold for it too. */
const KEEP_OUT = [SoldOut, Maintenance, ZoneUnavailable] as const;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * An order that is paid: what it cost was settled where it was ordered, and the menu only names its dishes. The shop's minimums,
 * areas and fees do not apply to it; what is sold out, a zone that is not there, or orders that are on hold, keep it out all the same.
 *
 * @param byMenu - as it would be by the menu.
 * @param row - whose lines have the prices that were sent.
 * @throws {SoldOut | Maintenance | ZoneUnavailable | OrderTooLarge | InvalidInput}
 * @throws {PriceChanged} when what was paid is not the sum of its parts.
 */
export function pricedAsSent(
  byMenu: CheckoutView,
  row: CheckoutRow,
  { deliveryFee, discount }: PaidElsewhere,
  expectedTotal: number | null,
): CheckoutView {
  const problem = byMenu.problems.find((one) => KEEP_OUT.some((refusal) => one instanceof refusal));
  if (problem) throw problem;
  const prices = new Map(row.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  const lines = byMenu.lines.map((line) => {
    const unitPrice = minor(prices.get(line.id) ?? line.unitPrice);
    return { ...line, unitPrice, total: minor(unitPrice * line.quantity) };
  });
  const productsCost = minorUpTo(sumOf(lines.map((line) => line.total)));
  if (discount > productsCost) {
    throw new InvalidInput([{ path: ['discount'], code: 'NUMBER_TOO_BIG', values: { maximum: productsCost } }]);
  }
  const fee = deliveryFee ?? (row.deliveryMethod === 'DELIVERY' ? minor(0) : null);
  const total = minorUpTo(productsCost - discount + (fee ?? 0));
  if (expectedTotal !== null && expectedTotal !== total) throw new PriceChanged([], total, total);
  const noTip = { tip: minor(0), tipPercent: null };
  const totals = { ...byMenu.totals, ...noTip, productsCost, discount, promo: null, deliveryFee: fee, total };
  return { ...byMenu, lines, totals, problems: [] };
}

function minorUpTo(amount: number): Minor {
  if (amount > MAXIMUM_TOTAL) throw new OrderTooLarge();
  return minor(amount);
}
