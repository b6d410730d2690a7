import type { RestaurantFragment as Restaurant } from '../../gql/graphql';
import { sharePicture } from '../shop/share-picture';
import { type Addresses, addressOf, restaurantId } from './addresses';
import type { Thing } from './json-ld';
import { openingData, specialOpeningData } from './opening-data';

type Kitchen = Restaurant['warehouses'][number];

const PAYMENTS = { CASH: 'Cash', CARD: 'Credit Card', CUSTOM: null } as const;

function place({ address, latitude, longitude, phone }: Kitchen, countryCode: string, shopPhone: string | null) {
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    address: { '@type': 'PostalAddress', streetAddress: address || undefined, addressCountry: countryCode },
    geo: hasPoint ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    telephone: phone ?? shopPhone ?? undefined,
  };
}

/** The restaurant itself. Its first kitchen is where it is; others are its branches. */
export function restaurantData(addresses: Addresses, shop: Restaurant): Thing {
  const { name, description, countryCode, currencyCode, phone, logo, warehouses } = shop;
  const [first, ...branches] = warehouses;
  const url = addressOf(addresses, '/');
  const payments = new Set(shop.paymentMethods.flatMap(({ type }) => PAYMENTS[type] ?? []));
  return {
    '@type': 'Restaurant',
    '@id': restaurantId(addresses),
    name,
    url,
    description: description || undefined,
    image: sharePicture?.(addresses),
    logo: logo ? new URL(logo.url, addresses.origin).href : undefined,
    telephone: phone ?? undefined,
    ...(first
      ? place(first, countryCode, phone ?? null)
      : { address: { '@type': 'PostalAddress', addressCountry: countryCode } }),
    department: branches.length > 0 ? branches.map((branch) => branchData(branch, shop)) : undefined,
    openingHoursSpecification: openingData(shop.workingDays),
    specialOpeningHoursSpecification: shop.specialDays.length > 0 ? specialOpeningData(shop.specialDays) : undefined,
    currenciesAccepted: currencyCode,
    paymentAccepted: payments.size > 0 ? [...payments].join(', ') : undefined,
    hasMenu: `${addressOf(addresses, '/catalog')}#menu`,
    sameAs: shop.links.map((link) => link.url).filter((link) => link.startsWith('https://')),
    potentialAction: { '@type': 'OrderAction', target: addressOf(addresses, '/catalog') },
  };
}

function branchData(branch: Kitchen, { name, countryCode, phone }: Restaurant): Thing {
  return { '@type': 'Restaurant', name: branch.name || name, ...place(branch, countryCode, phone ?? null) };
}
