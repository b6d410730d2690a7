import { type FragmentType, makeFragmentData, readFragment } from '../../../gql/fragment-masking';
import { blurredFirst, IN_SIGHT } from './blurred-first';
import { CategorySectionFragment } from './category-section';
import { dishesThatFit } from './dishes-that-fit';
import { ProductCardFragment } from './product-card';

/** A card with a photo shows one line of it. */
const LETTERS_SHOWN = 28;

function withLine<Dish extends FragmentType<typeof ProductCardFragment>>(dish: Dish): Dish {
  const card = readFragment(ProductCardFragment, dish);
  const { description, photo } = card;
  if (!photo || !description || description.length <= LETTERS_SHOWN) return dish;
  const line = `${description.slice(0, LETTERS_SHOWN).trimEnd()}…`;
  return { ...dish, ...makeFragmentData({ ...card, description: line }, ProductCardFragment) };
}

/**
 * The whole menu without what makes its page long: dishes that do not fit, ends of descriptions, and the blurred pictures of
 * those out of sight.
 */
export function lightened<Category extends FragmentType<typeof CategorySectionFragment>>(
  categories: readonly Category[],
): Category[] {
  const sections = categories.map((category) => readFragment(CategorySectionFragment, category));
  const each = dishesThatFit(sections.map(({ products }) => products.nodes.length));
  return categories.map((category, index) => {
    const section = readFragment(CategorySectionFragment, category);
    const { nodes, pageInfo } = section.products;
    const products = {
      ...section.products,
      nodes: blurredFirst(nodes.slice(0, each), index === 0 ? IN_SIGHT : 0).map(withLine),
      pageInfo: { ...pageInfo, hasNextPage: pageInfo.hasNextPage || nodes.length > each },
    };
    return { ...category, ...makeFragmentData({ ...section, products }, CategorySectionFragment) };
  });
}
