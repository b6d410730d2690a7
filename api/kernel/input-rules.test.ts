import { expect, test } from 'vitest';
import { localizedRule, textRule } from './input-rules';

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
