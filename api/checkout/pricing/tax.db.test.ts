import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { run, testContext } from '../../graphql/testing';
import { amendOrder } from '../amending/amend-order.command';
import type { CheckoutView } from '../checkout-view';
import { placePhoneOrder } from '../desk/place-phone-order.command';
import { placeExternalOrder } from '../elsewhere/place-external-order.command';
import { goodDetails, placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { orderTaxes } from './order-taxes';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const home = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

/** Dishes by the way they are received, drinks at the standard rate, bread at none. */
async function bistro(change: object = {}) {
  const rates = { taxStandard: 1900, taxReduced: 700, taxOnDelivery: 'REDUCED', taxOnPickup: 'REDUCED' } as const;
  const world = await shop(database.db, { deliveryFee: 300, discountPercent: 10, ...rates, ...change })
    .dish('Pizza', 1000)
    .dish('Cola', 300)
    .dish('Bread', 200)
    .open();
  await setClass(world, 'Cola', 'STANDARD');
  await setClass(world, 'Bread', 'ZERO');
  return world;
}

async function setClass(world: World, dish: string, taxClass: 'STANDARD' | 'REDUCED' | 'ZERO' | null) {
  await world.db.product.update({ where: { id: world.products.get(dish) ?? '' }, data: { taxClass } });
  await world.showMenu();
}

const choices = (world: World) => [world.choice('Pizza', 2), world.choice('Cola'), world.choice('Bread')];
const ratesOf = ({ lines }: Pick<CheckoutView, 'lines'>) => lines.map(({ taxRate }) => taxRate);
const totalsOf = (view: CheckoutView) => orderTaxes(view)?.totals.map(({ rate, tax, gross }) => [rate, tax, gross]);

/** 20.00, 3.00 and 2.00 less a tenth, 3.00 for the delivery. */
const DELIVERED = [
  [1900, 91, 570],
  [700, 118, 1800],
  [0, 0, 180],
];

test('an order keeps the VAT of its dishes and of its delivery, whatever the shop sets later', async () => {
  const world = await bistro();
  const { id, ...order } = await placeLines(world, choices(world), home);
  expect(order).toMatchObject({ deliveryTaxRate: 1900, totals: { total: 2550 } });
  expect(totalsOf({ id, ...order })).toEqual(DELIVERED);
  await world.change({ taxStandard: 2200, taxReduced: null });
  await setClass(world, 'Cola', null);
  expect(await world.db.checkout.findUnique({ where: { id } })).toMatchObject({ deliveryTaxRate: 1900 });
  const lines = await world.db.checkoutLine.findMany({ where: { checkoutId: id }, orderBy: { position: 'asc' } });
  expect(lines.map(({ taxRate }) => taxRate)).toEqual([700, 1900, 0]);
});

test('a cart has the VAT of today, of what can be had, and a tip bears none', async () => {
  const world = await bistro({ tipKind: 'AMOUNT' });
  const shopper = await world.shopper();
  for (const { dish, count } of [
    { dish: 'Pizza', count: 2 },
    { dish: 'Cola', count: 1 },
    { dish: 'Bread', count: 1 },
  ])
    await shopper.add(dish, count);
  expect(totalsOf(await shopper.fill({ ...home, tip: 400 }))).toEqual(DELIVERED);
  await world.stop('Bread');
  expect(totalsOf(await shopper.cart())).toEqual(DELIVERED.slice(0, 2));
  await world.change({ taxStandard: null });
  expect(totalsOf(await shopper.cart())).toBeUndefined();
});

test.each([
  ['collected', { deliveryMethod: 'PICKUP' as const }, [700, 1900, 0]],
  ['brought to a table', { deliveryMethod: 'PICKUP' as const, table: '7' }, [1900, 1900, 0]],
])('a dish without a class of its own has the rate of the way it is received: %s', async (_way, details, rates) => {
  const world = await bistro();
  expect(ratesOf(await placeLines(world, choices(world), details))).toEqual(rates);
});

test('a class that has no rate counts as the standard one', async () => {
  const world = await bistro({ taxReduced: null });
  expect(ratesOf(await placeLines(world, choices(world), home))).toEqual([1900, 1900, 0]);
});

test('an order from the telephone and one from elsewhere have VAT like any other', async () => {
  const world = await bistro();
  const staff = await world.staff('MANAGER');
  const asked = { ...goodDetails(world), ...home, lines: choices(world) };
  const phoned = await placePhoneOrder(staff, { ...asked, idempotencyKey: randomUUID() });
  expect(totalsOf(phoned)).toEqual(DELIVERED);
  const sent = await placeExternalOrder(staff, {
    ...asked,
    paymentMethodId: null,
    source: 'Wolt',
    externalReference: 'W-1',
    isPaid: true,
    lines: [{ ...world.choice('Pizza'), unitPrice: 1070 }],
  });
  expect(totalsOf(sent)).toEqual([[700, 70, 1070]]);
});

test('when staff change an order, dishes that stay keep their VAT and new ones have that of today', async () => {
  const world = await bistro();
  const order = await placeLines(world, choices(world), home);
  await world.change({ taxReduced: 500 });
  const [pizza] = order.lines;
  const amended = await amendOrder(await world.staff('OPERATOR'), {
    id: order.id,
    isAgreedByPhone: true,
    lines: [{ lineId: pizza?.id ?? '', quantity: 1 }, world.choice('Pizza')],
  });
  expect(ratesOf(amended)).toEqual([700, 500]);
  expect(totalsOf(amended)).toEqual([
    [1900, 48, 300],
    [700, 59, 900],
    [500, 43, 900],
  ]);
});

test('received another way, a changed order has the VAT of that way', async () => {
  const world = await bistro({ taxOnPickup: 'STANDARD' });
  const order = await placeLines(world, choices(world), home);
  const amended = await amendOrder(await world.staff('OPERATOR'), {
    id: order.id,
    isAgreedByPhone: true,
    deliveryMethod: 'PICKUP',
  });
  expect(ratesOf(amended)).toEqual([1900, 1900, 0]);
  const [revision] = await world.db.orderRevision.findMany({ where: { checkoutId: order.id } });
  expect(revision?.before).toMatchObject({ lines: [{ taxRate: 700 }, { taxRate: 1900 }, { taxRate: 0 }] });
});

test('an order that was placed without VAT stays without when it is changed', async () => {
  const world = await bistro({ taxStandard: null });
  const order = await placeLines(world, choices(world), home);
  expect(orderTaxes(order)).toBeNull();
  await world.change({ taxStandard: 2000 });
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 2 }, world.choice('Cola', 3)];
  const amended = await amendOrder(await world.staff('OPERATOR'), { id: order.id, lines, isAgreedByPhone: true });
  expect(ratesOf(amended)).toEqual([null, null]);
  expect(orderTaxes(amended)).toBeNull();
});

