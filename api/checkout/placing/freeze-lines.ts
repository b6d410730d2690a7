import type { LineRow } from '../checkout-row.store';
import type { CheckoutView, LineView } from '../checkout-view';

/** An order's lines with their names, prices, options and photos, for good. @param rows - the cart's, in order. */
export function freezeLines({ lines }: CheckoutView, rows: readonly LineRow[]): LineRow[] {
  const views = new Map(lines.map((view) => [view.id, view]));
  return rows.map((row, position) => ({ ...row, ...frozenPart(views.get(row.id)), position }));
}

export function frozenPart(view: LineView | undefined) {
  if (!view) throw new Error('a line that was not priced');
  const { unitPrice, productName, variantName, sku, weight, unit, photo, options, taxRate } = view;
  return {
    unitPrice,
    productName,
    variantName,
    sku,
    weight,
    unit,
    photo: photo && { ...photo, widths: [...photo.widths], avifWidths: [...photo.avifWidths] },
    options: options.map((option) => ({ ...option })),
    taxRate,
  };
}
