import { expect, test } from 'vitest';
import { NEW_PROMO_CODE, promoCodeInput, readingOf } from './promo-code-values';

test('times are typed by the shop’s clocks and sent as instants', () => {
  const values = { ...NEW_PROMO_CODE, code: 'SPRING', startsAt: '2026-12-01T00:00', amount: 500 };
  expect(promoCodeInput(values, 'Asia/Tbilisi')).toMatchObject({
    code: 'SPRING',
    percent: 10,
    amount: null,
    startsAt: '2026-11-30T20:00:00.000Z',
    endsAt: null,
  });
  expect(readingOf('2026-11-30T20:00:00.000Z', 'Asia/Tbilisi')).toBe('2026-12-01T00:00');
  expect(readingOf(null, 'Asia/Tbilisi')).toBe('');
});