const READ = `query ($token: String!) {
  order(token: $token) {
    taxes { rate net { minor } tax { minor } gross { minor } }
    lines { taxRate tax { minor } } deliveryTaxRate deliveryTax { minor }
  }
}`;

test('rates are percent in the API, lines and delivery sum to them, and a reader with the link of an order sees them', async () => {
  const world = await bistro({ taxReduced: 550 });
  const { token } = await placeLines(world, [world.choice('Pizza'), world.choice('Cola')], home);
  const stranger = testContext(database.db, world.channel);
  expect(await run(stranger, READ, { token })).toEqual({
    order: {
      taxes: [
        { rate: 19, net: { minor: 479 }, tax: { minor: 91 }, gross: { minor: 570 } },
        { rate: 5.5, net: { minor: 853 }, tax: { minor: 47 }, gross: { minor: 900 } },
      ],
      lines: [
        { taxRate: 5.5, tax: { minor: 47 } },
        { taxRate: 19, tax: { minor: 43 } },
      ],
      deliveryTaxRate: 19,
      deliveryTax: { minor: 48 },
    },
  });
});

test('a cook sees no VAT, and a shop without VAT has none', async () => {
  const world = await bistro();
  const { token, id } = await placeLines(world, [world.choice('Pizza')], home);
  const { actor } = await world.staff('KITCHEN');
  const read = (as: Parameters<typeof testContext>[2]) =>
    run(
      testContext(database.db, world.channel, as),
      'query ($token: String!) { order(token: $token) { lines { tax { minor } } } }',
      { token },
    );
  expect(await read({ actor })).toEqual({ order: { lines: [{ tax: null }] } });
  await world.db.checkout.update({ where: { id }, data: { deliveryTaxRate: null } });
  expect(await read({})).toEqual({ order: { lines: [{ tax: null }] } });
});

const SET = `mutation ($input: UpdateChannelInput!) {
  set: updateChannel(input: $input) {
    ... on Channel { taxStandard taxReduced taxOnDelivery }
    ... on InvalidInput { fields { path code } }
  }
}`;

test('an owner sets rates in percent, and reads them so; what is no rate is refused', async () => {
  const world = await bistro();
  const { id, version } = world.channel;
  const { actor } = await world.staff('ADMIN');
  const owner = testContext(database.db, world.channel, { actor });
  const set = (input: object) => run(owner, SET, { input: { version, ...input } });
  for (const taxStandard of [-1, 100.01, 5.555]) {
    expect(await set({ taxStandard })).toMatchObject({ set: { fields: [{ path: ['input', 'taxStandard'] }] } });
  }
  expect(await set({ taxStandard: 22, taxReduced: 16.67, taxOnDelivery: 'LOW' })).toEqual({
    set: { taxStandard: 22, taxReduced: 16.67, taxOnDelivery: 'LOW' },
  });
  expect(await world.db.channel.findUnique({ where: { id } })).toMatchObject({ taxStandard: 2200, taxReduced: 1667 });
});
