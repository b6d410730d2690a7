import { expect, test, vi } from 'vitest';
import { KeptSet, readWords } from './kept-set';

const isWord = (value: string): value is 'a' | 'b' | 'c' => /^[abc]$/.test(value);

test('what is no word of the set, or is there twice, is left out', () => {
  const read = (text: string | null) => readWords(text, { isWord, most: 2 });
  expect(read('["c","x","c",1,null,"a","b"]')).toEqual(['c', 'a']);
  for (const text of [null, '', '{}', '"a"', 'not JSON']) expect(read(text)).toEqual([]);
});

test('a browser that keeps nothing still knows until the page is left; the last comes first', () => {
  const set = new KeptSet({ key: 'test', isWord, most: 2 });
  for (const word of ['a', 'b', 'c'] as const) set.toggle(word);
  expect(set.current()).toEqual(['c', 'b']);
  set.toggle('c');
  expect(set.current()).toEqual(['b']);
  expect(set.current()).toBe(set.current());
});

test('a page that comes back by the browser’s button looks again', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const looked = vi.fn();
  const forget = new KeptSet({ key: 'test', isWord, most: 2 }).subscribe(looked);
  page.dispatchEvent(new Event('pageshow'));
  expect(looked).toHaveBeenCalledTimes(1);
  forget();
  page.dispatchEvent(new Event('pageshow'));
  expect(looked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
