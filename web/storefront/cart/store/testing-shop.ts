import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createClient, fetchExchange } from '@urql/core';
import { createSchema, createYoga } from 'graphql-yoga';
import type { CartNews } from './cart-news';
import type { Refusal } from './cart-state';
import { CartStore } from './cart-store';
import type { CartMemory } from './kept-cart';

export const PRICE = 1000;
const money = (minor: number) => ({ minor, currencyCode: 'USD', decimal: String(minor) });

/** A shop with one rule: at most three of a dish. It speaks the real schema over real HTTP. */
export class Shop {
  readonly quantities = new Map<string, number>();
  readonly seen: string[] = [];
  readonly refusals: Refusal[] = [];
  readonly news: CartNews[] = [];
  /** Of one soup, minor units. */
  price = PRICE;
  /** On the cart, whole. */
  tipPercent: number | null = null;
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
      Error: { __resolveType: () => 'Refusal' },
      AddLineResult: { __resolveType: (value: object) => ('code' in value ? 'Refusal' : 'Cart') },
      ChangeLineResult: { __resolveType: () => 'Cart' },
      UpdateCheckoutResult: { __resolveType: () => 'Cart' },
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
        updateCheckout: (_root: unknown, { input }: { input: { tipPercent?: number | null } }) => {
          if (input.tipPercent !== undefined) this.tipPercent = input.tipPercent;
          return this.#cart();
        },
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

  /** @param memory - of the tab; `atOnce` happens before anything has been read. */
  async visit(memory?: CartMemory, atOnce: (store: CartStore) => void = () => {}): Promise<CartStore> {
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
    const opening = store.open();
    atOnce(store);
    await opening;
    return store;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #channel() {
    const soon = { promisedAt: null };
    return {
      id: 'shop',
      currencyCode: 'USD',
      countryCode: 'US',
      timeZone: 'UTC',
      isOpen: true,
      isOnMaintenance: false,
      catalogRevision: 1,
      maintenanceMessage: '',
      hoursNote: '',
      isDeliveryAvailable: true,
      isPickupAvailable: true,
      deliveryDetails: '',
      pickupDetails: '',
      discountPercent: 0,
      takesLineNotes: true,
      asksCutlery: false,
      deliveryFee: money(300),
      tips: { percents: [10], amounts: [], base: 'PRODUCTS' },
      asSoonAsPossible: () => soon,
      deliveryZones: [],
    };
  }

  #cart() {
    const lines = [...this.quantities].map(([id, quantity]) => ({
      id,
      variantId: id,
      optionIds: [],
      productName: id,
      variantName: '',
      options: [],
      isAvailable: true,
      problems: [],
      soldOut: [],
      quantity,
      unitPrice: money(this.price),
      total: money(this.price * quantity),
    }));
    const cost = lines.reduce((sum, { total }) => sum + total.minor, 0);
    const tip = (cost * (this.tipPercent ?? 0)) / 100;
    return {
      id: 'cart',
      deliveryMethod: 'DELIVERY',
      weight: 0,
      lines,
      problems: [],
      timeKind: 'ASAP',
      productsCost: money(cost),
      discount: money(0),
      deliveryFee: money(300),
      tip: money(tip),
      tipPercent: this.tipPercent,
      totalPrice: money(cost + 300 + tip),
    };
  }
}
