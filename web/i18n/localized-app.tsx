import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import type { Messages } from './message-bundle';

interface Props {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * Gives the whole document its language. It stands outside the router, so that error screens have words too.
 * Dates are formatted in UTC unless a shop's zone is named: server and browser must write the same.
 */
export function LocalizedApp({ locale, messages, children }: Props) {
  const intl = useMemo(
    () => createIntl({ locale: LANGUAGE_TAGS[locale], messages, timeZone: 'UTC' }, createIntlCache()),
    [locale, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
