import { byLocale, LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import { CURRENCY_SIGNS, type CurrencyCode, type Minor, toDecimal } from '../../domain/money';
import { builder } from './builder';
import { OF_CATALOG } from './of-catalog';

const languageName = new Intl.DisplayNames('en', { type: 'language' });

export const LocaleEnum = builder.enumType('Locale', {
  description: 'A language of the interface.',
  values: byLocale((locale) => ({ description: `${languageName.of(locale)} (${LANGUAGE_TAGS[locale]})` })),
});

export const CurrencyCodeEnum = builder.enumType('CurrencyCode', {
  description: 'The currencies that a shop can sell in (ISO 4217).',
  values: Object.fromEntries(
    Object.entries(CURRENCY_SIGNS).map(([code, sign]) => [
      code,
      { value: code as CurrencyCode, description: `Sign: ${sign}` },
    ]),
  ) as Record<CurrencyCode, { value: CurrencyCode; description: string }>,
});

/** An amount with its currency, the shape behind `Money`. */
export interface MoneyShape {
  readonly minor: Minor;
  readonly currencyCode: CurrencyCode;
}

/** The most that `Money` can say, in minor units: GraphQL's `Int` has 32 bits. Sums go beyond: see `MoneyTotal`. */
export const LARGEST_AMOUNT = 2_147_483_647;

export const Money = builder.objectRef<MoneyShape>('Money').implement({
  extensions: OF_CATALOG,
  description: 'An exact amount of money.',
  fields: (t) => ({
    minor: t.exposeInt('minor', { description: 'In minor units: 1250 is 12.50.' }),
    currencyCode: t.expose('currencyCode', { type: CurrencyCodeEnum, description: 'ISO 4217.' }),
    decimal: t.string({ description: 'Exact decimal: `12.50`.', resolve: ({ minor }) => toDecimal(minor) }),
  }),
});

export const MoneyTotal = builder.objectRef<MoneyShape>('MoneyTotal').implement({
  description: 'What many amounts come to: a month of a busy shop is more than 32 bits hold.',
  fields: (t) => ({
    minor: t.exposeFloat('minor', { description: 'In minor units, whole: 1250 is 12.50.' }),
    currencyCode: t.expose('currencyCode', { type: CurrencyCodeEnum, description: 'ISO 4217.' }),
    decimal: t.string({ description: 'Exact decimal: `12.50`.', resolve: ({ minor }) => toDecimal(minor) }),
  }),
});

export const LocalizedValue = builder.objectRef<{ locale: Locale; value: string }>('LocalizedValue').implement({
  extensions: OF_CATALOG,
  description: 'One language’s text of a localised field.',
  fields: (t) => ({
    locale: t.expose('locale', { type: LocaleEnum, description: 'The language of `value`.' }),
    value: t.exposeString('value', { description: 'The text in it.' }),
  }),
});

export const LocalizedValueInput = builder.inputType('LocalizedValueInput', {
  description: 'One language’s text of a localised field.',
  fields: (t) => ({
    locale: t.field({ type: LocaleEnum, required: true, description: 'The language of `value`.' }),
    value: t.string({ required: true, description: 'The text in it; an empty one removes the entry.' }),
  }),
});
