import { COUNTRY_CODES, type CountryCode, isCountryCode } from '../../domain/countries';
import { CURRENCY_SIGNS } from '../../domain/money';

export interface Choice {
  readonly code: string;
  readonly label: string;
}

/** The fourteen countries by their names in a language, sorted as its readers sort. */
export function countryChoices(languageTag: string): readonly Choice[] {
  const names = new Intl.DisplayNames(languageTag, { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ code, label: names.of(code) ?? code })).sort((first, second) =>
    first.label.localeCompare(second.label, languageTag),
  );
}

/** The nine currencies, each with its sign: `₽ Russian Ruble`. */
export function currencyChoices(languageTag: string): readonly Choice[] {
  const names = new Intl.DisplayNames(languageTag, { type: 'currency' });
  return Object.entries(CURRENCY_SIGNS).map(([code, sign]) => ({
    code,
    label: `${sign}\u2002${capitalise(names.of(code) ?? code, languageTag)} (${code})`,
  }));
}

function capitalise(text: string, languageTag: string): string {
  return text.charAt(0).toLocaleUpperCase(languageTag) + text.slice(1);
}

/**
 * The country that a browser is probably in, by the region of its languages.
 *
 * @param languages - as `navigator.languages`.
 * @returns an empty string when the country is not supported, or the languages do not say.
 */
export function guessCountry(languages: readonly string[]): CountryCode | '' {
  const regions = languages.map((tag) => tag.split('-').at(-1)?.toUpperCase() ?? '');
  // `en-US` is what browsers say that were never asked: any other region tells more.
  return regions.filter((region) => region !== 'US').find(isCountryCode) ?? regions.find(isCountryCode) ?? '';
}
