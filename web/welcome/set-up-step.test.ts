import { expect, test } from 'vitest';
import { stepToShow, toWizardStep } from './set-up-step';

test.each([
  ['key-data', 'key-data'],
  ['Key-data', null],
  ['', null],
  [null, null],
])('%j in the address is step %j', (value, step) => expect(toWizardStep(value)).toBe(step));

test('without the code there is the first step only', () => {
  expect(stepToShow('administrator', 'NEEDS_ADMINISTRATOR', false)).toBe('welcome');
});

test('a returning reader goes on at the step where they stopped', () => {
  expect(stepToShow(null, 'NEEDS_KEY_DATA', true)).toBe('key-data');
  expect(stepToShow(null, 'NEEDS_ADMINISTRATOR', true)).toBe('administrator');
});

test('earlier steps can be seen again, later ones not yet', () => {
  expect(stepToShow('welcome', 'NEEDS_ADMINISTRATOR', true)).toBe('welcome');
  expect(stepToShow('key-data', 'NEEDS_ADMINISTRATOR', true)).toBe('key-data');
  expect(stepToShow('administrator', 'NEEDS_KEY_DATA', true)).toBe('key-data');
  expect(stepToShow('finish', 'NEEDS_ADMINISTRATOR', true)).toBe('administrator');
});
