import { type FragmentType, makeFragmentData, readFragment } from '../../../gql/fragment-masking';
import { blurredFirst, IN_SIGHT } from './blurred-first';
import { placedOf, type RowDish } from './dish-row';
import type { PlacedDishFragment } from './placed-grid';
import { ProductCardFragment } from './product-card';

/** Fewer are no row. */
const FEWEST = 3;

/** What a row says to be popular: no card in it says so again. */
export function popularRow(dishes: readonly FragmentType<typeof PlacedDishFragment>[]): RowDish[] {
  const placed = placedOf(dishes);
  if (placed.length < FEWEST) return [];
  const cards = placed.map(({ card }) => {
    const marked = readFragment(ProductCardFragment, card);
    return makeFragmentData({ ...marked, isPopular: false }, ProductCardFragment);
  });
  const light = blurredFirst(cards, IN_SIGHT);
  return placed.map((dish, index) => ({ ...dish, card: light[index] ?? dish.card }));
}
