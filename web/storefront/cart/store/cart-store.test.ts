import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CartStore } from './cart-store';
import type { DishPreview } from './cart-view';
import type { CartMemory, KeptCart } from './kept-cart';
import { PRICE, Shop } from './testing-shop';

const PREVIEW: DishPreview = { productName: 'Soup', variantName: '', optionNames: [], unitPrice: PRICE, photo: null };
const SOUP = { variantId: 'soup', optionIds: [], note: null, preview: PREVIEW };

let shop: Shop;
let store: CartStore;
beforeEach(async () => {
  shop = new Shop();
  store = await shop.open();
});
afterEach(() => shop.close());

const settled = () => store.afterAll(async () => {}, undefined);
/** Until what was pressed waits for the connection. */
const waiting = () =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.current().isWaiting) return;
      stop();
      resolve();
    });
  });
const shown = () => store.current().cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]);

test('a dish and its total show before the server has answered', async () => {
  store.changeQuantity(SOUP, 1);
  expect(shown()).toEqual([['soup', 1]]);
  expect(store.current().cart).toMatchObject({ quantity: 1, productsCost: 1000, total: 1300 });
  await settled();
  expect(shown()).toEqual([['soup', 1]]);
  expect(shop.quantities.get('soup')).toBe(1);
});

test('a tip is part of the total before the server has answered, and follows the dishes', async () => {
  store.changeQuantity(SOUP, 1);
  store.chooseTip({ percent: 10, amount: null });
  expect(store.current().cart).toMatchObject({ tip: 100, tipPercent: 10, total: 1400 });
  await settled();
  expect(shop.tipPercent).toBe(10);
  store.changeQuantity(SOUP, 1);
  expect(store.current().cart).toMatchObject({ tip: 200, total: 2500 });
  await settled();
  expect(store.current().cart).toMatchObject({ tip: 200, total: 2500 });
  store.chooseTip({ percent: null, amount: null });
  expect(store.current().cart).toMatchObject({ tip: 0, tipPercent: null, total: 2300 });
  await settled();
  expect(shop.tipPercent).toBeNull();
});

test('a page of the same menu brings a newer shop; for one of another menu the cart is read again', async () => {
  const known = store.current().shop;
  if (!known) throw new Error('the shop was not read');
  store.renew({ ...known, isOpen: false });
  expect(store.current().shop?.isOpen).toBe(false);
  store.renew({ ...known, isOpen: false, catalogRevision: 2 });
  await settled();
  // As the server has it, which the test's shop calls open and of the first revision.
  expect(store.current().shop).toEqual(known);
});

test('quick presses are neither lost nor doubled, and travel together', async () => {
  for (let press = 0; press < 3; press++) store.changeQuantity(SOUP, 1);
  expect(shown()).toEqual([['soup', 3]]);
  await settled();
  expect(shop.quantities.get('soup')).toBe(3);
  expect(shop.seen).toEqual(['add 1', 'add 2']);
});

test('what the server refuses is rolled back with a word', async () => {
  store.changeQuantity(SOUP, 3);
  await settled();
  store.changeQuantity(SOUP, 1);
  expect(shown()).toEqual([['soup', 4]]);
  await settled();
  expect(shown()).toEqual([['soup', 3]]);
  expect(shop.refusals).toMatchObject([{ code: 'TOO_MANY_OF_ONE', message: 'At most three.' }]);
});

test('counting down to nothing takes the line out in one step', async () => {
  store.changeQuantity(SOUP, 3);
  await settled();
  store.changeQuantity(SOUP, -3);
  expect(shown()).toEqual([]);
  await settled();
  expect(shop.seen.at(-1)).toBe('remove');
  expect(shop.quantities.size).toBe(0);
});

test('an addition in another tab survives a step down in this one', async () => {
  store.changeQuantity(SOUP, 2);
  await settled();
  const other = await shop.visit();
  other.changeQuantity(SOUP, 1);
  await other.afterAll(async () => {}, undefined);
  store.changeQuantity(SOUP, -1);
  await settled();
  expect(shop.quantities.get('soup')).toBe(2);
  expect(shown()).toEqual([['soup', 2]]);
});

