import { expect, test } from 'vitest';
import { bindShortWords } from './bind-short-words';

test.each([
  ['Лингвини с креветками', 'Лингвини с\u00a0креветками'],
  ['Пицца с прошутто и рукколой', 'Пицца с\u00a0прошутто и\u00a0рукколой'],
  ['горячими — и в печи', 'горячими — и\u00a0в\u00a0печи'],
  ['Pear (no nuts) and 2 figs', 'Pear (no\u00a0nuts) and 2 figs'],
  ['Чай', 'Чай'],
])('“%s” keeps its short words with what follows', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound);
});
