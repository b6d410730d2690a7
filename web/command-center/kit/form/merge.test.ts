import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeMine } from './merge';

const values = fc.record({ name: fc.string(), price: fc.integer(), texts: fc.record({ en: fc.string() }) });

test('what I changed stays mine, and the rest is as they saved it', () => {
  const base = { name: 'Soup', price: 100, tags: ['hot'] };
  const mine = { ...base, name: 'Borscht' };
  const theirs = { ...base, price: 120, tags: [] };
  expect(mergeMine(base, mine, theirs)).toEqual({ name: 'Borscht', price: 120, tags: [] });
});

test('who typed nothing sees theirs; who alone typed keeps all', () => {
  fc.assert(
    fc.property(values, values, (base, other) => {
      expect(mergeMine(base, base, other)).toEqual(other);
      expect(mergeMine(base, other, base)).toEqual(other);
    }),
  );
});
