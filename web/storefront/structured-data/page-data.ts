import { type Addresses, addressOf, restaurantId } from './addresses';
import type { Thing } from './json-ld';

interface ContentPage {
  readonly slug: string;
  readonly title: string;
  readonly seoDescription: string;
}

/** A page of text. */
export function pageData(addresses: Addresses, { slug, title, seoDescription }: ContentPage): Thing {
  return {
    '@type': 'WebPage',
    name: title,
    url: addressOf(addresses, `/${encodeURIComponent(slug)}`),
    description: seoDescription || undefined,
    inLanguage: addresses.locale,
    publisher: { '@id': restaurantId(addresses) },
  };
}
