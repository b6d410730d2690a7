import { expect, test } from 'vitest';
import { problemsOf } from './problems';

test('a refusal of fields is shown at the fields, by the last part of their paths', () => {
  const fields = [
    { path: ['input', 'name'], message: 'Required' },
    { path: ['input', 'phone'], message: 'This is no phone number' },
  ];
  expect(problemsOf({ message: 'Please check the highlighted fields.', fields })).toEqual({
    byField: { name: 'Required', phone: 'This is no phone number' },
    whole: null,
  });
});

test('any other refusal is about the whole', () => {
  expect(problemsOf({ message: 'Too many attempts.' })).toEqual({ byField: {}, whole: 'Too many attempts.' });
});
