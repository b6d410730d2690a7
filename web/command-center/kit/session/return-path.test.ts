import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME_PATH, ownPage, returnPath, signInPath } from './return-path';

test.each(['/command-center/checkout', '/command-center/checkout?status=PLACED', '/catalog/soups#borsch'])(
  'whoever asked for %s gets there after signing in',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/./\u002fevil.test',
  '/%2e%2e//evil.test',
  '/..',
  'javascript:alert(1)',
  '/\tpath',
  '/\n/evil.test',
  'command-center',
  '?to=/',
  '/command-center/sign-in',
  '/command-center/new-password?to=/command-center/menu',
  '/command-center/sign-in?to=/command-center/sign-in',
  '/command-center/sign-in/code',
  '/command-center/second-factor?to=/command-center/menu',
  `/${'a'.repeat(3000)}`,
])('%j is refused: they land on the dashboard', (to) => {
  expect(returnPath(to)).toBe(HOME_PATH);
});

test('whatever stands in the address, nobody leaves the site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '../..',
    ':',
    '@',
    '%2e',
    '%2f',
    'evil.test',
    'http:',
    '\t',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const path = returnPath(pieces.join(''));
      const url = new URL(path, 'http://shop.test/command-center/sign-in');
      expect(url.origin).toBe('http://shop.test');
      expect(url.pathname.startsWith('//')).toBe(false);
    }),
  );
});

test('the way to the sign-in page carries the page that was asked for', () => {
  expect(signInPath('/command-center/checkout?status=READY')).toBe(
    '/command-center/sign-in?to=%2Fcommand-center%2Fcheckout%3Fstatus%3DREADY',
  );
  expect(signInPath('/command-center')).toBe('/command-center/sign-in');
});

test('without a page that was asked for, each role begins on its own page', () => {
  expect(ownPage(HOME_PATH, 'KITCHEN')).toBe(`${HOME_PATH}/kitchen`);
  expect(ownPage(HOME_PATH, 'COURIER')).toBe(`${HOME_PATH}/courier`);
  expect(ownPage(HOME_PATH, 'OPERATOR')).toBe(`${HOME_PATH}/checkout`);
  expect(ownPage(HOME_PATH, 'MANAGER')).toBe(HOME_PATH);
  expect(ownPage(`${HOME_PATH}/stop-list`, 'KITCHEN')).toBe(`${HOME_PATH}/stop-list`);
});
