import { FALLBACK_LOCALE, isLocale, type Locale } from '../../../domain/locale';

/** What a request says of the reader's language, the strongest word first. */
export interface LocaleHints {
  /** `en` or `ru` in front of the path. */
  readonly prefix?: string | null;
  readonly cookie?: string | null;
  /** The `Accept-Language` header. */
  readonly acceptLanguage?: string | null;
  readonly channelDefault?: string | null;
}

/** The first of our locales that an `Accept-Language` header asks for, by its weights; null when it asks for none. */
export function preferredLocale(acceptLanguage: string): Locale | null {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? null;
}

/** Prefix → cookie → browser languages → the shop's default → English. */
export function negotiateLocale({ prefix, cookie, acceptLanguage, channelDefault }: LocaleHints): Locale {
  const asked = [prefix, cookie, acceptLanguage ? preferredLocale(acceptLanguage) : null, channelDefault];
  return asked.find(isLocale) ?? FALLBACK_LOCALE;
}
