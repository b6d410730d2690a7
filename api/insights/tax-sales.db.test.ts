import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedTaxes } from '../checkout/pricing/order-taxes';
import { placeLines } from '../checkout/testing-shopper';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestStaff, run, testContext } from '../graphql/testing';
import { readTaxSales } from './tax-sales.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const DAY = { from: new Date('2026-11-20T00:00Z'), before: new Date('2026-11-21T00:00Z') };
const RATES = [0, 550, 700, 1900, 2000];

const line = fc.record({
  unitPrice: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxRate: fc.oneof(fc.constant(null), fc.constantFrom(...RATES)),
});
const sale = fc.record({
  lines: fc.array(line, { minLength: 3, maxLength: 3 }),
  deliveryFee: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1_000 })),
  deliveryTaxRate: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...RATES) }, fc.constant(null)),
  tip: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 500 })),
  /** What is paid for the dishes, whatever they cost. */
  paid: fc.integer({ min: 0, max: 100_000 }),
});

/** An order of three dishes on the day of `DAY`, with those figures. */
async function sell(world: World, { lines, paid, ...sums }: ReturnType<typeof sale.generate>['value']) {
  const { id, ...order } = await placeLines(
    world,
    ['Pizza', 'Cola', 'Bread'].map((dish) => world.choice(dish)),
    {},
  );
  const total = paid + (sums.deliveryFee ?? 0) + (sums.tip ?? 0);
  await world.db.checkout.update({ where: { id }, data: { ...sums, total, placedAt: new Date('2026-11-20T12:00Z') } });
  for (const [index, data] of lines.entries()) {
    await world.db.checkoutLine.update({ where: { id: order.lines[index]?.id ?? '' }, data });
  }
  return { ...sums, lines, total };
}

test('the VAT of a period is the sum of what its orders say, to the minor unit', async () => {
  const world = await shop(database.db).dish('Pizza', 1000).dish('Cola', 300).dish('Bread', 200).open();
  const sums = new Map<number, { net: number; tax: number; gross: number }>();
  for (const figures of fc.sample(sale, 40)) {
    const taxes = placedTaxes(await sell(world, figures));
    for (const { rate, ...part } of taxes?.totals ?? []) {
      const sum = sums.get(rate) ?? { net: 0, tax: 0, gross: 0 };
      sums.set(rate, { net: sum.net + part.net, tax: sum.tax + part.tax, gross: sum.gross + part.gross });
    }
  }
  const expected = [...sums].sort(([one], [other]) => other - one).map(([rate, sum]) => ({ rate, ...sum }));
  expect(await readTaxSales(world.db, world.channel, DAY)).toEqual(expected);
});

const SALES = `{ channel { salesBetween(from: "2026-11-20", to: "2026-11-20") {
  revenue { decimal } byTaxRate { rate gross { decimal } net { decimal } tax { decimal } }
} } }`;

test('staff read it by rates; cancelled orders and other shops are not in it', async () => {
  const world = await shop(database.db, { taxStandard: 1900, taxReduced: 700, taxOnPickup: 'REDUCED' })
    .dish('Pizza', 1070)
    .open();
  const other = await shop(database.db, { taxStandard: 1900 }).dish('Pizza', 1000).open();
  await placeLines(world, [world.choice('Pizza', 2)]);
  const cancelled = await placeLines(world, [world.choice('Pizza')]);
  await placeLines(other, [other.choice('Pizza')]);
  await world.db.checkout.update({ where: { id: cancelled.id }, data: { status: 'CANCELLED' } });
  await world.db.checkout.updateMany({ data: { placedAt: new Date('2026-11-20T12:00Z') } });
  const actor = await createTestStaff(world.db, world.channel.id, 'MANAGER');
  const manager = testContext(world.db, world.channel, { actor, now: () => world.now });
  expect(await run(manager, SALES)).toEqual({
    channel: {
      salesBetween: {
        revenue: { decimal: '21.40' },
        byTaxRate: [{ rate: 7, gross: { decimal: '21.40' }, net: { decimal: '20.00' }, tax: { decimal: '1.40' } }],
      },
    },
  });
});
