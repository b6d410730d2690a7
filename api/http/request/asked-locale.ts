import type { Locale } from '../../../domain/locale';
import { readLocaleCookie } from './cookies';
import { type LocaleHints, negotiateLocale } from './negotiate-locale';

/**
 * The language of whoever sends these headers, as far as they tell: `X-Locale`, the cookie, the browser's languages.
 *
 * @param known - what else is known by then: the path's prefix, which is stronger than any header, and the shop's default.
 */
export function askedLocale(headers: Headers, { prefix, channelDefault }: LocaleHints = {}): Locale {
  return negotiateLocale({
    prefix: prefix ?? headers.get('x-locale'),
    cookie: readLocaleCookie(headers.get('cookie')),
    acceptLanguage: headers.get('accept-language'),
    channelDefault,
  });
}
