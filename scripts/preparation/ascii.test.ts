import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asAscii } from './ascii.mjs';

/** A program's value, and the same of its ASCII. */
function both(code: string): unknown[] {
  return [code, asAscii(code)].map((source): unknown => runInThisContext(`(${source})`));
}

test.each([
  ["'Борщ — 250 ₽'"],
  ['`Пицца 🍕 ${1 + 1}`'],
  ['"кафе, бар".replace(/[а-яё]+/gu, "слово")'],
  ['/^[\u{1F355}ß]$/u.test("🍕")'],
  ['{ "ключ": 1 }'],
])('%s means the same', (code) => {
  const [before, after] = both(code);
  expect(after).toEqual(before);
  expect(asAscii(code)).toMatch(/^[\0-\x7f]*$/);
});
