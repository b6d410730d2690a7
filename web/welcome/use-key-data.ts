import { useState } from 'react';
import { CURRENCY_OF_COUNTRY, isCountryCode, TIME_ZONE_OF_COUNTRY } from '../../domain/countries';
import { byLocale, isLocale, LOCALES } from '../../domain/locale';
import { isCurrencyCode } from '../../domain/money';
import type { ConfigureShopInput, Locale, SetUpProgressFragment } from '../gql/graphql';
import { guessCountry } from '../i18n/country-choices';
import { useLocale } from '../i18n/use-locale';
import { useDraft, useDrafts } from './draft';

/**
 * The key data as they are typed, by the names that the API gives its fields. They begin with what was saved before,
 * or with what the browser knows of its place. Only for what is rendered in the browser.
 */
export function useKeyData(saved: SetUpProgressFragment['keyData']) {
  const pageLocale = useLocale();
  const [ownTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [guess] = useState(() => guessCountry(navigator.languages));
  const nameIn = (wanted: Locale) => saved?.nameTranslations.find(({ locale }) => locale === wanted)?.value ?? '';
  const [names, setName] = useDrafts('name', byLocale(nameIn));
  const [chosenLocale, setLocale] = useDraft('locale', saved?.locale ?? pageLocale);
  const [countryCode, setCountry] = useDraft('country', saved?.countryCode ?? guess);
  const [currencyCode, setCurrency] = useDraft(
    'currency',
    saved?.currencyCode ?? (guess && CURRENCY_OF_COUNTRY[guess]),
  );
  const [timeZone, setTimeZone] = useDraft('timeZone', saved?.timeZone ?? ownTimeZone);
  const [phone, setPhone] = useDraft('phone', saved?.phone ?? '');
  const locale = isLocale(chosenLocale) ? chosenLocale : pageLocale;

  /** The country's currency and clock follow it, unless others were chosen by hand. The browser's own clock stays in its own country. */
  const chooseCountry = (next: string) => {
    setCountry(next);
    if (!isCountryCode(next)) return;
    const before = isCountryCode(countryCode) ? countryCode : null;
    if (currencyCode === '' || currencyCode === (before && CURRENCY_OF_COUNTRY[before])) {
      setCurrency(CURRENCY_OF_COUNTRY[next]);
    }
    if (timeZone === ownTimeZone || timeZone === (before && TIME_ZONE_OF_COUNTRY[before])) {
      setTimeZone(next === guess ? ownTimeZone : TIME_ZONE_OF_COUNTRY[next]);
    }
  };

  return {
    values: { locale, names, countryCode, currencyCode, timeZone, phone },
    set: {
      locale: setLocale,
      country: chooseCountry,
      currency: setCurrency,
      timeZone: setTimeZone,
      phone: setPhone,
      name: setName,
    },
    ownTimeZone,
    /** The fields that can't be empty. */
    required: { name: names[locale], countryCode, currencyCode, timeZone },
    /** @returns null while no supported country or currency is chosen. */
    input: (): Omit<ConfigureShopInput, 'code'> | null => {
      if (!isCountryCode(countryCode) || !isCurrencyCode(currencyCode)) return null;
      const nameTranslations = LOCALES.map((language) => ({ locale: language, value: names[language] }));
      return { name: names[locale], nameTranslations, locale, countryCode, currencyCode, timeZone, phone };
    },
  };
}
