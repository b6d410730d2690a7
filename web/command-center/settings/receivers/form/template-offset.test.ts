import { describe, expect, test } from 'vitest';
import { offsetOf } from './template-offset';

describe('the place of a mistake in a template', () => {
  const text = 'one\n{{ two }}\nthree';

  test('is counted over the lines before it', () => {
    expect(text.slice(offsetOf(text, { line: 2, column: 4 }))).toBe('two }}\nthree');
    expect(offsetOf(text, { line: 1, column: 1 })).toBe(0);
  });

  test('is never beyond its line', () => {
    expect(text.slice(offsetOf(text, { line: 1, column: 99 }))).toBe('\n{{ two }}\nthree');
  });
});
