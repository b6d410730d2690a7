import { expect, test } from 'vitest';
import { linkedDish } from './linked-dish';

const dishAt = (address: string) => linkedDish(new URL(address, 'https://shop.test'));

test('an address that opens a dish over a list leads to the dish’s own page, with what was chosen', () => {
  expect(dishAt('/ru/catalog?dish=pizza%2Fmargherita')).toBe('/catalog/pizza/margherita');
  expect(dishAt('/?table=7&dish=pizza/margherita&variant=abc')).toBe('/catalog/pizza/margherita?table=7&variant=abc');
});

test.each(['/catalog', '/catalog?dish=', '/catalog?dish=pizza', '/catalog?dish=a/b/c'])(
  '%s names no dish',
  (address) => {
    expect(dishAt(address)).toBeNull();
  },
);

test('what the router asks for while the dish lies over the list stays the list', () => {
  expect(dishAt('/catalog.data?dish=pizza/margherita')).toBeNull();
});
