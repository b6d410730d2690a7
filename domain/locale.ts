/** The interface languages, the fallback first. */
export const LOCALES = ['en', 'ru'] as const;

export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = 'en';

/** BCP 47 tags for Intl and `hreflang`. */
export const LANGUAGE_TAGS = { en: 'en-US', ru: 'ru-RU' } as const satisfies Record<Locale, string>;

/** Each language by its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ru: 'Русский' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale when it is one of ours, else the fallback. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : FALLBACK_LOCALE;
}

/** The locale behind a language tag (`ru-RU`, `ru`), else the fallback. */
export function localeOfTag(tag: string): Locale {
  return toLocale(tag.split('-')[0]);
}
