import { expect, test } from 'vitest';
import { isRefusal, nameOfPath, problemsOf } from './refusal';

test.each([
  [['input', 'price'], 'price'],
  [['input', 'name', '1', 'value'], 'name.ru'],
  [['input', 'name'], 'name'],
  [['input', 'lines', '0', 'quantity'], 'lines.0.quantity'],
  [['id'], 'id'],
])('%j is the field %s', (path, name) => {
  expect(nameOfPath(path)).toBe(name);
});

test('a promo code is no refusal for having a code', () => {
  const code = { __typename: 'PromoCode', id: '1', code: 'SUMMER' } as const;
  expect(isRefusal(code)).toBe(false);
});

test('a refusal about the whole names no field', () => {
  expect(problemsOf({ __typename: 'Refusal', code: 'NOT_FOUND', message: 'Gone.', path: null })).toEqual([]);
});

test('a refusal of one field names it', () => {
  const refusal = { __typename: 'WarehouseInUse', code: 'IN_USE', message: 'In use.', path: ['input', 'isActive'] };
  expect(problemsOf(refusal)).toEqual([{ name: 'isActive', message: 'In use.' }]);
});
