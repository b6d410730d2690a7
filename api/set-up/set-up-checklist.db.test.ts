import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../catalog/testing';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { run } from '../graphql/testing';
import { newShop } from './key-data-defaults';
import { readSetUpChecklist } from './set-up-checklist.store';

let database: TestDatabase;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
});
afterAll(() => database.drop());

interface Answer {
  readonly channel: { readonly setUpChecklist: { name: string; isDone: boolean; isNeeded: boolean }[] | null };
}

async function missing(context = shop.manager): Promise<string[]> {
  const channel = await database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const source = '{ channel { setUpChecklist { name isDone isNeeded } } }';
  const answer = await run<Answer>({ ...context, channel }, source);
  return (answer.channel.setUpChecklist ?? []).filter(({ isDone }) => !isDone).map(({ name }) => name);
}

test('a dish counts when shoppers can see and buy it', async () => {
  const product = await createTestProduct(shop.manager);
  expect(await missing()).toContain('DISH');
  await mutate(shop.manager, 'addProductToCategory', { productId: product.id, categoryId: shop.categoryId });
  expect(await missing()).not.toContain('DISH');
  await database.db.category.updateMany({ data: { isActive: false } });
  expect(await missing()).toContain('DISH');
});

test('each step is done when the shop has it', async () => {
  const { db } = database;
  const channelId = shop.channel.id;
  await db.channel.update({
    where: { id: channelId },
    data: { isActive: false, phone: null, isDeliveryAvailable: false, isPickupAvailable: true },
  });
  expect(await missing()).toEqual(['DISH', 'HOURS', 'RECEIVING', 'PAYMENT', 'ORDERING', 'PHONE', 'LOGO', 'RECEIVER']);
  const photo = { channelId, key: 'a'.repeat(32), width: 9, height: 9, widths: [9], placeholder: '' };
  const { id: logoId } = await db.media.create({ data: photo });
  await db.channel.update({ where: { id: channelId }, data: { isActive: true, phone: '+49301', logoId } });
  await db.workingDay.create({ data: { channelId, index: 1, intervals: [{ from: '10:00', to: '22:00' }] } });
  await db.warehouse.create({ data: { channelId, name: {} } });
  await db.paymentMethod.create({ data: { channelId, type: 'CASH', name: {} } });
  const hook = { channelId, name: 'Bot', url: 'https://example.com', secretCipher: Buffer.alloc(1), bodyTemplate: '' };
  await db.receiver.create({ data: hook });
  expect(await missing()).toEqual(['DISH']);
});

test('only those who may set the shop up can read it', async () => {
  expect(await run(shop.operator, '{ channel { setUpChecklist { name } } }').catch(() => 'refused')).toSatisfy(
    (answer) => answer === 'refused' || JSON.stringify(answer).includes('null'),
  );
});

test('what a new shop has from the start is preset until staff change it', async () => {
  const { db } = database;
  const key = {
    name: 'Tbilisi',
    phone: null,
    locale: 'en',
    countryCode: 'GE',
    currencyCode: 'GEL',
    timeZone: 'Asia/Tbilisi',
  } as const;
  const channel = await db.channel.create({ data: newShop({ ...key, otherNames: {} }) });
  const preset = async () =>
    (await readSetUpChecklist(db, channel)).filter(({ isPreset }) => isPreset).map(({ name }) => name);
  expect(await preset()).toEqual(['HOURS', 'RECEIVING', 'PAYMENT', 'ORDERING']);
  const channelId = channel.id;
  await db.auditEntry.createMany({
    data: [
      { channelId, action: 'updateWorkingDays' },
      { channelId, action: 'updatePaymentMethod' },
      { channelId, action: 'updateChannel', details: { changes: { accentColor: { from: '#000000', to: '#ffffff' } } } },
    ],
  });
  expect(await preset()).toEqual(['RECEIVING', 'ORDERING']);
  const changes = { deliveryFee: { from: null, to: 300 } };
  await db.auditEntry.create({ data: { channelId, action: 'updateChannel', details: { changes } } });
  expect(await preset()).toEqual(['ORDERING']);
});
