import { useIntl } from 'react-intl';
import { LOCALES } from '../../domain/locale';
import type { Locale } from '../gql/graphql';

/** What the fields of the key data are called, by the API's names for them. */
export function useKeyDataLabels(shopLocale: Locale) {
  const { formatMessage } = useIntl();
  const nameIn = (locale: Locale) => formatMessage({ id: `welcome.keyData.name.${locale}` });
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
