import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMaintenance } from '../channel/channel.store';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { StaffRole } from '../generated/prisma/client';
import { createTestStaff, execute, run, testContext } from '../graphql/testing';
import { createLocalPhotoStorage } from '../media/storage/photo-storage';
import { newShop } from './key-data-defaults';

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'carte-demo-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const LOAD = 'mutation { loadDemoMenu { __typename ... on Channel { isOnMaintenance } ... on Error { code } } }';

async function shopWith(role: StaffRole) {
  const { db } = database;
  const data = newShop({
    name: 'Пельменная',
    otherNames: {},
    locale: 'ru',
    currencyCode: 'RUB',
    countryCode: 'RU',
    timeZone: 'Europe/Moscow',
    phone: null,
  });
  const channel = await db.channel.create({ data });
  const actor = await createTestStaff(db, channel.id, role);
  return { channel, context: testContext(db, channel, { actor, photos: createLocalPhotoStorage(directory) }) };
}

test('a shop from the wizard takes orders once the demo menu is loaded, and keeps what the wizard made', async () => {
  const { db } = database;
  const { channel, context } = await shopWith('ADMIN');
  expect(await readMaintenance(db, channel)).toBe(true);
  expect(await run(context, LOAD)).toEqual({ loadDemoMenu: { __typename: 'Channel', isOnMaintenance: false } });
  const where = { channelId: channel.id };
  expect(await db.product.count({ where })).toBeGreaterThan(39);
  expect(await db.warehouse.findMany({ where })).toMatchObject([{ name: { ru: 'Пельменная' } }]);
  expect(await db.paymentMethod.count({ where })).toBe(2);
  expect(await run(context, LOAD)).toEqual({ loadDemoMenu: { __typename: 'Refusal', code: 'MENU_NOT_EMPTY' } });
});

test('who may not change the settings loads nothing', async () => {
  const { channel, context } = await shopWith('OPERATOR');
  expect((await execute(context, LOAD)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await database.db.menu.count({ where: { channelId: channel.id } })).toBe(0);
});
