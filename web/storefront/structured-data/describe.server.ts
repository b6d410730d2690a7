import type { RouterContextProvider } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { requestContext } from '../../graphql/request-context';
import { serverText } from '../../i18n/server-text.server';
import { type Addresses, addressOf } from './addresses';
import { breadcrumbData } from './breadcrumb-data';
import type { Thing } from './json-ld';
import { restaurantData } from './restaurant-data';

type Context = Readonly<RouterContextProvider>;

const RestaurantFragment = graphql(`
  fragment Restaurant on Channel {
    id
    name
    description
    countryCode
    currencyCode
    phone
    logo {
      id
      url(width: 640)
    }
    warehouses {
      id
      name
      address
      phone
      latitude
      longitude
    }
    workingDays {
      index
      weekday
      isActive
      intervals {
        from
        to
      }
    }
    specialDays {
      id
      date
      intervals {
        from
        to
      }
    }
    paymentMethods {
      id
      type
    }
    links(placement: SOCIAL) {
      id
      url
    }
  }
`);

const RestaurantQuery = graphql(`
  query RestaurantFacts {
    channel {
      id
      ...Restaurant
    }
  }
`);

/** Tells search engines what stands on the page: see StructuredData. The builder gets whole addresses in the page's language. */
export function describePage(context: Context, build: (addresses: Addresses) => readonly Thing[]): void {
  const { structuredData, locale, url } = context.get(requestContext);
  structuredData.push(...build({ locale, origin: url.origin }));
}

/** The restaurant, with where it is and when it is open. */
export async function describeRestaurant(context: Context): Promise<void> {
  const { channel } = await query(context, RestaurantQuery, {});
  const shop = readFragment(RestaurantFragment, channel);
  if (!shop) return;
  describePage(context, (addresses) => [
    { '@type': 'WebSite', name: shop.name, url: addressOf(addresses, '/'), inLanguage: addresses.locale },
    restaurantData(addresses, shop),
  ]);
}

/** @param crumbs - below the menu; the page itself last. */
export function menuCrumbs(
  context: Context,
  addresses: Addresses,
  crumbs: readonly { name: string; path: string }[],
): Thing {
  const menu = { name: menuName(context), path: '/catalog' };
  return breadcrumbData(addresses, [menu, ...crumbs]);
}

/** As the page's own heading calls it. */
export function menuName(context: Context): string {
  return serverText(context.get(requestContext).locale, 'storefront.menu');
}
