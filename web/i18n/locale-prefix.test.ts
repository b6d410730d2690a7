import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale';
import { pathIn, splitLocalePrefix } from './locale-prefix';

test.each([
  ['/', '', '/'],
  ['/en', '/en', '/'],
  ['/ru/', '/ru', '/'],
  ['/ru/catalog/soups', '/ru', '/catalog/soups'],
  ['/russia', '', '/russia'],
  ['/RU/catalog', '', '/RU/catalog'],
  ['/de/catalog', '', '/de/catalog'],
  ['/en/_root.data', '/en', '/_root.data'],
])('%s is prefix “%s” and path %s', (pathname, prefix, path) => {
  expect(splitLocalePrefix(pathname)).toMatchObject({ prefix, path });
});

test('a page can be found again in any language, whichever it was in', () => {
  const path = fc.array(fc.stringMatching(/^[a-z0-9-]{3,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (page, first, second) => {
      expect(pathIn(second, pathIn(first, page))).toBe(pathIn(second, page));
      expect(splitLocalePrefix(pathIn(first, page))).toEqual({ prefix: `/${first}`, locale: first, path: page });
    }),
  );
});
