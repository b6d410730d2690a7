import { graphql } from '../../../gql/gql';

/** Everything about one dish: for its page, and for its sheet over a list. */
export const DishFragment = graphql(`
  fragment Dish on Product {
    id
    slug
    name
    description
    tags
    allergens
    isSoldOut
    soldOutUntil
    nutrition {
      calories
      protein
      fat
      carbohydrate
    }
    photo {
      sources {
        url
        width
      }
      placeholder
    }
    variants {
      id
      name
      weight
      unit
      isSoldOut
      soldOutUntil
      price {
        minor
        currencyCode
      }
      photo {
        sources {
          url
          width
        }
        placeholder
      }
    }
    optionGroups {
      id
      name
      minimum
      maximum
      options {
        id
        name
        isSoldOut
        soldOutUntil
        priceDifference {
          minor
          currencyCode
        }
        allergens
        nutrition {
          calories
          protein
          fat
          carbohydrate
        }
      }
    }
  }
`);
