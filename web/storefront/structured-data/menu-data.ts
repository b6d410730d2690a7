import type { ProductCardFragment as Card } from '../../gql/graphql';
import { categoryPath, productPath } from '../shop/product-path';
import { type Addresses, addressOf, restaurantId } from './addresses';
import { dietData } from './dish-data';
import type { Thing } from './json-ld';
import { offerData } from './offer-data';

interface Section {
  readonly slug: string;
  readonly name: string;
  readonly dishes: readonly Card[];
}

/** Structured data of a dish in a list; photo, nutrition and variants are on the dish's own page at `url`. */
function itemData(addresses: Addresses, categorySlug: string, card: Card): Thing {
  const url = addressOf(addresses, productPath(categorySlug, card.slug));
  const { name, price, priceFrom, isSoldOut, tags } = card;
  return {
    '@type': 'MenuItem',
    name,
    url,
    offers: offerData(addresses, url, [{ price: priceFrom ?? price, isSoldOut }]),
    suitableForDiet: dietData(tags),
  };
}

/** A category with its dishes. */
export function sectionData(addresses: Addresses, { slug, name, dishes }: Section): Thing {
  const url = addressOf(addresses, categoryPath(slug));
  return {
    '@type': 'MenuSection',
    '@id': `${url}#section`,
    name,
    url,
    hasMenuItem: dishes.map((dish) => itemData(addresses, slug, dish)),
  };
}

/** The whole menu. */
export function menuData(addresses: Addresses, name: string, sections: readonly Section[]): Thing {
  const url = addressOf(addresses, '/catalog');
  return {
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name,
    url,
    inLanguage: addresses.locale,
    provider: { '@id': restaurantId(addresses) },
    hasMenuSection: sections.map((section) => sectionData(addresses, section)),
  };
}
