import { isLocale, LOCALES, type Locale } from './locale';

/** A text by locale, as a `Json` column stores it: `{ "en": "Soups", "ru": "Супы" }`. */
export type Localized = Readonly<Partial<Record<Locale, string>>>;

/** Reads a `Json` column; entries that are not a known locale with a string are left out. */
export function parseLocalized(json: unknown): Localized {
  if (typeof json !== 'object' || json === null) return {};
  const entries = Object.entries(json).filter(([locale, value]) => isLocale(locale) && typeof value === 'string');
  return Object.fromEntries(entries);
}

/** The text for a reader: current locale, else the shop's default, else an empty string. */
export function localize(text: Localized, locale: Locale, defaultLocale: Locale): string {
  return text[locale] || text[defaultLocale] || '';
}

/** The same text as a list of entries, the shape that the API shows. */
export function localizedEntries(text: Localized): { locale: Locale; value: string }[] {
  return LOCALES.flatMap((locale) => {
    const value = text[locale];
    return value === undefined ? [] : [{ locale, value }];
  });
}
