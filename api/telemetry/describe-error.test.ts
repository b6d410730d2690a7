import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { expect, test } from 'vitest';
import { describeError } from './describe-error';

test.each([
  ['calling +49 30 901820 failed', 'calling [left out] failed'],
  ['calling +4930901820 failed', 'calling [left out] failed'],
  ['invalid input syntax for type uuid: "Zebulon"', 'invalid input syntax for type uuid: [left out]'],
  ['Key (phone)=(+49309) already exists.', 'Key (phone)=[left out] already exists.'],
  [
    'checkout 0198a5c2-1234-7000-8000-123456789012 is not placed',
    'checkout 0198a5c2-1234-7000-8000-123456789012 is not placed',
  ],
])('of %j the log keeps %j', (said, kept) => {
  expect(describeError(new Error(said))).toMatchObject({ type: 'Error', message: kept });
});

test('its cause is reported, its rows and statements are not', () => {
  const cause = Object.assign(new TypeError('no'), { code: 'P1', detail: 'Zebulon', row: { phone: '+4930901820' } });
  const told = JSON.stringify(describeError(new Error('outer', { cause })));
  expect(told).toContain('"code":"P1"');
  expect(told).not.toMatch(/Zebulon|901820/);
});

test('a thrown value that is no error is described by its type only', () => {
  expect(describeError('Zebulon')).toEqual({ type: 'string' });
});

test('what the database said of a statement that it refused is reported', () => {
  const error = new DriverAdapterError({
    kind: 'InvalidInputValue',
    message: 'refused',
    originalCode: '22P02',
    originalMessage: 'invalid input syntax for type uuid: "Zebulon"',
  });
  expect(describeError(error)).toMatchObject({
    cause: { code: '22P02', message: 'invalid input syntax for type uuid: [left out]' },
  });
});
