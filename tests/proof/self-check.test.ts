import { expect, test } from 'vitest';
import { ownFault } from './self-check';
import { proofTests } from './tests';

const BORDER = { gone: 'a change reaches another shop', shows: /of another shop were changed/ };

test('a mutation is caught by the fault that it made', () => {
  const own = '3 rows of Category of another shop were changed or deleted';
  expect(ownFault(BORDER, ['POST /graphql answered 500', own])).toBe(own);
});

test('a fault that was there without it catches no mutation', () => {
  expect(ownFault(BORDER, ['POST /graphql answered 500'])).toBeNull();
  expect(ownFault(BORDER, [])).toBeNull();
});

test('each mutation of each proof says what is gone, once', () => {
  for (const { mutations } of proofTests) {
    const gone = Object.values(mutations).map((mutation) => mutation.gone);
    expect(new Set(gone).size).toBe(gone.length);
  }
});
