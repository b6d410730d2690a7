import type { Localized } from '../../../domain/localized';
import { minor } from '../../../domain/money';
import {
  type ChosenOptions,
  chooseOptions,
  type OptionProblem,
  optionsKey,
} from '../../catalog/options/chosen-options';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { isVariantSoldOut } from '../../catalog/stop-list';
import type { DomainError } from '../../kernel/domain-error';
import { refuse } from '../objection';
import { InvalidOptions, SoldOut, VariantNotFound } from '../refusals';

export interface LineChoice {
  readonly variantId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
  /** What the kitchen is asked about this dish alone. */
  readonly note?: string | null;
  /** What one costs where it was ordered, options included; left out: what the menu says. */
  readonly unitPrice?: number;
  /** Article numbers, where the caller has sent those. */
  readonly sku?: string | null;
  readonly optionSkus?: readonly string[] | null;
}

/** A wish whose dish may be known by its article number alone. */
export interface LineWish extends Omit<LineChoice, 'variantId'> {
  readonly variantId: string | null;
}

/** No menu has such a choice. */
const NEVER_RIGHT: readonly OptionProblem['code'][] = ['UNKNOWN_OPTION', 'REPEATED_OPTION'];

/**
 * Holds a wish against the menu as it is now.
 *
 * @param object - where it does not throw, the dish is taken as it was wished for.
 * @throws {VariantNotFound} when the dish is not on the menu.
 * @throws {SoldOut} when it, its variant or a chosen option is on the stop list.
 * @throws {InvalidOptions} when the options don't fit its groups.
 */
export function chooseLine(
  variants: ReadonlyMap<string, CatalogVariant>,
  { variantId, optionIds, unitPrice = 0, sku, optionSkus }: LineChoice,
  now: Date,
  object: (refusal: DomainError, dish: Localized) => void = (refusal) => refuse(refusal),
): { variant: CatalogVariant; chosen: ChosenOptions } {
  const variant = variants.get(variantId);
  const unknown = () => new VariantNotFound(sku ? 'sku' : 'variantId');
  if (!variant) throw unknown();
  const { name } = variant.product;
  if (variant.categorySlug === null) object(unknown(), name);
  if (isVariantSoldOut(variant.stop, variant.product.stop, now)) object(new SoldOut(), name);
  const { chosen, problems } = chooseOptions(variant.price, variant.optionGroups, optionIds, now);
  if (chosen) return { variant, chosen };
  const misfit = new InvalidOptions(name, problems, optionSkus?.length ? 'optionSkus' : 'optionIds');
  if (problems.some(({ code }) => NEVER_RIGHT.includes(code))) throw misfit;
  object(problems.every(({ code }) => code === 'OPTION_SOLD_OUT') ? new SoldOut([], misfit) : misfit, name);
  const wished = { optionIds: [...optionIds].sort(), optionsKey: optionsKey(optionIds), unitPrice: minor(unitPrice) };
  return { variant, chosen: wished };
}
