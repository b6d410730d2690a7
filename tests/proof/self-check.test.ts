import { expect, test } from 'vitest';
import { ownFault } from './self-check';
import { proofTests } from './tests';

const BORDER = { gone: 'a change reaches another shop', shows: /of another shop were changed/ };

test('a sabotage is caught by the fault that it made', () => {
  const own = '3 rows of Category of another shop were changed or deleted';
  expect(ownFault(BORDER, ['POST /graphql answered 500', own])).toBe(own);
});

test('a fault that was there without it catches no sabotage', () => {
  expect(ownFault(BORDER, ['POST /graphql answered 500'])).toBeNull();
  expect(ownFault(BORDER, [])).toBeNull();
});

test('each sabotage of each proof says what is gone, once', () => {
  for (const { sabotages } of proofTests) {
    const gone = Object.values(sabotages).map((sabotage) => sabotage.gone);
    expect(new Set(gone).size).toBe(gone.length);
  }
});
