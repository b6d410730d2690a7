import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords';
import { COMMON_WORDS } from './common-words';
import { hashPassword, verifyPassword } from './password';
import { isCommonPassword } from './password-rule';

test('a password is stored as argon2id with the agreed cost, and known again', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(stored, 'correct horse batterY')).toBe(false);
  expect(await verifyPassword(stored, 'correct horse battery ')).toBe(false);
});

test('the same password gives another hash each time', async () => {
  expect(await hashPassword('correct horse battery')).not.toBe(await hashPassword('correct horse battery'));
});

test('an accent typed in two ways is one password', async () => {
  expect(
    await verifyPassword(await hashPassword('crème brûlée à la carte'), 'crème brûlée à la carte'.normalize('NFD')),
  ).toBe(true);
});

test('where there is no password none is right, not even the one that fills its place', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(null, 'x'.repeat(100_000))).toBe(false);
});

test.each([
  ['qwertyuiop', 'anna'],
  ['PASSWORD123', 'anna'],
  ['1234567890', 'anna'],
  ['aaaaaaaaaaaa', 'anna'],
  ['12121212121212', 'anna'],
  ['annaannaanna', 'anna'],
  ['anna.petrova2024', 'anna.petrova'],
  ['CarteAdmin2026', 'anna'],
  ['кухня-пароль-77', 'anna'],
  ['monkeymonkey', 'anna'],
  ['!Dragon2024!', 'anna'],
  ['basketball-2026', 'anna'],
  ['bigpimpin1', 'anna'],
])('%s is too common for %s', (password, login) => expect(isCommonPassword(password, login)).toBe(true));

test.each([
  ['correct horse battery', 'anna'],
  ['борщ с пампушками', 'anna'],
  ['anna eats nine dumplings', 'anna'],
  ['nine kitchen spoons', 'anna'],
  ['Dragons eat 2024 noodles', 'anna'],
  ['7193520486', 'anna'],
])('%s is good enough for %s', (password, login) => expect(isCommonPassword(password, login)).toBe(false));

test('what people choose first is known: thousands of them', () => {
  const tried = [...COMMON_PASSWORDS, ...[...COMMON_WORDS].map((word) => `${word}123456`)];
  expect(tried.length).toBeGreaterThan(3_000);
  expect(tried.filter((password) => !isCommonPassword(password, 'anna'))).toEqual([]);
});
