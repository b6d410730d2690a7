import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { run, testContext } from '../../graphql/testing';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import type { Shopper } from '../testing-shopper';
import { goodDetails } from '../testing-shopper';
import { shop, TEST_NOW, type World } from '../testing-world';
import type { DetailsInput } from './details';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MINUTE = 60_000;
const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

const PROBLEMS = `{ checkout {
  totalPrice { minor }
  problems { __typename code message path }
  lines { problems { __typename code ... on SoldOut { lines { kind } } } }
} }`;

interface Told {
  readonly checkout: {
    readonly totalPrice: { readonly minor: number };
    readonly problems: readonly { readonly code: string; readonly path: readonly string[] | null }[];
    readonly lines: readonly { readonly problems: readonly { readonly code: string }[] }[];
  };
}

async function told(world: World, { actor }: Shopper): Promise<Told['checkout']> {
  const context = testContext(world.db, world.channel, { actor, now: () => world.now });
  return (await run<Told>(context, PROBLEMS)).checkout;
}

const codesOf = ({ problems }: Told['checkout']) => problems.map(({ code }) => code);

/** A pizzeria with two kitchens, two ways to pay, a code and a zone, in which a shopper has filled in all there is. */
async function pizzeria() {
  const world = await shop(database.db, { deliveryFee: 200 })
    .dish('Pizza', 1000, { weight: 500, unit: 'G' })
    .dish('Cola', 300)
    .payment('CASH')
    .payment('CARD')
    .warehouse('Mitte')
    .warehouse('Pankow')
    .promo('WELCOME')
    .open();
  await database.db.warehouse.update({
    where: { id: world.warehouse('Pankow') },
    data: { latitude: 48.1, longitude: 11.5 },
  });
  return world;
}

const seldom = fc.integer({ min: 0, max: 5 }).map((side) => side === 0);

const change = fc.record({
  settings: fc.record({
    isActive: seldom.map((isClosed) => !isClosed),
    isDeliveryAvailable: seldom.map((isOff) => !isOff),
    isPickupAvailable: seldom.map((isOff) => !isOff),
    minimumOrderValue: fc.option(fc.integer({ min: 0, max: 3000 })),
    minAmountForDelivery: fc.option(fc.integer({ min: 0, max: 3000 })),
    maximumOrderWeight: fc.option(fc.integer({ min: 400, max: 1500 })),
    pausedUntil: fc.option(fc.integer({ min: -60, max: 240 }).map(after)),
    slotCapacity: fc.option(fc.constant(1)),
  }),
  now: fc.oneof(fc.constant(0), fc.integer({ min: -240, max: 720 })),
  isDishGone: seldom,
  isPaymentOff: seldom,
  isKitchenShut: seldom,
  isPromoOver: seldom,
  areZonesDrawn: seldom,
});

type Changed = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const wish = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  method: fc.constantFrom('DELIVERY' as const, 'PICKUP' as const),
  slot: fc.option(fc.integer({ min: 2, max: 16 })),
  changeFrom: fc.option(fc.integer({ min: 500, max: 4000 })),
  hasPromo: fc.boolean(),
});

interface Asked {
  readonly quantity: number;
  readonly method: 'DELIVERY' | 'PICKUP';
  readonly slot: number | null;
  readonly changeFrom: number | null;
  readonly hasPromo: boolean;
}

/** Everything that placing asks for, so that only what the shop changes can keep it from being placed. */
function detailsOf(world: World, { method, slot, changeFrom }: Asked): DetailsInput {
  return {
    ...goodDetails(world),
    deliveryMethod: method,
    street: 'Hauptstr. 1',
    latitude: 52.52,
    longitude: 13.405,
    warehouseId: world.warehouse('Mitte'),
    paymentMethodId: world.payment('CASH'),
    changeFrom,
    ...(slot === null ? { timeKind: 'ASAP' as const } : { slotFrom: after(slot * 30) }),
  };
}

