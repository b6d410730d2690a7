import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeLines } from '../checkout/testing-shopper';
import { shop } from '../checkout/testing-world';
import { createDatabase, type Database } from './client';
import { createNotifications, notify } from './notifications';
import { checkPooler, PoolerNotReady, prepareForPooler } from './pooler';
import { createTestDatabase, type TestDatabase } from './testing';
import { transaction } from './transaction';

/** Debian's package; where it is not installed, nothing of this can be tried. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A real PgBouncer in transaction mode that has one connection for everybody. */
async function startPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port: target, username, password, pathname } = new URL(url);
  const directory = mkdtempSync(join(tmpdir(), 'carte-pooler-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  // PgBouncer refuses to be root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER, [...account, file], { stdio: 'ignore' });
  const pooled = `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
  for (let tried = 0; tried < 100; tried += 1) {
    const client = new pg.Client(pooled);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) break;
    await sleep(100);
  }
  return {
    url: pooled,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

describe.runIf(existsSync(PGBOUNCER))('through a pooler in transaction mode', () => {
  let direct: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let db: Database;
  beforeAll(async () => {
    direct = await createTestDatabase();
    // Another zone than Carte's, as a server in Tokyo may have it.
    await direct.db.$executeRawUnsafe(
      `alter database "${new URL(direct.url).pathname.slice(1)}" set timezone to 'Asia/Tokyo'`,
    );
    await prepareForPooler(direct.url);
    await prepareForPooler(direct.url);
    pooler = await startPooler(direct.url);
    db = createDatabase(pooler.url, { isPooled: true });
  });
  afterAll(async () => {
    await db.$disconnect();
    await pooler.stop();
    await direct.drop();
  });

  test('orders are placed by many at once over two connections, and instants stay what they are', async () => {
    await checkPooler(db, direct.url);
    const world = await shop(db).dish('Cola', 300).open();
    const orders = await Promise.all(Array.from({ length: 12 }, () => placeLines(world, [world.choice('Cola')])));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    const [stored] = await direct.db.checkout.findMany({ orderBy: { placedAt: 'desc' }, take: 1 });
    expect(stored?.placedAt).toEqual(orders[0]?.placedAt);
  });

  test('what is told through the pooler is heard over the direct connection', async () => {
    const notifications = createNotifications(direct.url);
    const heard: unknown[] = [];
    notifications.subscribe('pooled', (notification) => void heard.push(notification.kind));
    await expect.poll(() => heard).toEqual(['gap']);
    await transaction(db, (tx) => notify(tx, 'pooled', { id: 1 }));
    await expect.poll(() => heard).toEqual(['gap', 'told']);
    await notifications.close();
  });

  test('connections that were opened before are found out', async () => {
    await expect(checkPooler(db, `${direct.url}?schema=other`)).rejects.toThrow(PoolerNotReady);
  });
});
