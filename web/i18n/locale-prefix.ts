import { isLocale, type Locale } from '../../domain/locale';

export type LocalePrefix = '' | `/${Locale}`;

/** A path taken apart: the language that stands in front of it, if any, and the path that routes know. */
export interface PrefixedPath {
  readonly prefix: LocalePrefix;
  /** Null when the path carries no language. */
  readonly locale: Locale | null;
  /** Begins with a slash. */
  readonly path: string;
}

/** `/ru/catalog` → `/ru` and `/catalog`; `/russia` has no prefix; `/ru` alone is the home page. */
export function splitLocalePrefix(pathname: string): PrefixedPath {
  const [, first] = pathname.split('/', 2);
  if (!isLocale(first)) return { prefix: '', locale: null, path: pathname };
  return { prefix: `/${first}`, locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** The same page in another language: `/catalog`, ru → `/ru/catalog`. */
export function pathIn(locale: Locale, pathname: string): string {
  const { path } = splitLocalePrefix(pathname);
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
