import { expect, test } from 'vitest';
import { pagePatterns } from './page-patterns';

const patternOf = pagePatterns({
  root: { id: 'root', path: '' },
  shop: { id: 'shop', parentId: 'root' },
  home: { id: 'home', parentId: 'shop', index: true },
  category: { id: 'category', parentId: 'shop', path: 'catalog/:categorySlug' },
  staff: { id: 'staff', parentId: 'root', path: 'command-center' },
  order: { id: 'order', parentId: 'staff', path: 'checkout/:id' },
});

test.each([
  ['/', '', '/'],
  ['/ru', '/ru', '/'],
  ['/_root.data', '', '/'],
  ['/catalog/pizza', '', '/catalog/:categorySlug'],
  ['/ru/catalog/pizza.data', '/ru', '/catalog/:categorySlug'],
  ['/command-center/checkout/019', '', '/command-center/checkout/:id'],
  ['/wp-login.php', '', '*'],
])('%s is an example of its route’s pattern', (pathname, prefix, pattern) => {
  expect(patternOf(pathname, prefix)).toBe(pattern);
});
