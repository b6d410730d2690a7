import { expect, test } from 'vitest';
import { distinctSources, isSameSource } from './order-source';

test('a place is one, however its name is written', () => {
  expect(isSameSource('Wolt', ' wolt')).toBe(true);
  expect(isSameSource('ЯНДЕКС', 'Яндекс')).toBe(true);
  expect(isSameSource('Wolt', 'Bolt')).toBe(false);
  expect(distinctSources(['Bolt', 'Wolt', 'wolt', 'WOLT'])).toEqual(['Bolt', 'Wolt']);
});
