import { expect, test } from 'vitest';
import { flowCookie } from '../../staff/oidc/flow-cookie';
import { localeCookieHeader, readLocaleCookie, sessionCookieHeader, ticketCookieHeader } from './cookies';

const now = new Date('2026-11-22T12:00:00Z');
const FLOW = { state: 's', nonce: 'n', codeVerifier: 'v', to: null, isPopup: false, invitation: null };
const cookiesOf = (isSecure: boolean) => [
  sessionCookieHeader('token', now, isSecure),
  ticketCookieHeader('token', now, isSecure),
  localeCookieHeader('ru', isSecure),
  flowCookie(FLOW, { secretKey: Buffer.alloc(32, 7), now, isSecure }),
];

test('on https every cookie belongs to this host alone, and no script reads it', () => {
  for (const cookie of cookiesOf(true)) {
    expect(cookie).toMatch(/^__Host-[\w]+=/);
    for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
      expect(cookie).toContain(`; ${attribute}`);
    expect(cookie).not.toContain('Domain');
  }
});

test('on plain http they work, as far as browsers let them', () => {
  for (const cookie of cookiesOf(false)) {
    expect(cookie).not.toMatch(/__Host-|Secure/);
    expect(cookie).toContain('; HttpOnly');
  }
});

test('a language that was chosen before the shop came to https counts on', () => {
  expect(readLocaleCookie('locale=ru')).toBe('ru');
  expect(readLocaleCookie('locale=ru; __Host-locale=en')).toBe('en');
  expect(readLocaleCookie('carte_session=x')).toBeNull();
});
