import { type Minor, minor } from '../../../domain/money';
import { isSoldOut, type Stoppable } from '../stop-list';

interface PricedVariant extends Stoppable {
  readonly price: number;
}

/**
 * The variant that stands for the product: the first, by the order that staff gave, that can be ordered now.
 *
 * @param variants - in staff's order. When all are sold out the first stands for them.
 */
export function defaultVariant<Variant extends Stoppable>(variants: readonly Variant[], now: Date): Variant | null {
  return variants.find((variant) => !isSoldOut(variant, now)) ?? variants[0] ?? null;
}

/**
 * The lowest price at which the product can be ordered now.
 *
 * @returns `null` when all of those variants cost the same, so that "from" would mislead; sold-out variants count only
 * where nothing else is left.
 */
export function priceFrom(variants: readonly PricedVariant[], now: Date): Minor | null {
  const onSale = variants.filter((variant) => !isSoldOut(variant, now));
  const [first, ...others] = onSale.length > 0 ? onSale : variants;
  if (!first || others.every(({ price }) => price === first.price)) return null;
  return minor(Math.min(first.price, ...others.map(({ price }) => price)));
}
