import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestStaff, run, testContext } from '../../graphql/testing';
import { amendOrder } from '../amending/amend-order.command';
import { shop } from '../testing-world';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db, { asksCutlery: true }).dish('Soup', 900).payment('CASH').payment('CUSTOM').open();
const DELIVERY = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;
const FIELDS = 'handover arrival cutlery';
const READ = `query ($token: String!) { order(token: $token) { ${FIELDS} } }`;

test('how an order is handed over is kept, placed and read by its shopper and staff, not by strangers', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Soup', 2);
  const wishes = { handover: 'DOOR', arrival: 'CALL', cutlery: 2 } as const;
  expect((await shopper.fill({ ...DELIVERY, ...wishes })).details).toMatchObject(wishes);
  const paid = { ...DELIVERY, paymentMethodId: world.payment('CUSTOM') };
  // What comes with the call goes before what the cart has.
  await shopper.fill({ handover: null, cutlery: 5 });
  const { token, details } = await shopper.place({ ...paid, handover: 'DOOR', cutlery: 2 });
  expect(details).toMatchObject(wishes);
  const read = (actor: Actor) => run(testContext(database.db, world.channel, { actor }), READ, { token });
  expect(await read(shopper.actor)).toEqual({ order: wishes });
  expect(await read((await world.shopper()).actor)).toEqual({
    order: { handover: null, arrival: null, cutlery: null },
  });
  const cook = await createTestStaff(database.db, world.channel.id, 'KITCHEN');
  expect(await read(cook)).toEqual({ order: { handover: null, arrival: null, cutlery: 2 } });
});

test('what is paid at the door is not left there, and what is collected has no door', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Soup', 2);
  await shopper.fill({ handover: 'DOOR', arrival: 'CALL' });
  await expect(shopper.place({ ...DELIVERY, paymentMethodId: world.payment('CASH') })).rejects.toMatchObject({
    fields: [{ path: ['handover'], code: 'PAID_AT_DOOR' }],
  });
  const collected = await shopper.place({ paymentMethodId: world.payment('CASH') });
  expect(collected.details).toMatchObject({ handover: null, arrival: null });
});

test('an order that costs nothing can be left at the door, until a change makes it cost something', async () => {
  const world = await shop(database.db).dish('Sample', 0).dish('Soup', 900).payment('CASH').open();
  const shopper = await world.shopper();
  await shopper.add('Sample');
  const { id, details } = await shopper.place({
    ...DELIVERY,
    handover: 'DOOR',
    paymentMethodId: world.payment('CASH'),
  });
  expect(details.handover).toBe('DOOR');
  const lines = [{ variantId: world.variant('Soup'), optionIds: [], quantity: 1 }];
  const amended = await amendOrder(await world.staff('OPERATOR'), { id, isAgreedByPhone: true, lines });
  expect(amended.details.handover).toBeNull();
});

test('an order that a change makes paid at the door is given by hand, and nobody can ask for both', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Soup', 2);
  const ways = { ...DELIVERY, paymentMethodId: world.payment('CUSTOM') };
  const { id } = await shopper.place({ ...ways, handover: 'DOOR', arrival: 'CALL' });
  const operator = await world.staff('OPERATOR');
  const amend = (change: object) => amendOrder(operator, { id, isAgreedByPhone: true, ...change });
  expect((await amend({ courierNote: 'Back yard' })).details.handover).toBe('DOOR');
  const { details } = await amend({ paymentMethodId: world.payment('CASH') });
  expect(details).toMatchObject({ handover: null, arrival: 'CALL' });
  await expect(amend({ handover: 'DOOR' })).rejects.toMatchObject({
    fields: [{ path: ['handover'], code: 'PAID_AT_DOOR' }],
  });
});

test('cutlery is a number from none to twenty, where the shop asks for it', async () => {
  const world = await bar();
  const shopper = await world.shopper();
  await shopper.add('Soup');
  for (const [cutlery, code] of [
    [-1, 'NUMBER_TOO_SMALL'],
    [21, 'NUMBER_TOO_BIG'],
    [1.5, 'INVALID'],
  ] as const) {
    await expect(shopper.fill({ cutlery })).rejects.toMatchObject({ fields: [{ path: ['cutlery'], code }] });
  }
  expect((await shopper.fill({ cutlery: 0 })).details.cutlery).toBe(0);
  expect((await shopper.fill({ cutlery: null })).details.cutlery).toBeNull();
  await world.change({ asksCutlery: false });
  await expect(shopper.fill({ cutlery: 1 })).rejects.toMatchObject({
    fields: [{ path: ['cutlery'], code: 'CUTLERY_NOT_ASKED' }],
  });
  expect((await shopper.fill({ cutlery: null })).details.cutlery).toBeNull();
});
