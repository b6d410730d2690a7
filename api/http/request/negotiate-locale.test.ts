import { expect, test } from 'vitest';
import { negotiateLocale, preferredLocale } from './negotiate-locale';

test.each([
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['de-DE,de;q=0.9', null],
  ['de, ru;q=0', null],
  ['*', null],
  ['', null],
])('Accept-Language %j asks for %j', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test('the path is stronger than the cookie, the cookie than the browser, the browser than the shop', () => {
  expect(negotiateLocale({ prefix: 'en', cookie: 'ru', acceptLanguage: 'ru', channelDefault: 'ru' })).toBe('en');
  expect(negotiateLocale({ cookie: 'ru', acceptLanguage: 'en', channelDefault: 'en' })).toBe('ru');
  expect(negotiateLocale({ cookie: 'fr', acceptLanguage: 'ru', channelDefault: 'en' })).toBe('ru');
  expect(negotiateLocale({ acceptLanguage: 'fr', channelDefault: 'ru' })).toBe('ru');
  expect(negotiateLocale({})).toBe('en');
});
