import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeLines } from '../checkout/testing-shopper';
import { shop } from '../checkout/testing-world';
import { createDatabase } from '../db/client';
import { createTestDatabase, statementsOf, type TestDatabase } from '../db/testing';
import { Prisma } from '../generated/prisma/client';
import { schema } from '../schema';
import type { Context } from './context';
import { createTestStaff, createTestToken, execute, testContext } from './testing';
import { documentFor, type TypePath, typePaths } from './testing-paths';

/** Every field that a list repeats, read of few objects and of many: what it costs is counted by objects, not by statements. */
let database: TestDatabase;
let admin: Context;

const FEW = 2;
const MANY = 7;
/** They need statements for each object, and cost as much: `costWithStatement`. */
const BY_THEMSELVES = ['Product.recentSales', 'Client.orders', 'ProductSales.orders', 'ProductSales.quantity'];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, url } = database;
  let builder = shop(db);
  for (let index = 0; index < MANY; index += 1) {
    builder = builder
      .dish(`Dish ${index}`, 500)
      .withVariant('Large', 900)
      .withOption('Extras', { Olives: 100 })
      .promo(`CODE${index}`)
      .receiver(`Receiver ${index}`);
  }
  const world = await builder.open();
  const { id: channelId } = world.channel;
  for (let index = 0; index < MANY; index += 1) {
    const phone = `+49 30 9018${20 + index}`;
    await placeLines(world, [world.choice('Dish 1', 2), world.choice('Dish 2')], { phone });
    await createTestToken(db, channelId, ['ORDERS_READ']);
    await createTestStaff(db, channelId, 'OPERATOR');
  }
  for (const { id: staffMemberId } of await db.staffMember.findMany({ where: { channelId } })) {
    await db.auditEntry.create({ data: { channelId, staffMemberId, action: 'updateProduct' } });
  }
  // The world tells receivers of an order by its id alone, which is no whole message.
  await db.outboxMessage.updateMany({ data: { order: Prisma.DbNull } });
  const actor = await createTestStaff(db, channelId, 'ADMIN');
  admin = testContext(createDatabase(url), world.channel, { actor, now: () => world.now });
}, 60_000);
afterAll(async () => {
  await admin.db.$disconnect();
  await database.drop();
});

async function count(source: string, first: number): Promise<number> {
  const statements = await statementsOf(async () => {
    const { errors } = await execute({ ...admin }, source, { first });
    expect(errors, source).toBeUndefined();
  });
  return statements.length;
}

/** Whether these fields take more statements of many objects than of few. */
async function grows(path: TypePath, fields: readonly string[]): Promise<boolean> {
  const source = documentFor(path, fields);
  if (source === null) return false;
  return (await count(source, FEW)) < (await count(source, MANY));
}

const paths = typePaths(schema).filter(({ isPaged, type }) => isPaged && !/(Connection|Edge)$/.test(type.name));

test('no field takes a statement for each of its objects, but those that cost one', { timeout: 120_000 }, async () => {
  expect(paths.map(({ type }) => type.name)).toEqual(
    expect.arrayContaining(['CheckoutLine', 'Client', 'Order', 'OrderRevision', 'Product', 'ReceiverMessage']),
  );
  const found: string[] = [];
  for (const path of paths) {
    const names = Object.keys(path.type.getFields());
    if (!(await grows(path, names))) continue;
    for (const name of names) if (await grows(path, [name])) found.push(`${path.type.name}.${name}`);
  }
  expect(found).toEqual(BY_THEMSELVES);
});
