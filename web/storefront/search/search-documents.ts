import { graphql } from '../../gql/gql';

export const SearchQuery = graphql(`
  query Search($query: String!, $tags: [ProductTag!], $without: [Allergen!], $first: Int!, $after: String) {
    channel {
      id
      search(query: $query, tags: $tags, withoutAllergens: $without, first: $first, after: $after) {
        totalCount
        searchedFor
        edges {
          node {
            id
            ...PlacedDish
          }
          highlights {
            name {
              text
              isMatch
            }
            description {
              text
              isMatch
            }
          }
        }
        nearMisses {
          id
          ...PlacedDish
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        ...SearchFilters
      }
    }
  }
`);

/** What is offered while nothing is searched for, and when nothing was found. */
export const SearchStartQuery = graphql(`
  query SearchStart {
    menu {
      id
      categories {
        id
        slug
        name
        icon
      }
    }
    channel {
      id
      popularSearches(first: 6)
      popularProducts(first: 6) {
        id
        name
        ...PlacedDish
      }
    }
  }
`);
