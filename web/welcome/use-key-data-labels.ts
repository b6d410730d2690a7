import { useIntl } from 'react-intl';
import type { Locale } from '../gql/graphql';

/** What the fields of the key data are called, by the API's names for them. */
export function useKeyDataLabels(shopLocale: Locale) {
  const { formatMessage } = useIntl();
  const otherLocale = shopLocale === 'en' ? 'ru' : 'en';
  return {
    name: formatMessage({ id: `welcome.keyData.name.${shopLocale}` }),
    nameTranslations: formatMessage({ id: `welcome.keyData.name.${otherLocale}` }),
    countryCode: formatMessage({ id: 'welcome.keyData.country' }),
    currencyCode: formatMessage({ id: 'welcome.keyData.currency' }),
    timeZone: formatMessage({ id: 'ui.timeZone.label' }),
    phone: formatMessage({ id: 'welcome.keyData.phone' }),
  };
}
