import { type FragmentType, makeFragmentData, readFragment } from '../../../gql/fragment-masking';
import { blurredFirst, IN_SIGHT } from './blurred-first';
import { CategorySectionFragment } from './category-section';
import { dishesThatFit } from './dishes-that-fit';

/** The whole menu without what makes its page long: dishes that do not fit, and the blurred pictures of those out of sight. */
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
      nodes: blurredFirst(nodes.slice(0, each), index === 0 ? IN_SIGHT : 0),
      pageInfo: { ...pageInfo, hasNextPage: pageInfo.hasNextPage || nodes.length > each },
    };
    return { ...category, ...makeFragmentData({ ...section, products }, CategorySectionFragment) };
  });
}
