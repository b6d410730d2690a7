import { useIntl } from 'react-intl';
import { LOCALES } from '../../domain/locale';
import type { Locale } from '../gql/graphql';

/** What the field of the shop's name in one language is called. */
export function useNameLabel() {
  const { formatMessage, locale } = useIntl();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (language: Locale) => formatMessage({ id: 'welcome.keyData.name' }, { language: languages.of(language) });
}

/** What the fields of the key data are called, by the API's names for them. */
export function useKeyDataLabels(shopLocale: Locale) {
  const { formatMessage } = useIntl();
  const nameIn = useNameLabel();
  // A refusal of a translation names the field, not the language: it leads to the first of them.
  const [other] = LOCALES.filter((locale) => locale !== shopLocale);
  return {
    name: nameIn(shopLocale),
    nameTranslations: nameIn(other ?? shopLocale),
    countryCode: formatMessage({ id: 'welcome.keyData.country' }),
    currencyCode: formatMessage({ id: 'welcome.keyData.currency' }),
    timeZone: formatMessage({ id: 'ui.timeZone.label' }),
    phone: formatMessage({ id: 'welcome.keyData.phone' }),
  };
}
