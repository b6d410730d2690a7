import { expect, test } from 'vitest';
import { KEY_TABLE } from './key-table';

test('no key does two things', () => {
  const presses = KEY_TABLE.flatMap(({ keys }) => (keys[0] === '$mod' ? [keys.join('+')] : [...keys]));
  expect(presses).toEqual([...new Set(presses)]);
});
