import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestChannel, createTestStaff, run, testContext } from '../graphql/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MAP = '{ channel { mapTiles { url attribution } } }';
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Town surveyors' };

test('a background that is for staff is not given to shoppers, and staff’s map begins at the capital', async () => {
  const channel = await createTestChannel(database.db, { countryCode: 'GE' });
  const actor = await createTestStaff(database.db, channel.id, 'MANAGER');
  const ask = (source: string, isForShoppers: boolean, isStaff: boolean) =>
    run(
      testContext(database.db, channel, { mapTiles: { ...tiles, isForShoppers }, ...(isStaff && { actor }) }),
      source,
    );
  expect(await ask(MAP, false, false)).toEqual({ channel: { mapTiles: null } });
  expect(await ask(MAP, false, true)).toEqual({ channel: { mapTiles: tiles } });
  expect(await ask(MAP, true, false)).toEqual({ channel: { mapTiles: tiles } });
  const { channel: told } = await ask('{ channel { capital { latitude longitude } } }', false, true);
  expect(told).toEqual({ capital: { latitude: expect.closeTo(41.7, 1), longitude: expect.closeTo(44.8, 1) } });
});
