import { expect, test } from 'vitest';
import { isPromiseChange } from './promise-change';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

test.each([
  [at(10), at(10), false],
  [at(20), at(10), false],
  [at(21), at(10), true],
  [at(5), at(10), false],
  [at(59), null, false],
])('promised by %s when %s was seen: asked again is %s', (promisedAt, expectedBy, isAsked) => {
  expect(isPromiseChange(promisedAt, expectedBy)).toBe(isAsked);
});
