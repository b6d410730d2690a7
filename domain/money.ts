/** The currencies that a shop can sell in (ISO 4217), each with the sign that people write. */
export const CURRENCY_SIGNS = {
  RUB: '₽',
  USD: '$',
  EUR: '€',
  GEL: '₾',
  BYN: 'Br',
  UAH: '₴',
  KZT: '₸',
  PLN: 'zł',
  TRY: '₺',
} as const;

export type CurrencyCode = keyof typeof CURRENCY_SIGNS;

/** An amount in minor units (kopecks, cents): always an integer. */
export type Minor = number & { readonly __unit: 'minor' };

/** All nine currencies have two decimal digits. */
export const MINOR_PER_MAJOR = 100;

/** @throws {RangeError} when the amount is not a safe integer: money is never a fraction. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
  return amount as Minor;
}

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCY_SIGNS, value);
}

/**
 * A share of an amount, rounded once to the nearest minor unit, halves up: at most half a unit off.
 *
 * @param percent - whole, 0 to 100.
 */
export function percentOf(amount: Minor, percent: number): Minor {
  return minor(Math.floor((amount * percent + 50) / 100));
}

/** As an exact decimal string: 1234 → `12.34`, -5 → `-0.05`. */
export function toDecimal(amount: Minor): string {
  const absolute = Math.abs(amount);
  const fraction = String(absolute % MINOR_PER_MAJOR).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.floor(absolute / MINOR_PER_MAJOR)}.${fraction}`;
}

/** As a number of major units, for the REST facade only. */
export function toMajor(amount: Minor): number {
  return amount / MINOR_PER_MAJOR;
}
