import type { RouterContextProvider } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import type { SearchAddress } from '../../search/search-address';
import { CategoryNavFragment } from './category-nav';
import { MOST_DISHES } from './dishes-that-fit';
import { PlacedDishFragment } from './placed-grid';

const FilteredCatalogQuery = graphql(`
  query FilteredCatalog($tags: [ProductTag!], $without: [Allergen!], $first: Int!) {
    menu {
      id
      categories {
        id
        ...CategoryNav
      }
    }
    channel {
      id
      search(query: "", tags: $tags, withoutAllergens: $without, first: $first) {
        totalCount
        edges {
          node {
            id
            ...PlacedDish
          }
        }
        ...SearchFilters
      }
    }
  }
`);

/** The dishes that pass the filters, each once, under the first of its categories; as many as one page holds. */
export async function readFilteredMenu(context: Readonly<RouterContextProvider>, { tags, without }: SearchAddress) {
  const variables = { tags: [...tags], without: [...without], first: MOST_DISHES };
  const { menu, channel } = await query(context, FilteredCatalogQuery, variables);
  if (!menu || !channel) throw new Response(null, { status: 404 });
  const { search } = channel;
  const dishes = search.edges.map(({ node }) => node);
  const slugOf = (dish: (typeof dishes)[number]) => readFragment(PlacedDishFragment, dish).categories[0]?.slug;
  const sections = menu.categories.map((category) => {
    const { slug } = readFragment(CategoryNavFragment, category);
    return { category, dishes: dishes.filter((dish) => slugOf(dish) === slug) };
  });
  return { sections: sections.filter(({ dishes: found }) => found.length > 0), search };
}

export type FilteredMenuData = Awaited<ReturnType<typeof readFilteredMenu>>;
