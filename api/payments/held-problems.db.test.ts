import { expect, test } from 'vitest';
import { globalId, run, testContext } from '../graphql/testing';
import { heldOrder, openPaidShop, type PaidWorld, payingTests } from './testing-payments';

const servers = payingTests();

const MINUTE_MS = 60_000;

/** What the page of a payment tells its shopper. */
async function told({ world }: PaidWorld, token: string | null) {
  const source = `query ($token: String!) { order(token: $token) { ... on Cart { problems {
    code message ... on SoldOut { lines { productName } } } } } }`;
  const context = testContext(world.db, world.channel, { now: () => world.now });
  return (await run<{ order: { problems: { code: string }[] } }>(context, source, { token })).order.problems;
}

const later = ({ now }: PaidWorld['world'], minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
const inTheEvening = { timeKind: 'SLOT', slotFrom: new Date('2026-11-20T17:00:00Z') };
const intoTown = ({ zoneId }: OpenShop) => ({ deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', zoneId });

async function openShop() {
  const paid = await openPaidShop(servers, {}, { slotCapacity: 1 });
  const { db, channel } = paid.world;
  const area = {
    channelId: channel.id,
    shape: 'RADIUS',
    warehouseId: paid.world.warehouse(),
    radiusMeters: 1000,
  } as const;
  const zone = await db.deliveryZone.create({ data: { ...area, name: { en: 'Town' } } });
  await db.deliveryZone.create({ data: { ...area, name: { en: 'Hills' } } });
  return { ...paid, zoneId: zone.id };
}

type OpenShop = Awaited<ReturnType<typeof openShop>>;
type Change = (world: PaidWorld['world'], shop: OpenShop) => unknown;

const at =
  (minutes: number): Change =>
  (world) => {
    world.now = later(world, minutes);
  };

interface Placed {
  readonly node: { readonly doubts: readonly object[] };
}

test.each<[string, string[], Change, ((shop: OpenShop) => object)?, string[]?]>([
  ['a dish is stopped', ['SOLD_OUT'], (world) => world.stop('Pizza')],
  [
    'a dish is taken off the menu',
    ['SOLD_OUT'],
    (world) => world.db.category.updateMany({ data: { isActive: false } }),
    undefined,
    ['VARIANT_NOT_FOUND'],
  ],
  [
    'a dish is deleted',
    ['SOLD_OUT'],
    ({ db, products }) => db.product.delete({ where: { id: products.get('Pizza') ?? '' } }),
    undefined,
    ['VARIANT_NOT_FOUND'],
  ],
  ['orders are put on hold', ['MAINTENANCE'], (world) => world.change({ isActive: false })],
  [
    'the way of receiving is switched off',
    ['METHOD_UNAVAILABLE'],
    (world) => world.change({ isPickupAvailable: false }),
  ],
  [
    'the pickup point closes',
    ['WAREHOUSE_REQUIRED'],
    (world) => world.db.warehouse.updateMany({ data: { isActive: false } }),
  ],
  ['the shop closes', ['SHOP_CLOSED'], ({ db }) => db.workingDay.updateMany({ data: { intervals: [] } })],
  ['the kitchen pauses', ['ORDERS_PAUSED'], (world) => world.change({ pausedUntil: later(world, 60) })],
  [
    'the kitchen pauses beyond the time',
    ['ORDERS_PAUSED'],
    (world) => world.change({ pausedUntil: later(world, 360) }),
    () => inTheEvening,
  ],
  [
    'the time is not offered any more',
    ['SLOT_UNAVAILABLE'],
    ({ db }) => db.workingDay.updateMany({ data: { intervals: [] } }),
    () => inTheEvening,
  ],
  ['the time has passed', ['SLOT_UNAVAILABLE'], at(301), () => inTheEvening],
  [
    'the area is switched off',
    ['ZONE_UNAVAILABLE'],
    ({ db }, { zoneId: id }) => db.deliveryZone.update({ where: { id }, data: { isActive: false } }),
    intoTown,
  ],
  ['the time, which is full with it, comes near', [], at(290), () => inTheEvening],
  [
    'prices, the least order and the way to pay change',
    [],
    async (world) => {
      await world.reprice('Pizza', 5000);
      await world.change({ minimumOrderValue: 90_000 });
      await world.db.paymentMethod.updateMany({ data: { isActive: false } });
    },
  ],
])('while a payment is open %s', async (_name, codes, change, input, doubts = codes) => {
  const shop = await openShop();
  const { world } = shop;
  const { order, bankId } = await heldOrder(shop, input?.(shop));
  expect(await told(shop, order.token)).toEqual([]);
  await change(world, shop);
  await world.showMenu();
  expect((await told(shop, order.token)).map(({ code }) => code)).toEqual(codes);
  // A shopper who pays all the same has an order, and staff see what to look at.
  shop.simulator.bank.pay(bankId);
  await shop.reconcile(MINUTE_MS);
  const staff = await world.staff('OPERATOR');
  const source = 'query ($id: ID!) { node(id: $id) { ... on Order { status doubts { code message } } } }';
  const context = testContext(world.db, world.channel, { actor: staff.actor });
  const { node } = await run<Placed>(context, source, { id: globalId('Checkout', order.id) });
  expect(node).toMatchObject({ status: 'PLACED', doubts: doubts.map((code) => ({ code })) });
  expect(node.doubts).toHaveLength(doubts.length);
});
