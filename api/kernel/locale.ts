/** The interface languages, the fallback first. */
export const LOCALES = ['en', 'ru'] as const;

export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = 'en';

/** BCP 47 tags for Intl and `hreflang`. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', ru: 'ru-RU' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale when it is one of ours, else the fallback. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : FALLBACK_LOCALE;
}
