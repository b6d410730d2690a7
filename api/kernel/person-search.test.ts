import { expect, test } from 'vitest';
import { readPersonSearch } from './person-search';

const finds = (typed: string, country: string, phone: string) =>
  readPersonSearch(typed, country)?.phoneParts.some((part) => phone.includes(part)) ?? false;

test.each([
  ['+7 912 345-67-89', 'RU', '+79123456789'],
  ['8 (912) 345–67–89', 'RU', '+79123456789'],
  ['8912', 'RU', '+79123456789'],
  ['912.345', 'RU', '+79123456789'],
  ['345 / 67', 'RU', '+79123456789'],
  ['\u202a+7 912 345 67 89\u202c', 'RU', '+79123456789'],
  ['00995 577', 'GE', '+995577123456'],
  ['+44 (0)20 7946', 'GB', '+442079460018'],
  ['020 7946', 'GB', '+442079460018'],
  ['0 577 12', 'GE', '+995577123456'],
])('%j finds the phone in %s', (typed, country, phone) => expect(finds(typed, country, phone)).toBe(true));

test.each(['12', 'Иван 912', '', '+-()'])('%j is no part of a phone', (typed) =>
  expect(readPersonSearch(typed, 'RU')?.phoneParts ?? []).toEqual([]),
);
