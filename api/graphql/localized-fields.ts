import type { Locale } from '../../domain/locale';
import { toLocale } from '../../domain/locale';
import { localize, localizedEntries, parseLocalized } from '../../domain/localized';
import type { Context } from './context';

/** A `Json` column's text for the reader of this request. */
export function readLocalized(json: unknown, { locale, channel }: Pick<Context, 'locale' | 'channel'>): string {
  return localize(parseLocalized(json), locale, toLocale(channel?.defaultLocale));
}

/** The same column as a list of entries, the shape that forms edit. */
export function readEntries(json: unknown): { locale: Locale; value: string }[] {
  return localizedEntries(parseLocalized(json));
}
