/**
 * The interface languages: BCP 47 tags for Intl and `hreflang`, and each language's own name, for language menus.
 */
const LANGUAGES = {
  en: { tag: 'en-US', name: 'English' },
  ru: { tag: 'ru-RU', name: 'Русский' },
} as const;

export type Locale = keyof typeof LANGUAGES;

/** The languages in the order in which they are offered. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

export const FALLBACK_LOCALE: Locale = 'en';

/** A value for each language: `byLocale(() => '')`. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** BCP 47 tags for Intl and `hreflang`. */
export const LANGUAGE_TAGS = byLocale((locale) => LANGUAGES[locale].tag);

/** Each language by its own name. */
export const LANGUAGE_NAMES = byLocale((locale) => LANGUAGES[locale].name);

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The value itself when it is a known locale, else the fallback. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : FALLBACK_LOCALE;
}

/** The locale behind a language tag (`ru-RU`, `ru`), else the fallback. */
export function localeOfTag(tag: string): Locale {
  return toLocale(tag.split('-')[0]);
}
