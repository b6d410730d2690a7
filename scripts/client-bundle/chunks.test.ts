import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf, type ModuleGraph } from './chunks';

const HOME = '/web/storefront/home/home-route.tsx';
const MENU = '/web/storefront/catalog/menu/catalog-route.tsx';
const CHECKOUT = '/web/storefront/checkout/checkout-page.tsx';
const BOARD = '/web/command-center/orders/orders-route.tsx';
const STAFF = '/web/command-center/staff/staff-route.tsx';

/** @param importers - the importers of each module; entries have none. */
function graph(importers: Record<string, string[]>): ModuleGraph {
  return { getModuleInfo: (id) => ({ importers: importers[id] ?? [], isEntry: !importers[id] }) };
}

test('modules that two pages with dishes share go to one file, and modules of one page stay with it', () => {
  const card = '/web/storefront/catalog/menu/product-card.tsx';
  const list = '/web/storefront/catalog/menu/product-grid.tsx';
  const hero = '/web/storefront/home/home-hero.tsx';
  const shop = graph({ [card]: [list], [list]: [HOME, MENU, card], [hero]: [HOME] });
  expect(chunkOf(card, shop)).toBe('lists');
  expect(chunkOf(hero, shop)).toBeNull();
});

test('what the menu shares with a dish’s page goes with the lists, not with what the checkout needs', () => {
  const columns = '/web/storefront/catalog/menu/menu-columns.tsx';
  const category = '/web/storefront/catalog/menu/category-route.tsx';
  const dish = '/web/storefront/catalog/dish/product-route.tsx';
  for (const page of [MENU, category]) {
    expect(existsSync(join(import.meta.dirname, '../..', page))).toBe(true);
    expect(chunkOf(columns, graph({ [columns]: [page, dish] }))).toBe('shop');
  }
});

test('the checkout loads what it shares with the menu, without the dishes', () => {
  const totals = '/web/storefront/cart/totals-list.tsx';
  expect(chunkOf(totals, graph({ [totals]: [HOME, CHECKOUT] }))).toBe('cart');
});

test('the checkout’s own modules share a file, and its route stays a file by itself', () => {
  const doubts = '/web/storefront/draft/doubts.ts';
  const shop = graph({ [doubts]: [CHECKOUT] });
  expect(chunkOf(doubts, shop)).toBe('checkout');
  expect(chunkOf(CHECKOUT, shop)).toBeNull();
});

test('a list loads nothing that only the checkout or a dish’s page needs', () => {
  const plain = '/web/storefront/plain/plain-route.tsx';
  const dish = '/web/storefront/catalog/dish/product-route.tsx';
  const draft = '/web/storefront/draft/draft.ts';
  const radio = '/web/ui/form/radio-cards.tsx';
  const area = '/web/ui/form/text-area.tsx';
  const shop = graph({ [draft]: [CHECKOUT, plain], [radio]: [CHECKOUT, dish], [area]: [CHECKOUT, plain] });
  expect(chunkOf(draft, shop)).toBe('order');
  const phone = '/web/storefront/finish/shop-phone.tsx';
  const orders = '/web/storefront/my-orders/my-orders-route.tsx';
  expect(chunkOf(phone, graph({ [phone]: [CHECKOUT, orders] }))).toBe('order');
  const finish = '/web/storefront/finish/finish-page.tsx';
  expect(chunkOf(phone, graph({ [phone]: [finish, orders] }))).toBe('placed');
  const rule = '/domain/receiving.ts';
  expect(chunkOf(rule, graph({ [rule]: [finish, orders, CHECKOUT] }))).toBe('order');
  expect(chunkOf(radio, shop)).toBe('choice');
  expect(chunkOf(area, shop)).toBe('form');
});

test('all modules of one route count as one page', () => {
  const hero = '/web/storefront/home/home-hero.tsx';
  expect(chunkOf(hero, graph({ [hero]: [`${HOME}?route-chunk=main`, HOME] }))).toBeNull();
});

test('a component that only one shopper page needs, or none, is not sent with all of them', () => {
  const button = '/web/ui/button/button.tsx';
  const radio = '/web/ui/form/radio-cards.tsx';
  const zone = '/web/ui/form/time-zone-field.tsx';
  const shop = graph({ [button]: [HOME, MENU, BOARD], [radio]: [CHECKOUT, BOARD], [zone]: [BOARD, STAFF] });
  expect(chunkOf(button, shop)).toBe('ui');
  expect(chunkOf(radio, shop)).toBe('form');
  expect(chunkOf(zone, shop)).toBe('office');
});

test('modules that every document needs are in the file for everybody', () => {
  const toasts = '/web/ui/overlay/toasts.ts';
  expect(chunkOf(toasts, graph({ [toasts]: ['/web/root.tsx'] }))).toBe('ui');
  expect(chunkOf('/node_modules/react-dom/client.js', graph({}))).toBe('framework');
});

test('the command center’s own files and heavy components are the bundler’s to place', () => {
  expect(chunkOf('/web/command-center/table/data-table.tsx', graph({}))).toBeNull();
  expect(chunkOf('/web/command-center/kit/theme/system.ts', graph({}))).toBeNull();
});
