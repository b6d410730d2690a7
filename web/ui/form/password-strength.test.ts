import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each([
  ['', 'short'],
  ['nine chars'.slice(1), 'short'],
  ['dumplings!', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['dumplings tea', 'fair'],
  ['nine dumplings, please', 'strong'],
  ['девять пельменей, пожалуйста', 'strong'],
])('%j is %s', (password, strength) => expect(passwordStrength(password, 'olga')).toBe(strength));

test('the login adds nothing to a password', () => {
  expect(passwordStrength('administrator123', 'administrator')).toBe('weak');
});
