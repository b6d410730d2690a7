import { parse, serialize } from 'hono/utils/cookie';

/** On https the prefix makes browsers refuse the cookie from any other host or path. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-carte_session' : 'carte_session';
}
const ticketCookieName = (secure: boolean) => (secure ? '__Host-carte_second_step' : 'carte_second_step');

const marksCookieName = (secure: boolean) => (secure ? '__Host-carte_devices' : 'carte_devices');

export function readSessionToken(cookieHeader: string | null, secure: boolean): string | null {
  return readCookie(cookieHeader, sessionCookieName(secure));
}

/** Of a sign-in that waits for its code. */
export function readTicketToken(cookieHeader: string | null, secure: boolean): string | null {
  return readCookie(cookieHeader, ticketCookieName(secure));
}

/** Marks of people who signed in from this browser before; unverified. */
export function readDeviceMarks(cookieHeader: string | null, secure: boolean): string | null {
  return readCookie(cookieHeader, marksCookieName(secure));
}

function readCookie(cookieHeader: string | null, name: string): string | null {
  return cookieHeader ? (parse(cookieHeader, name)[name] ?? null) : null;
}

/** @param expiresAt - in the past to make the browser forget the cookie. */
export function sessionCookieHeader(token: string, expiresAt: Date, secure: boolean): string {
  return secretCookie(sessionCookieName(secure), token, expiresAt, secure);
}

/** @param expiresAt - as above. */
export function ticketCookieHeader(token: string, expiresAt: Date, secure: boolean): string {
  return secretCookie(ticketCookieName(secure), token, expiresAt, secure);
}

/** @param expiresAt - as above. */
export function marksCookieHeader(marks: string, expiresAt: Date, secure: boolean): string {
  return secretCookie(marksCookieName(secure), marks, expiresAt, secure);
}

function secretCookie(name: string, token: string, expires: Date, secure: boolean): string {
  return serialize(name, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, expires });
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
