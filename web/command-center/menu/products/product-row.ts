import { graphql } from '../../../gql/gql';

/** What the list of products shows of one. */
export const ProductRowFragment = graphql(`
  fragment ProductRow on Product {
    id
    name
    nameTranslations {
      locale
    }
    photo {
      placeholder
      sources {
        url
        width
      }
    }
    isAvailable
    isSoldOut
    soldOutUntil
    updatedAt
    priceFrom {
      minor
      currencyCode
    }
    price {
      minor
      currencyCode
      decimal
    }
    variants {
      id
      version
      price {
        minor
        currencyCode
        decimal
      }
    }
    categories {
      id
      name
    }
  }
`);
