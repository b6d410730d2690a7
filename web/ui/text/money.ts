import { CURRENCY_SIGNS, isCurrencyCode, MINOR_PER_MAJOR, minor as minorOf, toDecimal } from '../../../domain/money';

/** What the API's `Money` gives; `decimal` is not needed to write a price. */
export interface MoneyValue {
  /** Integer, in minor units: kopecks, cents. */
  readonly minor: number;
  /** ISO 4217. */
  readonly currencyCode: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs far more than using it, and a menu has a hundred prices. */
function currencyFormat(languageTag: string, currency: string): Intl.NumberFormat {
  const key = `${languageTag} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(key, format);
  return format;
}

/** A price as programs read it: `12.50`. */
export function decimalOf({ minor }: MoneyValue): string {
  return toDecimal(minorOf(minor));
}

/** A price as the reader writes it: `$12.50`, `1 250 ₽`, `−$5`. Whole amounts have no decimals. */
export function formatMoney({ minor, currencyCode }: MoneyValue, languageTag: string): string {
  return currencyFormat(languageTag, currencyCode)
    .formatToParts(minor / MINOR_PER_MAJOR)
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return type === 'currency' && isCurrencyCode(currencyCode) ? CURRENCY_SIGNS[currencyCode] : value;
    })
    .join('');
}
