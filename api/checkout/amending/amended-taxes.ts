import { taxWayOf } from '../../../domain/tax';
import { variantsInMemory } from '../../catalog/products/variants-in-memory';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import { dishTaxRate } from '../pricing/order-taxes';
import { termsOf } from '../pricing/shop-terms';
import type { Amending } from './amending';

/**
 * The lines of a changed order at their VAT. Those that stay keep theirs, unless the order is received another way now. An
 * order that was placed without VAT stays without.
 */
export function withTaxRates(
  order: CheckoutRow,
  row: CheckoutRow,
  { channel, menu }: Pick<Amending, 'channel' | 'menu'>,
): LineRow[] {
  const { taxes } = termsOf(channel);
  if (order.deliveryTaxRate === null || taxes === null) return row.lines;
  const isSameWay = taxWayOf(order.deliveryMethod, order.table) === taxWayOf(row.deliveryMethod, row.table);
  const kept = new Set(isSameWay ? order.lines.map(({ id }) => id) : []);
  const variants = variantsInMemory(
    menu.catalog,
    row.lines.flatMap(({ variantId }) => variantId ?? []),
  );
  return row.lines.map((line) => {
    const variant = variants.get(line.variantId ?? '');
    return kept.has(line.id) || !variant ? line : { ...line, taxRate: dishTaxRate(taxes, row, variant) };
  });
}
