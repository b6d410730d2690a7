import { expect, test } from 'vitest';
import { isSamePhone, tidyPhone } from './phone-text';

test.each([
  ['8 (912) 345-67-89', 'RU', '+7 912 345-67-89'],
  ['+79123456789', 'RU', '+7 912 345-67-89'],
  ['9123456789', 'RU', '+7 912 345-67-89'],
  ['tel:87012345678', 'KZ', '+7 701 234-56-78'],
  ['+995 555 12 34 56', 'RU', '+995 555 12 34 56'],
  ['00995555123456', 'GE', '+995555123456'],
  ['8 912 345', 'RU', '8 912 345'],
  ['8 912 345 67 89', 'US', '8 912 345 67 89'],
  ['\u20688\u2011912\u2011345\u201167\u201189\u2069', 'RU', '+7 912 345-67-89'],
  ['8 912 345 доб. 6789', 'RU', '8 912 345 доб. 6789'],
])('“%s” in %s becomes “%s”', (typed, country, text) => {
  expect(tidyPhone(typed, country)).toBe(text);
});

test('tidying twice is tidying once', () => {
  const once = tidyPhone('8 (912) 345-67-89', 'RU');
  expect(tidyPhone(once, 'RU')).toBe(once);
});

test.each([
  ['+995 555 12 34 56', '+995555123456', true],
  ['+7 912 345-67-89', '+7 (912) 345 67 89', true],
  ['', '', true],
  ['+995 555 12 34 56', '995 555 12 34 56', false],
  ['+995 555 12 34 56', '+995 555 12 34 57', false],
])('“%s” and “%s” are the same number: %s', (one, other, expected) => {
  expect(isSamePhone(one, other)).toBe(expected);
});
