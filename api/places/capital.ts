import type { CountryCode } from '../../domain/countries';

/** Degrees north and east of a country's capital: where maps begin that know no better, and demo kitchens stand. */
export const CAPITALS: Readonly<Record<CountryCode, readonly [latitude: number, longitude: number]>> = {
  US: [38.8951, -77.0364],
  RU: [55.7558, 37.6173],
  FR: [48.8566, 2.3522],
  DE: [52.52, 13.405],
  IT: [41.9028, 12.4964],
  ES: [40.4168, -3.7038],
  TR: [39.9334, 32.8597],
  PL: [52.2297, 21.0122],
  UA: [50.4501, 30.5234],
  KZ: [51.1694, 71.4491],
  BY: [53.9006, 27.559],
  GE: [41.6938, 44.8015],
  GR: [37.9838, 23.7275],
  GB: [51.5072, -0.1276],
};
