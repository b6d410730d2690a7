import { SLUG_LENGTH } from '../../domain/catalog-limits';
import { toLatin } from '../kernel/latin';

/** Longest slug, a number at its end included. */
export const MAXIMUM_SLUG = SLUG_LENGTH;

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Paths that the application answers itself: no content page may take one. */
const RESERVED = new Set([
  ...[
    'catalog',
    'checkout',
    'finish',
    'welcome',
    'command-center',
    'search',
    'cart',
    'order',
    'sign-in',
    'offline',
    'my-orders',
  ],
  ...['api', 'graphql', 'builds', 'assets', 'media', 'health', 'ready', 'metrics', 'static', 'public', 'data'],
  ...['en', 'ru', 'robots', 'sitemap', 'favicon', 'manifest', 'index', 'admin', 'null', 'undefined'],
]);

function trimTo(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}

/**
 * A slug for a name in any script: «Борщ со сметаной» → `borshch-so-smetanoy`.
 *
 * @returns an empty string when the name has no letter or digit.
 */
export function slugFrom(name: string): string {
  const spelled = name
    .normalize('NFC')
    .toLowerCase()
    // «Острый» is "ostry" on menus: nobody writes the double y.
    .replace(/ый(?!\p{L})/gu, 'ы');
  const words = toLatin(spelled)
    .replace(/['’`"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return trimTo(words, MAXIMUM_SLUG);
}

/**
 * The slug itself when it is free, else with the first free number: `margherita`, `margherita-2`, `margherita-3`.
 *
 * @param taken - slugs that stand in the same channel or menu.
 * @param fallback - what a name without letters becomes, such as `dish`.
 */
export function uniqueSlug(base: string, taken: ReadonlySet<string>, fallback = 'item'): string {
  const first = base || fallback;
  if (!taken.has(first)) return first;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = `${trimTo(first, MAXIMUM_SLUG - ending.length)}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Lower-case Latin letters and digits, with single hyphens between them. */
export function isValidSlug(slug: string): boolean {
  return slug.length <= MAXIMUM_SLUG && SHAPE.test(slug);
}

/** A page stands directly under `/`, where the application has paths of its own. */
export function isValidPageSlug(slug: string): boolean {
  return isValidSlug(slug) && !RESERVED.has(slug);
}
