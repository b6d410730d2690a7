import { LOCALES, toLocale } from '../../domain/locale';
import { localize, localizedEntries, parseLocalized } from '../../domain/localized';
import type { BuilderTypes } from './builder';
import type { Context } from './context';
import { OF_CATALOG } from './of-catalog';
import { LocalizedValue } from './shared.graphql';

/** A `Json` column's text for the reader of this request. */
export function readLocalized(json: unknown, { locale, channel }: Pick<Context, 'locale' | 'channel'>): string {
  return localize(parseLocalized(json), locale, toLocale(channel?.defaultLocale));
}

/**
 * A localised column as two fields: `name` for the reader of the request, `nameTranslations` in every language.
 *
 * @param description - of the first field.
 * @param translations - the description of the second.
 */
export function localizedFields<Column extends string, Row extends Readonly<Record<Column, unknown>>>(
  t: Pick<PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>, 'string' | 'field'>,
  column: Column,
  description = `The ${column} in the reader’s language.`,
  translations = `The ${column} in each language.`,
) {
  // Only staff write such a text, which raises the catalog's revision.
  const text = t.string({
    extensions: OF_CATALOG,
    description,
    resolve: (row, _args, context) => readLocalized(row[column], context),
  });
  const entries = t.field({
    type: [LocalizedValue],
    size: LOCALES.length,
    extensions: OF_CATALOG,
    description: translations,
    resolve: (row) => localizedEntries(parseLocalized(row[column])),
  });
  return { [column]: text, [`${column}Translations`]: entries };
}
