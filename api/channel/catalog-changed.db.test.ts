import { parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNotifications, type Notifications } from '../db/notifications';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { transaction } from '../db/transaction';
import { createTestChannel, testContext } from '../graphql/testing';
import { schema } from '../schema';
import { touchCatalog } from '../staff-writes/staff-write.command';

let database: TestDatabase;
let notifications: Notifications;

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = createNotifications(database.url);
});

afterAll(async () => {
  await notifications.close();
  await database.drop();
});

test('a subscriber gets its shop’s new revision, and no other shop’s', async () => {
  const [shop, other] = [await createTestChannel(database.db), await createTestChannel(database.db)];
  const contextValue = testContext(database.db, shop, { notifications });
  const events = await subscribe({ schema, document: parse('subscription { catalogChanged }'), contextValue });
  if (!(Symbol.asyncIterator in events)) throw new AggregateError(events.errors ?? []);
  const isNew = (async () => {
    for await (const { data } of events) if (Number(data?.catalogChanged) > shop.catalogRevision) return data;
  })();
  await transaction(database.db, (tx) => touchCatalog(tx, other.id));
  await transaction(database.db, (tx) => touchCatalog(tx, shop.id));
  expect(await isNew).toEqual({ catalogChanged: shop.catalogRevision + 1 });
});
