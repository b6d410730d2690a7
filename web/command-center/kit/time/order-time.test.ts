import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../../domain/locale';
import { serverMessages } from '../../../i18n/server-messages';
import { shopTimes } from './order-time';

/** 21:00 in Berlin. */
const shop = { timeZone: 'Europe/Berlin', now: Date.parse('2026-11-27T20:00:00Z') };
const english = shopTimes(
  createIntl({ locale: LANGUAGE_TAGS.en, messages: serverMessages('en', 'command-center') }),
  shop,
);
const russian = shopTimes(
  createIntl({ locale: LANGUAGE_TAGS.ru, messages: serverMessages('ru', 'command-center') }),
  shop,
);

const EVENING = ['2026-11-27T21:00:00Z', '2026-11-27T21:30:00Z'] as const;
const TOMORROW = ['2026-11-28T11:00:00Z', '2026-11-28T11:30:00Z'] as const;
const MIDNIGHT = ['2026-11-27T22:45:00Z', '2026-11-27T23:15:00Z'] as const;
const NEXT_MIDNIGHT = ['2026-11-28T22:45:00Z', '2026-11-28T23:15:00Z'] as const;
/** ICU writes a narrow space before “PM” in some versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a range has its date on another day than today, and the date of its beginning alone through midnight', () => {
  expect([EVENING, TOMORROW, MIDNIGHT, NEXT_MIDNIGHT].map(([from, to]) => plain(english.range(from, to)))).toEqual([
    '10:00 – 10:30 PM',
    'Nov 28, 12:00 – 12:30 PM',
    '11:45 PM – 12:15 AM',
    'Nov 28, 11:45 PM – 12:15 AM',
  ]);
  expect([EVENING, TOMORROW, MIDNIGHT, NEXT_MIDNIGHT].map(([from, to]) => plain(russian.range(from, to)))).toEqual([
    '22:00–22:30',
    '28 нояб., 12:00–12:30',
    '23:45–0:15',
    '28 нояб., 23:45–0:15',
  ]);
});
