import { expect, test, vi } from 'vitest';
import { KeptSet, readWords } from './kept-set';

const isWord = (value: string): value is 'a' | 'b' | 'c' => /^[abc]$/.test(value);

test('what is no word of the set, or is there twice, is left out', () => {
  const read = (text: string) => readWords(text, { isWord, most: 2 });
  expect(read('["c","x","c",1,null,"a","b"]')).toEqual(['c', 'a']);
  for (const text of ['{}', '"a"', 'null']) expect(read(text)).toEqual([]);
});

test('the last chosen comes first, and the oldest goes', () => {
  vi.stubGlobal('window', {});
  const set = new KeptSet({ key: 'test', isWord, most: 2 });
  for (const word of ['a', 'b', 'c'] as const) set.toggle(word);
  expect(set.current()).toEqual(['c', 'b']);
  set.toggle('c');
  expect(set.current()).toEqual(['b']);
  vi.unstubAllGlobals();
});
