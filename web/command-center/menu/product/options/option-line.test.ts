import { expect, test } from 'vitest';
import { readOptionLines } from './option-line';

test.each([
  ['Extra cheese +1.50', 'Extra cheese', 150],
  ['Толстое тесто + 1,5', 'Толстое тесто', 150],
  ['No crust -2', 'No crust', -200],
  ['Half −0.50', 'Half', -50],
  ['Cola 0.5', 'Cola 0.5', 0],
  ['  Thin  ', 'Thin', 0],
  ['Two +1.555', 'Two +1.555', 0],
])('“%s” is “%s” with %d', (line, name, priceDifference) => {
  expect(readOptionLines(line, 2)).toEqual([{ name, priceDifference }]);
});

test('each line is an answer, empty ones are none', () => {
  expect(readOptionLines('Thin\n\nThick +1\n', 2).map(({ name }) => name)).toEqual(['Thin', 'Thick']);
});
