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

/** The VAT in a cart or an order, of which what can't be had is not paid for; null where there is none. */
export function orderTaxes({ lines, totals, deliveryTaxRate: rate }: Taxed): OrderTaxes | null {
  const paidFor = lines.map(({ isAvailable, total, taxRate }) => ({ taxRate, total: isAvailable ? total : minor(0) }));
  return taxesOf({ ...totals, lines: paidFor, deliveryTaxRate: rate });
}
