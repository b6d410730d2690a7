import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeLines } from '../checkout/testing-shopper';
import { shop } from '../checkout/testing-world';
import { createDatabase, type Database } from './client';
import { withDatabase } from './connection';
import { createNotifications, notify } from './notifications';
import { checkPooler, PoolerNotReady, prepareForPooler } from './pooler';
import { createTestDatabase, type TestDatabase } from './testing';
import { hasPooler, startPooler, type TestPooler } from './testing-pooler';
import { transaction } from './transaction';

describe.runIf(hasPooler)('through a pooler in transaction mode', () => {
  let direct: TestDatabase;
  let pooler: TestPooler;
  let db: Database;
  beforeAll(async () => {
    direct = await createTestDatabase();
    // Another zone than Carte's, as a server in Tokyo may have it.
    await direct.db.$executeRawUnsafe(
      `alter database "${new URL(direct.url).pathname.slice(1)}" set timezone to 'Asia/Tokyo'`,
    );
    await prepareForPooler(direct.url);
    await prepareForPooler(direct.url);
    pooler = await startPooler(direct.url, 2);
    db = createDatabase(pooler.url, { isPooled: true });
  });
  afterAll(async () => {
    await db.$disconnect();
    await pooler.stop();
    await direct.drop();
  });

  test('orders are placed by many at once over two connections, and instants stay what they are', async () => {
    await checkPooler(pooler.url, direct.url);
    const world = await shop(db).dish('Cola', 300).open();
    const orders = await Promise.all(Array.from({ length: 12 }, () => placeLines(world, [world.choice('Cola')])));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    const [stored] = await direct.db.checkout.findMany({ orderBy: { placedAt: 'desc' }, take: 1 });
    expect(stored?.placedAt).toEqual(orders[0]?.placedAt);
  });

  test('what is sent through the pooler arrives over the direct connection', async () => {
    const notifications = createNotifications(direct.url);
    const heard: unknown[] = [];
    notifications.subscribe('pooled', (notification) => void heard.push(notification.kind));
    await expect.poll(() => heard).toEqual(['gap']);
    await transaction(db, (tx) => notify(tx, 'pooled', { id: 1 }));
    await expect.poll(() => heard).toEqual(['gap', 'told']);
    await notifications.close();
  });

  test('a database that is not there is refused at once, though PgBouncer gives it the code of a lost connection', async () => {
    const wrong = withDatabase(pooler.url, 'no_such_database');
    await expect(checkPooler(wrong, direct.url)).rejects.toThrow(
      /^The pooler refuses \(.*does not exist.*\): is DATABASE_POOLER_URL right\?$/,
    );
  });

  test('connections that were opened before are found out', async () => {
    await expect(checkPooler(pooler.url, `${direct.url}?schema=other`)).rejects.toThrow(PoolerNotReady);
  });
});
