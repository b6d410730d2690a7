import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, TEST_NOW, type World } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { importPastOrders } from './import-past-orders.command';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await shop(database.db)
    .dish('Borscht', 1_450)
    .withVariant('Large', 2_200, { sku: 'B-L' })
    .dish('Tea', 300)
    .open();
});

afterAll(() => database.drop());

const HEAD = 'number,placed_at,phone,name,method,status,discount,delivery_fee,payment,dish,variant,sku,quantity,price';
const FILE = [
  HEAD,
  'A-1,2025-05-01 19:30,030 901820,Anna,delivery,,1.00,5.00,cash,Tea,,,2,3.00',
  'A-1,,,,,,,,,Old borscht,,B-L,1,22.00',
  'A-2,2025-05-02 12:00,030 901820,Anna,,cancelled,,,,Tea,,,1,3.00',
  'A-3,2025-05-03 12:00,030 901821,,,,,,,Soup of the day,,,1,7.00',
].join('\n');

const run = (text: string, write: boolean) =>
  importPastOrders(database.db, { file: Buffer.from(text), host: '', write, now: TEST_NOW });

const stored = () =>
  database.db.checkout.findMany({
    where: { channelId: world.channel.id },
    orderBy: { placedAt: 'asc' },
    include: { client: true, lines: { orderBy: { position: 'asc' } }, moves: true, outbox: true },
  });

test('a first look writes nothing, and says what would come', async () => {
  expect(await run(FILE, false)).toMatchObject({
    orders: 3,
    clients: 2,
    known: 0,
    lines: 4,
    linesWithoutDish: 1,
    total: 3_900,
    isWritten: false,
    faults: [],
  });
  expect(await stored()).toEqual([]);
});

test('orders are there with their clients and dishes, and nobody gets a message about them', async () => {
  expect(await run(FILE, true)).toMatchObject({ isWritten: true });
  const orders = await stored();
  expect(orders).toMatchObject([
    {
      number: 'A-1',
      status: 'COMPLETED',
      deliveryMethod: 'DELIVERY',
      paymentType: 'CASH',
      productsCost: 2_800,
      discount: 100,
      deliveryFee: 500,
      total: 3_200,
      moves: [],
      outbox: [],
      client: { name: 'Anna', ordersCount: 1, totalSpent: 3_200n },
      lines: [
        { productName: { en: 'Tea' }, quantity: 2, variantId: world.variant('Tea') },
        { productName: { en: 'Old borscht' }, variantId: world.variant('Borscht/Large') },
      ],
    },
    { number: 'A-2', status: 'CANCELLED', paymentType: null },
    { number: 'A-3', client: { name: '+4930901821' }, lines: [{ variantId: null }] },
  ]);
  expect(await database.db.auditEntry.findFirst({ where: { action: 'importPastOrders' } })).toMatchObject({
    details: { orders: 3 },
  });
});

test('once more it doubles nothing, and adds what is new', async () => {
  const added = `${FILE}\nA-4,2025-06-01 12:00,030 901820,Anna,,,,,,Tea,,,1,3.00`;
  expect(await run(added, true)).toMatchObject({ orders: 4, known: 3, isWritten: true });
  expect((await stored()).map(({ number }) => number)).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
  expect(await database.db.client.findFirst({ where: { name: 'Anna' } })).toMatchObject({ ordersCount: 2 });
});

test('a file in an alphabet that is not known for sure is asked about', async () => {
  const file = Buffer.from(`${HEAD}\nC-1,2025-05-01 19:30,030 901820,,,,,,,\xafurek,,,1,3.00`, 'latin1');
  const given = { file, host: '', write: false, now: TEST_NOW };
  await expect(importPastOrders(database.db, given)).rejects.toMatchObject({ code: 'ENCODING_DOUBTFUL' });
  expect(await importPastOrders(database.db, { ...given, encoding: 'windows-1250' })).toMatchObject({
    faults: [],
    orders: 1,
  });
});

test('a file with one fault is not written at all', async () => {
  const faulty = `${HEAD}\nB-1,2025-05-01 19:30,030 901820,,,,,,,Tea,,,1,3.00\nB-2,2025-05-01,,,,,,,,Tea,,,1,3.00`;
  expect(await run(faulty, true)).toMatchObject({ isWritten: false, faults: [{ row: 3 }, { row: 3 }] });
  expect(await stored()).toHaveLength(4);
});
