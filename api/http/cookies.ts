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

const localeCookieName = (secure: boolean) => (secure ? '__Host-locale' : 'locale');
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function readLocaleCookie(cookieHeader: string | null): string | null {
  if (!cookieHeader) return null;
  // A wrong language is no harm, so either name will do: a shop may have come to https lately.
  const cookies = parse(cookieHeader);
  return cookies[localeCookieName(true)] ?? cookies[localeCookieName(false)] ?? null;
}

export function localeCookieHeader(locale: string, secure: boolean): string {
  return serialize(localeCookieName(secure), locale, {
    path: '/',
    // No script of ours reads it.
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: LOCALE_COOKIE_SECONDS,
  });
}
