import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../domain/locale';
import type { MessageId } from './message-ids';
import { serverMessages } from './server-messages';

const cache = createIntlCache();

const INTLS: ReadonlyMap<Locale, IntlShape> = new Map(
  LOCALES.map((locale) => [
    locale,
    createIntl({ locale: LANGUAGE_TAGS[locale], messages: serverMessages(locale, 'storefront') }, cache),
  ]),
);

/** A storefront message for what a loader writes itself. */
export function serverText(locale: Locale, id: MessageId): string {
  return INTLS.get(locale)?.formatMessage({ id }) ?? '';
}
