import { transliterate } from 'transliteration';

/** Longest slug, a number at its end included. */
export const MAXIMUM_SLUG = 80;

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Cyrillic as menus in Latin script spell it (khachapuri, tsezar, borshch); the library's own table would give
 * "hachapuri" and "cezar". Ukrainian, Belarusian and Kazakh letters stand after the Russian ones.
 */
const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u' },
  ...{ ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h' },
};

/** Paths that the application answers itself: no content page may take one. */
const RESERVED = new Set([
  ...['catalog', 'checkout', 'finish', 'welcome', 'command-center', 'search', 'cart', 'order', 'sign-in', 'offline'],
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
  const latin = name
    .normalize('NFC')
    .toLowerCase()
    // «Острый» is "ostry" on menus: nobody writes the double y.
    .replace(/ый(?!\p{L})/gu, 'ы')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter);
  const words = transliterate(latin)
    .toLowerCase()
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
