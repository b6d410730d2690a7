import { LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';
import { type CurrencyCode, type Minor, toMajor } from '../../domain/money';
import type { DomainError, ErrorValues } from '../kernel/domain-error';
import { message } from './messages';

/** A price as a reader writes it: `$12.50`, `1 250 ₽`. */
export function formatMoney(amount: Minor, currency: CurrencyCode, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toMajor(amount));
}

/** A refusal in the reader's language, its amounts of money written out. */
export function refusalMessage(error: DomainError, locale: Locale, currency: CurrencyCode | null): string {
  const values: [string, ErrorValues[string]][] = [
    ...Object.entries(error.values).map(([name, value]): [string, ErrorValues[string]] => [
      name,
      currency && error.money.includes(name) ? formatMoney(Number(value) as Minor, currency, locale) : value,
    ]),
    ...Object.entries(error.names).map(([name, text]): [string, string] => [name, nameFor(text, locale)]),
  ];
  return message(locale, error.messageCode, Object.fromEntries(values));
}

/** A name in the reader's language, else in one that it has. */
const nameFor = (name: Localized, locale: Locale) => name[locale] || Object.values(name).find(Boolean) || '';
