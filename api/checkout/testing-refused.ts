import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Channel } from '../generated/prisma/client';
import type { LineChoice } from './cart/choose-line';
import type { PlaceOrderInput } from './placing/place-order.command';
import type { Shopper } from './testing-shopper';
import type { World } from './testing-world';

/** A way in which placing is refused. The cart holds two thin Margheritas at 9.00 before `prepare`. */
interface Refused {
  readonly title: string;
  readonly settings?: Partial<Channel>;
  readonly prepare?: (world: World, shopper: Shopper) => Promise<unknown>;
  readonly lines?: (world: World) => readonly LineChoice[];
  readonly input?: (world: World) => Partial<PlaceOrderInput>;
  /** What the refusal has to have. */
  readonly refusal: object;
}

/** As staff change the menu: shoppers see it from then on. */
async function changeMenu(world: World, change: (db: World['db']) => Promise<unknown>): Promise<void> {
  await change(world.db);
  await world.showMenu();
}

export const notFilled = { name: null, phone: null, street: null, deliveryMethod: null, paymentMethodId: null };

const invalid = (field: string, code: string) => ({ code: 'INVALID_INPUT', fields: [{ path: [field], code }] });
const slot = (instant: string) => () => ({ slotFrom: new Date(instant) });

const CONTACT: readonly Refused[] = [
  { title: 'no name', input: () => ({ name: '  ' }), refusal: invalid('name', 'REQUIRED') },
  { title: 'a name of one letter', input: () => ({ name: 'A' }), refusal: invalid('name', 'STRING_TOO_SHORT') },
  { title: 'an endless name', input: () => ({ name: 'A'.repeat(51) }), refusal: invalid('name', 'STRING_TOO_LONG') },
  { title: 'no phone', input: () => ({ phone: '' }), refusal: invalid('phone', 'REQUIRED') },
  { title: 'no phone number', input: () => ({ phone: '12345' }), refusal: invalid('phone', 'INVALID_PHONE') },
  {
    title: 'delivery to nowhere',
    input: () => ({ deliveryMethod: 'DELIVERY' }),
    refusal: invalid('street', 'REQUIRED'),
  },
  {
    title: 'a floor that is an essay',
    input: () => ({ floor: 'the eleventh' }),
    refusal: invalid('floor', 'STRING_TOO_LONG'),
  },
  {
    title: 'a note of 251 characters',
    input: () => ({ kitchenNote: 'ы'.repeat(251) }),
    refusal: invalid('kitchenNote', 'STRING_TOO_LONG'),
  },
  {
    title: 'a control character in the street',
    input: () => ({ street: 'Hauptstr.\u0000 1' }),
    refusal: invalid('street', 'CONTROL_CHARACTERS'),
  },
];

