import { expect, test } from 'vitest';
import { readTypedPhone } from './typed-phone';

test.each([
  ['\u2068+7 912 345-67-89\u2069', '+7 912 345-67-89'],
  ['\u202A8 912 345 67 89\u202C', '8 912 345 67 89'],
  ['+7\u2011912\u2011345\u201167\u201189', '+7-912-345-67-89'],
  ['8\u00a0912\u2013345\u221267\u201589', '8 912-345-67-89'],
  ['＋７９１２３４５６７８９', '+79123456789'],
  ['٠٥٩٩ ١٢٣ ٤٥٦', '0599 123 456'],
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['0049 30 901820', '+49 30 901820'],
  ['tel:+79123456789', '+79123456789'],
  ['+44 (0)20 7031 3000', '+44 20 7031 3000'],
  ['8 (912) 345-67-89', '8 (912) 345-67-89'],
])('%j is read as %s', (typed, text) => expect(readTypedPhone(typed)).toEqual({ text, fault: null }));

test.each([
  '+7 912 345-67-89 доб. 5',
  '(202) 555-0123 ext. 12',
  '202-555-0123 x12',
  '+49 30 901820,45',
  '+49 30 901820#7',
  'tel:+12025550123;ext=5',
])('%j has an extension', (typed) => expect(readTypedPhone(typed).fault).toBe('PHONE_EXTENSION'));

test.each([
  '',
  '123456',
  'call me 1234567',
  '1234567890123456',
  '+7 912 345-67-89 or 8 912 345 67 80',
  '+7+9123456789',
])('%j is no number', (typed) => expect(readTypedPhone(typed).fault).toBe('INVALID_PHONE'));
