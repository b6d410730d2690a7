import { parse, serialize } from 'hono/utils/cookie';

/** On https the prefix makes browsers refuse the cookie from any other host or path. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-carte_session' : 'carte_session';
}

export function readSessionToken(cookieHeader: string | null, secure: boolean): string | null {
  if (!cookieHeader) return null;
  const name = sessionCookieName(secure);
  return parse(cookieHeader, name)[name] ?? null;
}

/** @param expiresAt - in the past to make the browser forget the cookie. */
export function sessionCookieHeader(token: string, expiresAt: Date, secure: boolean): string {
  return serialize(sessionCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    expires: expiresAt,
  });
}

const LOCALE_COOKIE = 'locale';
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function readLocaleCookie(cookieHeader: string | null): string | null {
  return cookieHeader ? (parse(cookieHeader, LOCALE_COOKIE)[LOCALE_COOKIE] ?? null) : null;
}

export function localeCookieHeader(locale: string, secure: boolean): string {
  return serialize(LOCALE_COOKIE, locale, { path: '/', sameSite: 'Lax', secure, maxAge: LOCALE_COOKIE_SECONDS });
}
