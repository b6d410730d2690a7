import { expect, test } from 'vitest';
import { namedByDay } from './named-by-day';

const SENT = ['MONDAY', 'FRIDAY'] as const;

test('a refused interval is named by its day', () => {
  const answer = {
    __typename: 'InvalidInput',
    fields: [{ path: ['input', 'days', '1', 'intervals', '0'], message: 'They overlap.' }],
  };
  expect(namedByDay(answer, SENT)).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: ['input', 'FRIDAY', 'intervals', '0'], message: 'They overlap.' }],
  });
});

test('what is about no day is about the whole, and every other answer stays', () => {
  const fields = [{ path: ['input', 'days'], message: 'A day twice.' }];
  expect(namedByDay({ fields }, SENT)).toEqual({ fields: [{ path: ['input'], message: 'A day twice.' }] });
  expect(namedByDay({ id: '1' }, SENT)).toEqual({ id: '1' });
  expect(namedByDay(null, SENT)).toBeNull();
});
