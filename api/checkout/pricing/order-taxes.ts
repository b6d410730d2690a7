import { minor } from '../../../domain/money';
import { type OrderTaxes, type TaxRules, taxesOf, taxRateOf, taxWayOf } from '../../../domain/tax';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView, LineView } from '../checkout-view';

/** The rate of a dish in an order that is received so; null in a shop that names no VAT. */
export function dishTaxRate(
  rules: TaxRules | null,
  { deliveryMethod, table }: Pick<CheckoutRow, 'deliveryMethod' | 'table'>,
  variant: CatalogVariant | undefined,
): number | null {
  return rules && taxRateOf(rules, taxWayOf(deliveryMethod, table), variant?.product.taxClass ?? null);
}

/** The rate of the delivery; null in a shop that names no VAT. */
export function deliveryTaxRate(rules: TaxRules | null): number | null {
  return rules?.rates[rules.deliveryFee] ?? null;
}

type Taxed = Pick<CheckoutView, 'deliveryTaxRate'> & {
  readonly lines: readonly Pick<LineView, 'isAvailable' | 'total' | 'taxRate'>[];
  readonly totals: Pick<CheckoutView['totals'], 'deliveryFee' | 'tip' | 'total'>;
};

/** An answer asks for it by lines, by rates and for the delivery: it is worked out once for each view. */
const known = new WeakMap<Taxed, OrderTaxes | null>();

/** The VAT in a cart or an order, of which what can't be had is not paid for; null where there is none. */
export function orderTaxes(view: Taxed): OrderTaxes | null {
  // Most shops name no VAT: null is an answer that is kept as well.
  const kept = known.get(view);
  if (kept !== undefined) return kept;
  const taxes = taxesOfView(view);
  known.set(view, taxes);
  return taxes;
}

function taxesOfView({ lines, totals, deliveryTaxRate: rate }: Taxed): OrderTaxes | null {
  const paidFor = lines.map(({ isAvailable, total, taxRate }) => ({ taxRate, total: isAvailable ? total : minor(0) }));
  return taxesOf({ ...totals, lines: paidFor, deliveryTaxRate: rate });
}

/** An order as its rows keep it; amounts are minor units. */
interface PlacedRow {
  readonly lines: readonly { readonly quantity: number; readonly unitPrice: number; readonly taxRate: number | null }[];
  readonly deliveryFee: number | null;
  readonly deliveryTaxRate: number | null;
  readonly tip: number | null;
  readonly total: number | null;
}

/** The same for the rows of an order. */
export function placedTaxes({ lines, deliveryFee, deliveryTaxRate: rate, tip, total }: PlacedRow): OrderTaxes | null {
  return taxesOf({
    lines: lines.map(({ unitPrice, quantity, taxRate }) => ({ total: minor(unitPrice * quantity), taxRate })),
    deliveryFee: minor(deliveryFee ?? 0),
    deliveryTaxRate: rate,
    tip: minor(tip ?? 0),
    total: minor(total ?? 0),
  });
}
