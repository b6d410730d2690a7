import { Temporal } from 'temporal-polyfill';
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import { type CurrencyCode, minor, toDecimal, toMajor } from '../../domain/money';

/** An amount of money in every form that a program or a person wants. */
export interface AmountObject {
  /** Integer minor units (cents, kopecks). */
  readonly minor: number;
  /** Exact, with two digits and a point: `1234.50`. */
  readonly decimal: string;
  /** As people in the shop's default language write it: `$1,234.50`. */
  readonly formatted: string;
}

/** How receivers read amounts in this currency, in the shop's language. */
export function amountsIn(currencyCode: CurrencyCode, locale: Locale): (value: number) => AmountObject {
  const format = currencyFormat(LANGUAGE_TAGS[locale], currencyCode);
  return (value) => ({
    minor: value,
    decimal: toDecimal(minor(value)),
    formatted: format.format(toMajor(minor(value))),
  });
}

/** Slow to make: one for each language and currency, few as they are. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

function currencyFormat(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format =
    currencyFormats.get(key) ??
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  currencyFormats.set(key, format);
  return format;
}

/** ISO 8601 with the shop's own offset, so that a template's dates are those of the kitchen's wall. */
export function atTheShop(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
