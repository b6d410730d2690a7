import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createClient, fetchExchange } from '@urql/core';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CartNews } from './cart-news';
import type { Refusal } from './cart-state';
import { CartStore } from './cart-store';
import type { DishPreview } from './cart-view';
import type { CartMemory, KeptCart } from './kept-cart';

const PRICE = 1000;
const money = (minor: number) => ({ minor, currencyCode: 'USD', decimal: String(minor) });
const PREVIEW: DishPreview = { productName: 'Soup', variantName: '', optionNames: [], unitPrice: PRICE, photo: null };
const SOUP = { variantId: 'soup', optionIds: [], preview: PREVIEW };

/** A shop with one rule: at most three of a dish. It speaks the real schema over real HTTP. */
class Shop {
  readonly quantities = new Map<string, number>();
  readonly seen: string[] = [];
  readonly refusals: Refusal[] = [];
  readonly news: CartNews[] = [];
  /** Of one soup, minor units. */
  price = PRICE;
  isAway = false;
  /** Does what is asked of it, and loses the answer on the way. */
  losesAnswers = false;
  /** The connection is back. */
  back = () => {};
  readonly #done = new Set<string>();
  url = '';
  readonly #server: Server;

  constructor() {
    const resolvers = {
      Error: {
        __resolveType: ({ code }: { code: string }) => (code === 'TOO_MANY_OF_ONE' ? 'TooManyOfOne' : 'EmptyCart'),
      },
      AddLineResult: { __resolveType: (value: object) => ('code' in value ? 'TooManyOfOne' : 'Checkout') },
      ChangeLineResult: { __resolveType: () => 'Checkout' },
      UpdateCheckoutResult: { __resolveType: () => 'Checkout' },
      Query: { channel: () => this.#channel(), checkout: () => this.#cart() },
      Mutation: {
        addLine: (
          _root: unknown,
          { input, idempotencyKey }: { input: { variantId: string; quantity: number }; idempotencyKey: string },
        ) => {
          this.seen.push(`add ${input.quantity}`);
          if (this.#done.has(idempotencyKey)) return this.#cart();
          this.#done.add(idempotencyKey);
          const quantity = (this.quantities.get(input.variantId) ?? 0) + input.quantity;
          if (quantity > 3) return { code: 'TOO_MANY_OF_ONE', message: 'At most three.' };
          this.quantities.set(input.variantId, quantity);
          return this.#cart();
        },
        changeLine: (
          _root: unknown,
          { input, idempotencyKey }: { input: { lineId: string; method: string }; idempotencyKey: string },
        ) => {
          this.seen.push(input.method.toLowerCase());
          if (this.#done.has(idempotencyKey)) return this.#cart();
          this.#done.add(idempotencyKey);
          const quantity = (this.quantities.get(input.lineId) ?? 0) - 1;
          if (input.method === 'REMOVE' || quantity === 0) this.quantities.delete(input.lineId);
          else this.quantities.set(input.lineId, quantity);
          return this.#cart();
        },
        updateCheckout: () => this.#cart(),
      },
    };
    const schema = createSchema({ typeDefs: readFileSync('schema.graphql', 'utf8'), resolvers });
    const yoga = createYoga({ schema, logging: false, maskedErrors: false });
    this.#server = createServer((request, response) => {
      if (this.isAway) request.socket.destroy();
      else if (this.losesAnswers) {
        response.writeHead = () => response;
        response.end = () => {
          request.socket.destroy();
          return response;
        };
        void yoga(request, response);
      } else void yoga(request, response);
    });
  }

  async open(): Promise<CartStore> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`;
    return this.visit();
  }

  /** @param memory - of the tab. */
  async visit(memory?: CartMemory): Promise<CartStore> {
    const client = createClient({ url: this.url, exchanges: [fetchExchange], preferGetMethod: false });
    const store = new CartStore(client, {
      onRefusal: (refusal) => this.refusals.push(refusal),
      onNews: (news) => this.news.push(news),
      memory,
      untilBack: () => {
        let end = () => {};
        const over = new Promise<void>((resolve) => {
          end = resolve;
        });
        this.back = end;
        return { over, end };
      },
    });
    await store.open();
    return store;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #channel() {
    const soon = { promisedAt: null };
    return {
      ...{
        id: 'shop',
        currencyCode: 'USD',
        countryCode: 'US',
        timeZone: 'UTC',
        isOpen: true,
        isOnMaintenance: false,
        catalogRevision: 1,
      },
      ...{ maintenanceMessage: '', isDeliveryAvailable: true, isPickupAvailable: true, deliveryDetails: '' },
      ...{ pickupDetails: '', discountPercent: 0, deliveryFee: money(300), asSoonAsPossible: () => soon },
      deliveryZones: [],
    };
  }

  #cart() {
    const lines = [...this.quantities].map(([id, quantity]) => ({
      ...{
        id,
        variantId: id,
        optionIds: [],
        productName: id,
        variantName: '',
        options: [],
        isAvailable: true,
        soldOut: [],
      },
      ...{ quantity, unitPrice: money(this.price), total: money(this.price * quantity) },
    }));
    const cost = lines.reduce((sum, { total }) => sum + total.minor, 0);
    return {
      ...{ id: 'cart', deliveryMethod: 'DELIVERY', weight: 0, lines, problems: [], timeKind: 'ASAP' },
      ...{ productsCost: money(cost), discount: money(0), deliveryFee: money(300), totalPrice: money(cost + 300) },
    };
  }
}

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
  await expect.poll(() => store.current().isSettled).toBe(true);
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
    await expect.poll(() => store.current().isSettled).toBe(true);
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
  await expect.poll(() => store.current().isSettled).toBe(true);
  expect(shop.quantities.get('soup')).toBe(2);
});

test('nothing but presses is kept for later: who waits for an answer hears at once that there is none', async () => {
  shop.isAway = true;
  store.changeQuantity(SOUP, 1);
  const order = store.afterAll<string>(async () => 'placed', 'unsent');
  expect(await order).toBe('unsent');
  expect(await store.applyPromo('FRIDAY')).toBeNull();
});

test('a refusal that comes once the connection is back is told, and rolled back', async () => {
  store.changeQuantity(SOUP, 3);
  await settled();
  shop.isAway = true;
  store.changeQuantity(SOUP, 1);
  await waiting();
  shop.isAway = false;
  shop.back();
  await expect.poll(() => store.current().isSettled).toBe(true);
  expect(shown()).toEqual([['soup', 3]]);
  expect(shop.refusals).toMatchObject([{ code: 'TOO_MANY_OF_ONE' }]);
});

test('a price that the shop changed is told with the answer to whatever was pressed next, once', async () => {
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
