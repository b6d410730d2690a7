import { expect, test } from 'vitest';
import { minor } from '../../../../domain/money';
import { cartNews } from './cart-news';
import type { CartLine } from './cart-view';

const line = (name: string, isAvailable = true, quantity = 1): CartLine => ({
  key: name,
  id: name,
  variantId: name,
  optionIds: [],
  note: null,
  productSlug: name,
  categorySlug: 'food',
  quantity,
  isAvailable,
  soldOutNames: [],
  misfit: null,
  isGone: false,
  preview: { productName: name, variantName: '', optionNames: [], unitPrice: 100, photo: null },
});
const cart = (total: number, ...lines: CartLine[]) => ({ total: minor(total), lines, method: 'PICKUP' as const });

test('a dish that sold out, and one that is back, are named', () => {
  const before = cart(100, line('Soup'), line('Cola', false));
  expect(cartNews(before, cart(100, line('Soup', false), line('Cola')))).toEqual([
    { kind: 'soldOut', name: 'Soup' },
    { kind: 'back', name: 'Cola' },
  ]);
});

test('another price of the same order is reported once, as the new total', () => {
  expect(cartNews(cart(100, line('Soup')), cart(120, line('Soup')))).toEqual([{ kind: 'price', total: 120 }]);
});

test('what the shopper did is no news', () => {
  expect(cartNews(cart(100, line('Soup')), cart(200, line('Soup', true, 2)))).toEqual([]);
  expect(cartNews(cart(100, line('Soup')), cart(200, line('Soup'), line('Cola')))).toEqual([]);
  expect(cartNews(cart(100, line('Soup')), { ...cart(130, line('Soup')), method: 'DELIVERY' })).toEqual([]);
});

test('an unchanged cart has no news', () => expect(cartNews(cart(1, line('Soup')), cart(1, line('Soup')))).toEqual([]));
