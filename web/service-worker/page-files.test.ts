import { expect, test } from 'vitest';
import { filesOf } from './page-files';

test('the build’s files and the shop’s icons are found, each once, and nothing else', () => {
  const html = `<link rel="modulepreload" href="/assets/product-1a.js"/><link rel="stylesheet" href="/assets/dish-2b.css"/>
    <script src="/assets/product-1a.js"></script><img src="/media/photo/640.webp"/><a href="/catalog">Menu</a>
    <img src="/icons/food/pizza.svg"/><script src="https://elsewhere.example/assets/x.js"></script>`;
  expect(filesOf(html)).toEqual(['/assets/product-1a.js', '/assets/dish-2b.css', '/icons/food/pizza.svg']);
});
