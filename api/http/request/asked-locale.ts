import type { Locale } from '../../../domain/locale';
import { readLocaleCookie } from './cookies';
import { type LocaleHints, negotiateLocale } from './negotiate-locale';

/**
 * The language that a request asks for by its headers: `X-Locale`, the cookie, the browser's languages.
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
