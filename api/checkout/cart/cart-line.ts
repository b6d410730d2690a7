import { parseLocalized } from '../../../domain/localized';
import { minor } from '../../../domain/money';
import { chosenKind } from '../../../domain/option-kind';
import { lineTotal } from '../../../domain/totals';
import { chooseOptions } from '../../catalog/options/chosen-options';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { type SoldOutPart, soldOutParts } from '../../catalog/stop-list';
import type { LineRow } from '../checkout-row.store';
import type { ChosenOptionView, LineView } from '../checkout-view';
import type { PresentLine, SeenLine } from '../pricing/price-changes';

/** The chosen options with their names, in the order of the menu. */
export function describeOptions(variant: CatalogVariant, optionIds: readonly string[]): ChosenOptionView[] {
  return variant.optionGroups.flatMap((group) =>
    group.options
      .filter(({ id }) => optionIds.includes(id))
      .map((option) => ({
        id: option.id,
        group: group.name,
        name: option.name,
        sku: option.sku,
        priceDifference: option.priceDifference,
        kind: chosenKind(group, option),
      })),
  );
}

/** What of a dish is stopped now, as far as it was chosen: the whole, its variant, options. */
function soldOutOf(variant: CatalogVariant, optionIds: readonly string[], now: Date): SoldOutPart[] {
  const options = variant.optionGroups.flatMap((group) => group.options).filter(({ id }) => optionIds.includes(id));
  return soldOutParts(
    [
      { kind: 'PRODUCT', name: variant.product.name, stop: variant.product.stop },
      { kind: 'VARIANT', name: variant.variantName, stop: variant.stop },
      ...options.map((option) => ({ kind: 'OPTION' as const, name: option.name, stop: option })),
    ],
    now,
  );
}

/** @returns null when the menu no longer has the dish. */
export function presentLine(line: LineRow, variant: CatalogVariant | undefined, now: Date): PresentLine | null {
  if (!variant || variant.categorySlug === null) return null;
  const { chosen, problems } = chooseOptions(variant.price, variant.optionGroups, line.optionIds, now);
  const soldOut = soldOutOf(variant, line.optionIds, now);
  if (chosen) return { unitPrice: chosen.unitPrice, soldOut, problems };
  const unitPrice = minor(line.unitPrice);
  // An option that is only sold out may come back; any other problem means that the dish is made differently now.
  const isStopped = problems.every(({ code }) => code === 'OPTION_SOLD_OUT');
  return isStopped ? { unitPrice, soldOut, problems: [] } : { unitPrice, soldOut: [], problems };
}

/** The line as the shopper last saw it. */
export function seenLine({ id, productName, unitPrice }: LineRow): SeenLine {
  return { id, productName: parseLocalized(productName), unitPrice: minor(unitPrice) };
}

/**
 * A cart's line for the screen: today's price, or the last seen one of a dish that can't be ordered.
 * @param taxRate - as `dishTaxRate` says.
 */
export function viewCartLine(
  line: LineRow,
  variant: CatalogVariant | undefined,
  present: PresentLine | null,
  taxRate: number | null,
): LineView {
  const unitPrice = present?.unitPrice ?? minor(line.unitPrice);
  return {
    id: line.id,
    variantId: variant?.id ?? null,
    productSlug: variant?.product.slug ?? null,
    categorySlug: variant?.categorySlug ?? null,
    productName: variant?.product.name ?? parseLocalized(line.productName),
    variantName: variant?.variantName ?? parseLocalized(line.variantName),
    options: variant ? describeOptions(variant, line.optionIds) : [],
    sku: variant?.sku ?? null,
    photo: variant?.photo ?? null,
    quantity: line.quantity,
    unitPrice,
    total: lineTotal({ unitPrice, quantity: line.quantity }),
    weight: variant?.weight ?? null,
    unit: variant?.unit ?? 'G',
    isAvailable: present !== null && present.soldOut.length === 0 && present.problems.length === 0,
    soldOut: present?.soldOut ?? [],
    problems: present?.problems ?? [],
    note: line.note,
    taxRate,
  };
}
