import { type Addresses, addressOf } from './addresses';
import type { Thing } from './json-ld';

interface Crumb {
  readonly name: string;
  /** Without a language prefix. */
  readonly path: string;
}

/** The way to a page, the page itself last. */
export function breadcrumbData(addresses: Addresses, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(addresses, path),
    })),
  };
}
