import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutView } from '../checkout-view';
import { placePhoneOrder } from '../desk/place-phone-order.command';
import { goodDetails, placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';

/** What every order has (docs/decisions/carts-and-orders.md), and what `isOrder` of the client kit says to TypeScript. */
let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await shop(database.db).dish('Pizza', 900).open();
});
afterAll(() => database.drop());

const WAYS: Readonly<Record<string, () => Promise<CheckoutView>>> = {
  'out of a cart': async () => {
    const shopper = await world.shopper();
    await shopper.add('Pizza');
    return shopper.place();
  },
  'in one call, for later': () => {
    const slotFrom = new Date('2026-11-20T15:00:00Z');
    const details = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1', timeKind: 'SLOT', slotFrom } as const;
    return placeLines(world, [world.choice('Pizza')], details);
  },
  'on the telephone': async () => {
    const lines = [world.choice('Pizza')];
    return placePhoneOrder(await world.staff('OPERATOR'), {
      ...goodDetails(world),
      idempotencyKey: randomUUID(),
      lines,
    });
  },
};

test.each(Object.keys(WAYS))(
  'an order that is placed %s has its number, its times and how it is received',
  async (way) => {
    const { status, number, placedAt, promisedAt, details } = (await WAYS[way]?.()) ?? {};
    // By telephone it is accepted by who takes it.
    expect(['PLACED', 'ACCEPTED']).toContain(status);
    expect([number, placedAt, promisedAt, details?.deliveryMethod]).not.toContain(null);
  },
);
