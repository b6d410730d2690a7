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
