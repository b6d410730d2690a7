import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { moveOrder } from '../order-life/move-order.command';
import { MoveNotAllowed } from '../order-life/refusals';
import { placeLines } from '../testing-shopper';
import { shop } from '../testing-world';
import { bumpLines } from './bump-lines.command';
import { routeToStation, stations } from './station.command';
import { stationsOfVariants } from './station.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An accepted order of two dishes, and two cooks. */
async function kitchen() {
  const world = await shop(database.db).dish('Soup', 500).dish('Cola', 300).open();
  const [hot, bar, operator] = [
    await world.staff('KITCHEN'),
    await world.staff('KITCHEN'),
    await world.staff('OPERATOR'),
  ];
  const { id, lines } = await placeLines(world, [world.choice('Soup'), world.choice('Cola')]);
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  const [soup = '', cola = ''] = lines.map((line) => line.id);
  return { world, hot, bar, operator, id, soup, cola };
}

test('the first line that is made starts an order, and its last station makes it ready', async () => {
  const { hot, bar, id, soup, cola } = await kitchen();
  expect(await bumpLines(hot, { orderId: id, lineIds: [soup], isMade: true })).toMatchObject({ status: 'PREPARING' });
  expect(await bumpLines(hot, { orderId: id, lineIds: [soup], isMade: true })).toMatchObject({ status: 'PREPARING' });
  expect(await bumpLines(bar, { orderId: id, lineIds: [cola], isMade: true })).toMatchObject({ status: 'READY' });
});

test('of two stations that are done at the same moment one makes the order ready, and none is lost', async () => {
  const { hot, bar, id, soup, cola } = await kitchen();
  await Promise.all([
    bumpLines(hot, { orderId: id, lineIds: [soup], isMade: true }),
    bumpLines(bar, { orderId: id, lineIds: [cola], isMade: true }),
  ]);
  const order = await database.db.checkout.findUniqueOrThrow({ where: { id }, include: { moves: true } });
  expect(order.status).toBe('READY');
  expect(order.moves.filter(({ to }) => to === 'READY')).toHaveLength(1);
});

test('a recalled order is in the making again; one that is handed over is not recalled', async () => {
  const { hot, operator, id, soup, cola } = await kitchen();
  await bumpLines(hot, { orderId: id, lineIds: [soup, cola], isMade: true });
  expect(await bumpLines(hot, { orderId: id, lineIds: [cola], isMade: false })).toMatchObject({ status: 'PREPARING' });
  expect(await bumpLines(hot, { orderId: id, lineIds: [cola], isMade: true })).toMatchObject({ status: 'READY' });
  await moveOrder(operator, { id, to: 'COMPLETED' });
  await expect(bumpLines(hot, { orderId: id, lineIds: [cola], isMade: false })).rejects.toThrow(MoveNotAllowed);
});

test('another order’s line is not made here, and shoppers make nothing', async () => {
  const { world, hot, id } = await kitchen();
  const other = await kitchen();
  const lineIds = [other.soup];
  await expect(bumpLines(hot, { orderId: id, lineIds, isMade: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { actor } = await world.shopper();
  const shopper = world.caller(actor);
  await expect(bumpLines(shopper, { orderId: id, lineIds, isMade: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a dish is made where its category is, unless it says otherwise', async () => {
  const { world, id } = await kitchen();
  const manager = await world.staff('MANAGER');
  const name = (value: string) => ({ name: [{ locale: 'en' as const, value }] });
  const [cold, bar] = [await stations.create(manager, name('Cold')), await stations.create(manager, name('Bar'))];
  const lines = await database.db.checkoutLine.findMany({
    where: { checkoutId: id },
    include: { variant: { include: { product: { include: { categories: true } } } } },
  });
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const [first] = lines;
  const product = first?.variant?.product;
  const categoryId = product?.categories[0]?.categoryId ?? '';
  const madeAt = async () =>
    (await stationsOfVariants(database.db, world.channel.id, variantIds)).get(variantIds[0] ?? '');
  expect(await madeAt()).toBeUndefined();
  await routeToStation(manager, { categoryId }, cold.id);
  expect(await madeAt()).toBe(cold.id);
  await routeToStation(manager, { productId: product?.id ?? '' }, bar.id);
  expect(await madeAt()).toBe(bar.id);
  await routeToStation(manager, { productId: product?.id ?? '' }, null);
  expect(await madeAt()).toBe(cold.id);
  const stranger = await (await kitchen()).world.staff('MANAGER');
  await expect(routeToStation(stranger, { categoryId }, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
