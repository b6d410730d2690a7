import type { CurrencyCode } from './money';

/** Countries that a shop can be in (ISO 3166-1 alpha-2). */
export const COUNTRY_CODES = [
  'US',
  'RU',
  'FR',
  'DE',
  'IT',
  'ES',
  'TR',
  'PL',
  'UA',
  'KZ',
  'BY',
  'GE',
  'GR',
  'GB',
] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export function isCountryCode(value: unknown): value is CountryCode {
  return COUNTRY_CODES.some((code) => code === value);
}

/** The time zone that is proposed where a shop is set up: where most of its people live. */
export const TIME_ZONE_OF_COUNTRY: Readonly<Record<CountryCode, string>> = {
  US: 'America/New_York',
  RU: 'Europe/Moscow',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  TR: 'Europe/Istanbul',
  PL: 'Europe/Warsaw',
  UA: 'Europe/Kiev',
  KZ: 'Asia/Almaty',
  BY: 'Europe/Minsk',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  GB: 'Europe/London',
};

/** The currency that is proposed where a shop is set up. */
export const CURRENCY_OF_COUNTRY: Readonly<Record<CountryCode, CurrencyCode>> = {
  US: 'USD',
  RU: 'RUB',
  FR: 'EUR',
  DE: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  TR: 'TRY',
  PL: 'PLN',
  UA: 'UAH',
  KZ: 'KZT',
  BY: 'BYN',
  GE: 'GEL',
  GR: 'EUR',
  GB: 'EUR',
};
