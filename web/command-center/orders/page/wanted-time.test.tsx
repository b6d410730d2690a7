import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, type Locale } from '../../../../domain/locale';
import { serverMessages } from '../../../i18n/server-messages';
import { Board } from '../../kit/context/board';
import { InCommandCenter } from '../../kit/context/command-center-context';
import { WantedTime } from './wanted-time';

const here = {
  shopName: 'Garden Kitchen',
  timeZone: 'Europe/Berlin',
  countryCode: 'DE',
  currencyCode: 'EUR',
  defaultLocale: 'en',
  permissions: new Set<never>(),
  ownPath: '/command-center',
  now: Date.parse('2026-11-27T20:00:00Z'),
  board: new Board(),
} as const;
const slotFrom = '2026-11-28T11:00:00Z';
const slotTo = '2026-11-28T11:30:00Z';

function textOf(order: Parameters<typeof WantedTime>[0]['order'], locale: Locale): string {
  const intl = createIntl({ locale: LANGUAGE_TAGS[locale], messages: serverMessages(locale, 'command-center') });
  const html = renderToString(
    <RawIntlProvider value={intl}>
      <ChakraProvider value={defaultSystem}>
        <InCommandCenter value={here}>
          <WantedTime order={order} />
        </InCommandCenter>
      </ChakraProvider>
    </RawIntlProvider>,
  );
  const text = html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '');
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test('an order for tomorrow has its day and span; moved by ten minutes it says so', () => {
  expect(textOf({ slotFrom, slotTo, promisedAt: slotTo }, 'en')).toBe('Nov 28, 12:00 – 12:30 PM');
  expect(textOf({ slotFrom, slotTo, promisedAt: '2026-11-28T11:40:00Z' }, 'en')).toBe(
    'by Nov 28, 12:40 PM, moved from Nov 28, 12:00 – 12:30 PM',
  );
  expect(textOf({ slotFrom, slotTo, promisedAt: '2026-11-28T11:40:00Z' }, 'ru')).toBe(
    'к 28 нояб., 12:40 вместо 28 нояб., 12:00–12:30',
  );
});

test('an order as soon as possible says so, and by when', () => {
  expect(textOf({ slotFrom: null, slotTo: null, promisedAt: '2026-11-27T20:30:00Z' }, 'en')).toBe(
    'as soon as possible, by 9:30 PM',
  );
});
