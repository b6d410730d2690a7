import { expect, test } from 'vitest';
import { holdsWords } from './holds-words';

test.each([
  ['Extra cheese', 'CHEESE ext', true],
  ['Сыр пармезан', 'парм', true],
  ['Extra cheese', '', true],
  ['Extra cheese', 'extra basil', false],
])('“%s” has the words of “%s”: %s', (name, search, expected) => {
  expect(holdsWords(name, search)).toBe(expected);
});
