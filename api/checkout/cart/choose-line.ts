import { type ChosenOptions, chooseOptions } from '../../catalog/options/chosen-options';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { isVariantSoldOut } from '../../catalog/stop-list';
import { InvalidOptions, SoldOut, VariantNotFound } from '../refusals';

export interface LineChoice {
  readonly variantId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
  /** What the kitchen is asked about this dish alone. */
  readonly note?: string | null;
  /** What one costs where it was ordered, options included; left out: what the menu says. */
  readonly unitPrice?: number;
}

/**
 * Holds a wish against the menu as it is now.
 *
 * @throws {VariantNotFound} when the dish is not on the menu.
 * @throws {SoldOut} when it, its variant or a chosen option is on the stop list.
 * @throws {InvalidOptions} when the options don't fit its groups.
 */
export function chooseLine(
  variants: ReadonlyMap<string, CatalogVariant>,
  { variantId, optionIds }: LineChoice,
  now: Date,
): { variant: CatalogVariant; chosen: ChosenOptions } {
  const variant = variants.get(variantId);
  if (!variant || variant.categorySlug === null) throw new VariantNotFound();
  if (isVariantSoldOut(variant.stop, variant.product.stop, now)) throw new SoldOut();
  const { chosen, problems } = chooseOptions(variant.price, variant.optionGroups, optionIds, now);
  if (chosen) return { variant, chosen };
  const misfit = new InvalidOptions(variant.product.name, problems);
  throw problems.every(({ code }) => code === 'OPTION_SOLD_OUT') ? new SoldOut([], misfit) : misfit;
}