const METHODS: readonly Refused[] = [
  {
    title: 'no receiving method',
    input: () => ({ deliveryMethod: null }),
    refusal: invalid('deliveryMethod', 'REQUIRED'),
  },
  {
    title: 'a receiving method that is off',
    settings: { isDeliveryAvailable: false },
    input: () => ({ deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' }),
    refusal: { code: 'METHOD_UNAVAILABLE', method: 'DELIVERY' },
  },
  {
    title: 'no payment method',
    input: () => ({ paymentMethodId: null }),
    refusal: invalid('paymentMethodId', 'REQUIRED'),
  },
  {
    title: 'an unknown payment method',
    input: () => ({ paymentMethodId: randomUUID() }),
    refusal: { code: 'PAYMENT_METHOD_UNAVAILABLE' },
  },
  {
    title: 'a payment method that was switched off since it was chosen',
    prepare: async (world, shopper) => {
      await shopper.fill({ paymentMethodId: world.payment() });
      await world.db.paymentMethod.update({ where: { id: world.payment() }, data: { isActive: false } });
    },
    input: () => ({ paymentMethodId: undefined }),
    refusal: { code: 'PAYMENT_METHOD_UNAVAILABLE' },
  },
  {
    title: 'a choice of kitchens, and none chosen',
    prepare: (world) => world.addWarehouse('Pankow'),
    refusal: { code: 'WAREHOUSE_REQUIRED' },
  },
  {
    title: 'a kitchen that closed since it was chosen',
    prepare: async (world, shopper) => {
      await shopper.fill({ warehouseId: world.warehouse() });
      await world.db.warehouse.update({ where: { id: world.warehouse() }, data: { isActive: false } });
    },
    refusal: { code: 'WAREHOUSE_REQUIRED' },
  },
  {
    title: 'less cash than the total',
    input: () => ({ changeFrom: 1799 }),
    refusal: { code: 'CHANGE_TOO_SMALL', total: 1800 },
  },
  {
    title: 'negative cash',
    input: () => ({ changeFrom: -1 }),
    refusal: invalid('changeFrom', 'NUMBER_TOO_SMALL'),
  },
];

const TIMES: readonly Refused[] = [
  {
    title: 'as soon as possible while the shop is closed',
    prepare: async (world) => {
      world.now = new Date('2026-11-20T21:00:00Z');
    },
    refusal: { code: 'SHOP_CLOSED', opensAt: new Date('2026-11-21T09:00:00Z') },
  },
  {
    title: 'a time that was not chosen',
    input: () => ({ timeKind: 'SLOT' }),
    refusal: invalid('slotFrom', 'REQUIRED'),
  },
  {
    title: 'a slot in the past',
    input: slot('2026-11-20T10:00:00Z'),
    refusal: { code: 'SLOT_UNAVAILABLE', reason: 'PAST' },
  },
  {
    title: 'a slot sooner than the kitchen can',
    input: slot('2026-11-20T12:15:00Z'),
    refusal: { code: 'SLOT_UNAVAILABLE', reason: 'TOO_SOON' },
  },
  {
    title: 'a slot at night',
    input: slot('2026-11-21T02:00:00Z'),
    refusal: { code: 'SLOT_UNAVAILABLE', reason: 'NOT_OFFERED' },
  },
  {
    title: 'a slot that begins at no quarter',
    input: slot('2026-11-20T15:07:00Z'),
    refusal: { code: 'SLOT_UNAVAILABLE', reason: 'NOT_OFFERED' },
  },
  {
    title: 'a slot in nine days',
    input: slot('2026-11-29T15:00:00Z'),
    refusal: { code: 'SLOT_UNAVAILABLE', reason: 'NOT_OFFERED' },
  },
  {
    title: 'as soon as possible in a pause',
    settings: { pausedUntil: new Date('2026-11-20T13:00:00Z') },
    refusal: { code: 'ORDERS_PAUSED', path: ['timeKind'], until: new Date('2026-11-20T13:00:00Z') },
  },
  {
    title: 'a slot that can’t be made after a pause',
    settings: { pausedUntil: new Date('2026-11-20T13:00:00Z') },
    input: slot('2026-11-20T13:15:00Z'),
    refusal: { code: 'ORDERS_PAUSED', path: ['slotFrom'] },
  },
  {
    title: 'a full slot',
    prepare: (world) =>
      world.db.slotUsage.create({
        data: { channelId: world.channel.id, startsAt: new Date('2026-11-20T15:00:00Z'), taken: 2 },
      }),
    input: slot('2026-11-20T15:00:00Z'),
    refusal: { code: 'SLOT_TAKEN' },
  },
];

const CART: readonly Refused[] = [
  { title: 'maintenance', prepare: (world) => world.change({ isActive: false }), refusal: { code: 'MAINTENANCE' } },
  {
    title: 'too little for the shop',
    settings: { minimumOrderValue: 2000 },
    refusal: { code: 'BELOW_MINIMUM', missing: 200, minimum: 2000 },
  },
  {
    title: 'too little for delivery',
    settings: { minAmountForDelivery: 2500 },
    input: () => ({ deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' }),
    refusal: { code: 'BELOW_MINIMUM', missing: 700 },
  },
  {
    title: 'more weight than a courier carries',
    settings: { maximumOrderWeight: 800 },
    refusal: { code: 'TOO_HEAVY', excess: 100 },
  },
  {
    title: 'a dish that sold out',
    prepare: (world) => world.stop('Margherita'),
    refusal: { code: 'SOLD_OUT', lines: [{ kind: 'SOLD_OUT' }] },
  },
  {
    title: 'a variant that sold out',
    prepare: (world) =>
      changeMenu(world, (db) =>
        db.variant.update({ where: { id: world.variant('Margherita') }, data: { isAvailable: false } }),
      ),
    refusal: { code: 'SOLD_OUT', lines: [{ kind: 'SOLD_OUT', soldOut: [{ kind: 'VARIANT', until: null }] }] },
  },
  {
    title: 'an option that sold out for an hour',
    prepare: (world) =>
      changeMenu(world, (db) =>
        db.option.update({
          where: { id: world.options.get('Thin') ?? '' },
          data: { stoppedUntil: new Date(world.now.getTime() + 3_600_000) },
        }),
      ),
    refusal: {
      code: 'SOLD_OUT',
      lines: [{ kind: 'SOLD_OUT', soldOut: [{ kind: 'OPTION', name: { en: 'Thin' }, until: expect.any(Date) }] }],
    },
  },
  {
    title: 'a dish that is gone',
    prepare: (world) =>
      changeMenu(world, (db) => db.product.delete({ where: { id: world.products.get('Margherita') ?? '' } })),
    refusal: { code: 'SOLD_OUT', lines: [{ kind: 'GONE', productName: { en: 'Margherita' } }] },
  },
  {
    title: 'a dish whose options were changed',
    prepare: (world) => changeMenu(world, (db) => db.option.delete({ where: { id: world.options.get('Thin') ?? '' } })),
    refusal: { code: 'SOLD_OUT', lines: [{ kind: 'OPTIONS' }] },
  },
  {
    title: 'a price that went up',
    prepare: (world) => world.reprice('Margherita', 950),
    refusal: { code: 'PRICE_CHANGED', newTotal: 1900, lines: [{ kind: 'PRICE', before: 900, after: 950 }] },
  },
  {
    title: 'another total than the shopper saw',
    input: () => ({ expectedTotal: 1799 }),
    refusal: { code: 'PRICE_CHANGED', newTotal: 1800, lines: [] },
  },
];

const LINES: readonly Refused[] = [
  { title: 'no lines', lines: () => [], refusal: { code: 'EMPTY_CART' } },
  {
    title: 'an unknown dish',
    lines: () => [{ variantId: randomUUID(), quantity: 1, optionIds: [] }],
    refusal: { code: 'VARIANT_NOT_FOUND' },
  },
  {
    title: 'none of a dish',
    lines: (world) => [world.choice('Cola', 0)],
    refusal: { code: 'INVALID_INPUT', fields: [{ path: ['lines', '0', 'quantity'], code: 'NUMBER_TOO_SMALL' }] },
  },
  {
    title: 'a hundred of a dish, in two lines',
    lines: (world) => [world.choice('Cola', 50), world.choice('Cola', 50)],
    refusal: { code: 'TOO_MANY_OF_ONE' },
  },
  {
    title: 'options that do not fit',
    lines: (world) => [world.choice('Margherita')],
    refusal: { code: 'INVALID_OPTIONS' },
  },
  {
    title: 'fifty-one lines',
    lines: (world) => Array.from({ length: 51 }, () => world.choice('Cola')),
    refusal: { code: 'TOO_MANY_LINES' },
  },
];

const KEYS: readonly Refused[] = [
  { title: 'no key', input: () => ({ idempotencyKey: '' }), refusal: invalid('idempotencyKey', 'REQUIRED') },
  {
    title: 'a key of 256 characters',
    input: () => ({ idempotencyKey: 'k'.repeat(256) }),
    refusal: invalid('idempotencyKey', 'STRING_TOO_LONG'),
  },
  {
    title: 'a key with a NUL',
    input: () => ({ idempotencyKey: 'a\u0000b' }),
    refusal: invalid('idempotencyKey', 'CONTROL_CHARACTERS'),
  },
];

/** Every way in which decisions.md lets placing be refused; keys that were used before have tests of their own. */
export const REFUSED: readonly Refused[] = [...CONTACT, ...METHODS, ...TIMES, ...CART, ...LINES, ...KEYS];
