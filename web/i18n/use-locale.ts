import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { type Locale, localeOfTag } from '../../domain/locale';
import { pathIn } from './locale-prefix';

/** The language of the page. */
export function useLocale(): Locale {
  return localeOfTag(useIntl().locale);
}

/** Address of this very page in another language, search included; needs a new document (`reloadDocument`). */
export function usePathIn(locale: Locale): string {
  const { pathname, search } = useLocation();
  return pathIn(locale, pathname) + search;
}
