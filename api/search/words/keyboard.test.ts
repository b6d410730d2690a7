import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherLayout } from './keyboard';

test.each([
  ['gbwwf', 'пицца'],
  [',jho', 'борщ'],
  ['gtkmvtyb', 'пельмени'],
  ['[fxfgehb', 'хачапури'],
  ['GBWWF', 'пицца'],
  ['<jho', 'борщ'],
  ["'crbvj", 'эскимо'],
  ['ckbdjxyst c vfkbyjq', 'сливочные с малиной'],
])('%s are the keys of «%s»', (typed, meant) => expect(otherLayout(typed)).toBe(meant));

test.each([
  ['зшяяф', 'pizza'],
  ['игкпук', 'burger'],
  ['сщдф', 'cola'],
])('«%s» are the keys of %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));

test('the keys are the same there and back, in each of the two alphabets', () => {
  const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'];
  const word = fc.constantFrom(...alphabets).chain((letters) => fc.string({ unit: fc.constantFrom(...letters) }));
  fc.assert(
    fc.property(word, (typed) => {
      expect(otherLayout(otherLayout(typed))).toBe(typed);
    }),
  );
});
