import { byLocale, LOCALES, type Locale } from '../../../../domain/locale';
import type { LocalizedValueInput } from '../../../gql/graphql';

/** A localised text as forms hold it: every language is there, an empty one is not written yet. */
export type Texts = Record<Locale, string>;

/** What a new thing begins with. */
export const NO_TEXTS: Readonly<Texts> = byLocale(() => '');

/** From the API's `…Translations` list: `saved: { name: toTexts(menu.nameTranslations) }`. */
export function toTexts(entries: readonly Readonly<LocalizedValueInput>[]): Texts {
  const texts = byLocale(() => '');
  for (const { locale, value } of entries) texts[locale] = value;
  return texts;
}

/** To the API's input: `name: toEntries(values.name)`. An empty text takes the entry away. */
export function toEntries(texts: Texts): LocalizedValueInput[] {
  return LOCALES.map((locale) => ({ locale, value: texts[locale] }));
}
