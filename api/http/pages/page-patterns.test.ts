import { expect, test } from 'vitest';
import { pagePatterns } from './page-patterns';

const module = { default: () => null };
const patternOf = pagePatterns({
  root: { id: 'root', path: '', module },
  shop: { id: 'shop', parentId: 'root', module },
  home: { id: 'home', parentId: 'shop', index: true, module },
  category: { id: 'category', parentId: 'shop', path: 'catalog/:categorySlug', module },
  staff: { id: 'staff', parentId: 'root', path: 'command-center', module },
  order: { id: 'order', parentId: 'staff', path: 'checkout/:id', module },
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
