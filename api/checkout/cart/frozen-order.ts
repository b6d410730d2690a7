import { z } from 'zod';
import { parseLocalized } from '../../../domain/localized';
import { isCurrencyCode, minor } from '../../../domain/money';
import { namedKind, OPTION_KINDS } from '../../../domain/option-kind';
import { lineTotal } from '../../../domain/totals';
import type { CatalogPhoto } from '../../media/storage/photo';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import type { ChosenOptionView, LineView, PromoView, TotalsView } from '../checkout-view';

const FrozenOptions = z.array(
  z.object({
    id: z.string().nullish(),
    group: z.unknown(),
    name: z.unknown(),
    sku: z.string().nullish(),
    priceDifference: z.int(),
    // Orders of older versions have none.
    kind: z.enum(OPTION_KINDS).nullish(),
  }),
);

const FrozenPhoto = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  // Orders of older versions have none.
  avifWidths: z.array(z.int()).default([]),
  placeholder: z.string(),
}) satisfies z.ZodType<CatalogPhoto>;

export function readOptions(json: unknown): ChosenOptionView[] {
  return FrozenOptions.parse(json ?? []).map(({ id, sku, priceDifference, kind, ...option }) => {
    const [group, name] = [parseLocalized(option.group), parseLocalized(option.name)];
    return {
      id: id ?? null,
      group,
      name,
      sku: sku ?? null,
      priceDifference: minor(priceDifference),
      kind: kind ?? namedKind(group, name),
    };
  });
}

/** An order's line, frozen when it was placed: later changes of the menu do not affect it. */
export function viewFrozenLine(line: LineRow): LineView {
  const unitPrice = minor(line.unitPrice);
  return {
    id: line.id,
    variantId: line.variantId,
    productSlug: null,
    categorySlug: null,
    productName: parseLocalized(line.productName),
    variantName: parseLocalized(line.variantName),
    options: readOptions(line.options),
    sku: line.sku,
    photo: line.photo === null ? null : FrozenPhoto.parse(line.photo),
    quantity: line.quantity,
    unitPrice,
    total: lineTotal({ unitPrice, quantity: line.quantity }),
    weight: line.weight,
    unit: line.unit ?? 'G',
    isAvailable: true,
    soldOut: [],
    problems: [],
    note: line.note,
    taxRate: line.taxRate,
  };
}

/** The code, frozen when the order was placed. One without a discount made the delivery free. */
function readFrozenPromo({ promoCodeText, promoDiscount }: CheckoutRow): PromoView | null {
  if (promoCodeText === null) return null;
  const discount = minor(promoDiscount ?? 0);
  return { code: promoCodeText, discount, freesDelivery: discount === 0, percent: null, amount: null, refusal: null };
}

/** An order's figures; the database refuses an order without them. */
export function readFrozenTotals(row: CheckoutRow): TotalsView {
  return {
    productsCost: minor(row.productsCost ?? 0),
    discount: minor(row.discount ?? 0),
    promo: readFrozenPromo(row),
    deliveryFee: row.deliveryFee === null ? null : minor(row.deliveryFee),
    tip: minor(row.tip ?? 0),
    tipPercent: row.tipPercent,
    total: minor(row.total ?? 0),
    weight: row.weight ?? 0,
    missingToMinimum: minor(0),
    missingToFreeDelivery: null,
  };
}

export function readFrozenCurrency({ currencyCode, id }: CheckoutRow) {
  if (isCurrencyCode(currencyCode)) return currencyCode;
  throw new Error(`order ${id} has no currency`);
}
