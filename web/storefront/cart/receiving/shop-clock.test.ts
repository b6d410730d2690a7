import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, type Locale } from '../../../../domain/locale';
import { serverMessages } from '../../../i18n/server-messages';
import { shopClock } from './shop-clock';

/** 21:00 in Berlin. */
const now = () => Date.parse('2026-11-27T20:00:00Z');
const clockIn = (locale: Locale, ownZone: string) =>
  shopClock(createIntl({ locale: LANGUAGE_TAGS[locale], messages: serverMessages(locale, 'storefront') }), {
    timeZone: 'Europe/Berlin',
    ownZone,
    now,
  });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a range has its day first, and one form through midnight too', () => {
  const english = clockIn('en', 'Europe/Berlin');
  const russian = clockIn('ru', 'Europe/Berlin');
  expect(plain(english.range('2026-11-28T11:00:00Z', '2026-11-28T11:30:00Z'))).toBe('Tomorrow, 12:00 – 12:30 PM');
  expect(plain(russian.range('2026-11-28T11:00:00Z', '2026-11-28T11:30:00Z'))).toBe('Завтра, 12:00–12:30');
  expect(plain(english.range('2026-11-27T22:45:00Z', '2026-11-27T23:15:00Z'))).toBe('Today, 11:45 PM – 12:15 AM');
});

test('another zone than the reader’s is named, where its clocks show another time', () => {
  const away = clockIn('en', 'Asia/Tbilisi');
  expect(plain(away.time('2026-11-27T20:30:00Z'))).toBe('9:30 PM GMT+1');
  expect(plain(away.range('2026-11-28T11:00:00Z', '2026-11-28T11:30:00Z'))).toBe('Tomorrow, 12:00 – 12:30 PM GMT+1');
  expect(away.zoneName).toBe('GMT+1');
  const near = clockIn('en', 'Europe/Paris');
  expect([plain(near.time('2026-11-27T20:30:00Z')), near.zoneName]).toEqual(['9:30 PM', null]);
});
