import { expect, test } from 'vitest';
import { amountRule, hrefRule, localizedRule, majorUnits, moneyRule, sumRule, textRule } from './input-rules';

const rule = textRule({ minimum: 1, maximum: 12 });

test('a text is trimmed, and composed', () => {
  expect(rule.parse('  Cafe\u0301 🍕 ')).toBe('Café 🍕');
  expect(rule.parse('two\nlines\t')).toBe('two\nlines');
});

test.each([
  ['nothing', ' \n'],
  ['more than there is room for', 'A'.repeat(13)],
  ['a control character', 'a\u0007'],
  ['a NUL', 'a\u0000'],
  ['the first half of a surrogate pair', 'pizza \ud83c'],
  ['the second half', '\udf55 pizza'],
  ['both in the wrong order', '\udf55\ud83c'],
])('%s is refused', (_title, text) => {
  expect(rule.safeParse(text).success).toBe(false);
  const entries = [{ locale: 'en', value: text }];
  expect(localizedRule({ maximum: 12, requiredIn: 'en' }).safeParse(entries).success).toBe(false);
});

test('amounts have a least and a most; what an option adds may be below nothing', () => {
  for (const rule of [amountRule, sumRule, moneyRule]) {
    expect([0, 1, 100_000_000].map((amount) => rule.safeParse(amount).success)).toEqual([true, true, true]);
    for (const amount of [1_000_000_007, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5'])
      expect(rule.safeParse(amount).success).toBe(false);
  }
  expect([amountRule, sumRule, moneyRule].map((rule) => rule.safeParse(-5).success)).toEqual([false, false, true]);
  expect(amountRule.safeParse(100_000_001).success).toBe(false);
  expect(moneyRule.safeParse(-100_000_001).success).toBe(false);
});

test('an amount in major units is read to the cent, and never rounded', () => {
  expect([0, 0.07, 4.35, 1.1, 9_999_999.99].map((amount) => majorUnits.parse(amount))).toEqual([
    0, 7, 435, 110, 999_999_999,
  ]);
  for (const amount of [-0.01, -5, 9.505, 0.001, 10_000_000.01, 1e308, Number.NaN, '5'])
    expect(majorUnits.safeParse(amount).success).toBe(false);
});

test.each([
  ['instagram.com/shop', 'https://instagram.com/shop'],
  ['пицца.рф', 'https://пицца.рф'],
  ['t.me/shop?start=1', 'https://t.me/shop?start=1'],
  ['http://example.com', 'http://example.com'],
  ['/contacts', '/contacts'],
  ['mailto:shop@example.com', 'mailto:shop@example.com'],
])('the address “%s” is kept as %s', (typed, kept) => {
  expect(hrefRule({ maximum: 200 }).parse(typed)).toBe(kept);
});

test.each(['shop', 'javascript:alert(1)', 'two words.com', '//evil.example', 'shop@example.com'])(
  'the address “%s” is refused',
  (typed) => {
    expect(hrefRule({ maximum: 200 }).safeParse(typed).success).toBe(false);
  },
);