const AS_IT_WAS: Changed = {
  settings: {
    isActive: true,
    isDeliveryAvailable: true,
    isPickupAvailable: true,
    pausedUntil: null,
    slotCapacity: null,
    minimumOrderValue: null,
    minAmountForDelivery: null,
    maximumOrderWeight: null,
  },
  now: 0,
  isDishGone: false,
  isPaymentOff: false,
  isKitchenShut: false,
  isPromoOver: false,
  areZonesDrawn: false,
};

async function changeShop(world: World, changed: Changed) {
  const { db, channel } = world;
  await world.change(changed.settings);
  world.now = after(changed.now);
  await world.stop('Pizza', !changed.isDishGone);
  await db.paymentMethod.update({ where: { id: world.payment('CASH') }, data: { isActive: !changed.isPaymentOff } });
  await db.warehouse.update({ where: { id: world.warehouse('Mitte') }, data: { isActive: !changed.isKitchenShut } });
  await world.changePromo('WELCOME', { endsAt: changed.isPromoOver ? after(-1000) : null });
  await db.deliveryZone.deleteMany({ where: { channelId: channel.id } });
  if (changed.areZonesDrawn) {
    const far = { shape: 'RADIUS', warehouseId: world.warehouse('Pankow'), radiusMeters: 1000 } as const;
    await db.deliveryZone.create({ data: { channelId: channel.id, name: { en: 'Far' }, ...far } });
  }
}

test('placing is refused with the first problem that the cart shows, and succeeds when it shows none', async () => {
  const seen = new Set<string>();
  const world = await pizzeria();
  await fc.assert(
    fc.asyncProperty(wish, change, async (asked, changed) => {
      await changeShop(world, AS_IT_WAS);
      const shopper = await world.shopper();
      await shopper.add('Pizza', asked.quantity);
      await shopper.fill(detailsOf(world, asked));
      if (asked.hasPromo) await shopper.applyPromo('WELCOME');
      await changeShop(world, changed);
      const { totalPrice, ...cart } = await told(world, shopper);
      const outcome = await shopper
        .place({ ...detailsOf(world, asked), expectedTotal: totalPrice.minor })
        .then(({ status }) => status)
        .catch(({ code }: { code: string }) => code);
      const [first = 'PLACED'] = codesOf({ ...cart, totalPrice });
      seen.add(first);
      expect(outcome).toBe(first);
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 10) },
  );
  expect(seen.size).toBeGreaterThan(3);
});

test('a time that has passed is a problem at its field until another is chosen', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await shopper.fill({ deliveryMethod: 'PICKUP' });
  expect(codesOf(await told(world, shopper))).toEqual([]);
  world.now = after(11 * 60);
  const { problems } = await told(world, shopper);
  expect(problems).toEqual([
    {
      __typename: 'ShopClosed',
      code: 'SHOP_CLOSED',
      message: 'We are closed right now. Please choose a time for your order.',
      path: ['timeKind'],
    },
  ]);
  await shopper.fill({ slotFrom: after(24 * 60) });
  expect(codesOf(await told(world, shopper))).toEqual([]);
});

test('each line says why it can’t be ordered, and the cart says so of all of them', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  await shopper.add('Cola');
  await world.stop('Cola');
  const { lines, problems } = await told(world, shopper);
  expect(lines.map((line) => line.problems)).toEqual([
    [],
    [{ __typename: 'SoldOut', code: 'SOLD_OUT', lines: [{ kind: 'SOLD_OUT' }] }],
  ]);
  expect(problems).toMatchObject([{ code: 'SOLD_OUT' }]);
});

test('a missing pickup kitchen is reported before placing', async () => {
  const world = await pizzeria();
  const shopper = await world.shopper();
  await shopper.add('Cola');
  await shopper.fill({ deliveryMethod: 'PICKUP' });
  await world.db.warehouse.updateMany({ where: { channelId: world.channel.id }, data: { isActive: false } });
  expect(codesOf(await told(world, shopper))).toEqual(['WAREHOUSE_REQUIRED']);
  await shopper.fill({ deliveryMethod: 'DELIVERY' });
  expect(codesOf(await told(world, shopper))).toEqual([]);
});