test('without a connection presses wait, and are sent when it is back', async () => {
  store.changeQuantity(SOUP, 1);
  await settled();
  shop.isAway = true;
  store.changeQuantity(SOUP, 1);
  await waiting();
  store.changeQuantity(SOUP, 1);
  expect(shown()).toEqual([['soup', 3]]);
  expect(shop.quantities.get('soup')).toBe(1);
  shop.isAway = false;
  shop.back();
  await expect.poll(() => store.isSettled()).toBe(true);
  expect(shown()).toEqual([['soup', 3]]);
  expect(shop.quantities.get('soup')).toBe(3);
  expect(shop.refusals).toEqual([]);
});

test('an answer that got lost on the way doubles nothing', async () => {
  store.changeQuantity(SOUP, 2);
  await settled();
  for (const delta of [1, -1]) {
    shop.losesAnswers = true;
    store.changeQuantity(SOUP, delta);
    await waiting();
    shop.losesAnswers = false;
    shop.back();
    await expect.poll(() => store.isSettled()).toBe(true);
    expect(shop.quantities.get('soup')).toBe(delta > 0 ? 3 : 2);
  }
  expect(shown()).toEqual([['soup', 2]]);
});

test('what waits survives a reload of the page, and is sent once', async () => {
  const kept: { current: KeptCart | null } = { current: null };
  const memory: CartMemory = {
    read: () => structuredClone(kept.current),
    write: (cart) => {
      kept.current = structuredClone(cart);
    },
  };
  store = await shop.visit(memory);
  shop.isAway = true;
  store.changeQuantity(SOUP, 2);
  await waiting();
  store = await shop.visit(memory);
  expect(store.current()).toMatchObject({ status: 'ready', isWaiting: true });
  expect(shown()).toEqual([['soup', 2]]);
  shop.isAway = false;
  shop.back();
  await expect.poll(() => store.isSettled()).toBe(true);
  expect(shop.quantities.get('soup')).toBe(2);
});

test('what was pressed before the cart had been read is kept for the next page', async () => {
  const kept: { current: KeptCart | null } = { current: null };
  const memory: CartMemory = {
    read: () => structuredClone(kept.current),
    write: (cart) => {
      kept.current = structuredClone(cart);
    },
  };
  const opening = shop.visit(memory, (left) => left.changeQuantity(SOUP, 1));
  expect(kept.current?.waiting).toHaveLength(1);
  await opening;
});

test('nothing but presses is kept for later: who waits for an answer hears at once that there is none', async () => {
  shop.isAway = true;
  store.changeQuantity(SOUP, 1);
  const order = store.afterAll<string>(async () => 'placed', 'unsent');
  expect(await order).toBe('unsent');
  expect(await store.applyPromo('FRIDAY')).toBeNull();
});

test('a refusal that comes once the connection is back is shown, and rolled back', async () => {
  store.changeQuantity(SOUP, 3);
  await settled();
  shop.isAway = true;
  store.changeQuantity(SOUP, 1);
  await waiting();
  shop.isAway = false;
  shop.back();
  await expect.poll(() => store.isSettled()).toBe(true);
  expect(shown()).toEqual([['soup', 3]]);
  expect(shop.refusals).toMatchObject([{ code: 'TOO_MANY_OF_ONE' }]);
});

test('a price that the shop changed is reported once, with the answer to the next press', async () => {
  store.changeQuantity(SOUP, 1);
  await settled();
  shop.price = 1200;
  await store.update({ name: 'Nino' });
  expect(shop.news).toEqual([{ kind: 'price', total: 1500 }]);
  store.changeQuantity(SOUP, 1);
  await settled();
  expect(shop.news).toHaveLength(1);
  expect(store.current().cart?.lines[0]?.preview.unitPrice).toBe(1200);
});
