import { type FragmentType, makeFragmentData, readFragment } from '../../../gql/fragment-masking';
import { ProductCardFragment } from './product-card';

/** Dishes in sight when a list opens, at the top of a page. */
export const IN_SIGHT = 3;

/**
 * Leaves the blurred pictures to the first dishes. Each would be sent twice, in the page and in its data, and photos
 * further down are there before a shopper is.
 */
export function blurredFirst<Dish extends FragmentType<typeof ProductCardFragment>>(
  dishes: readonly Dish[],
  count: number,
): Dish[] {
  return dishes.map((dish, index) => {
    const card = readFragment(ProductCardFragment, dish);
    if (index < count || !card.photo) return dish;
    const photo = { ...card.photo, placeholder: '' };
    return { ...dish, ...makeFragmentData({ ...card, photo }, ProductCardFragment) };
  });
}
