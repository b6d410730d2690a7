import { expect, test } from 'vitest';
import { readStep, stepValue } from './read-step';

test('a button’s word is read as it was written', () => {
  expect(readStep(stepValue('DECREMENT', 'TGluZTox'))).toEqual({ method: 'DECREMENT', lineId: 'TGluZTox' });
});

test.each([null, '', 'INCREMENT', 'EXPLODE TGluZTox'])('%s is no word of a button', (value) => {
  expect(readStep(value)).toBeNull();
});
