import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { createDatabase, type Database } from '../../db/client';
import { makeBriefPlace } from '../../db/embedded/brief-place';
import { startEmbedded } from '../../db/embedded/embedded';
import { parsePidFile } from '../../db/embedded/pid-file';
import { migrate } from '../../db/migrate';
import { createNotifications } from '../../db/notifications';
import { globalId } from '../../graphql/testing';
import { startTestServer, type TestServer } from './testing-server';

/** An address that stays while the PostgreSQL behind it comes and goes, on another port each time. */
class Address {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  port = 0;

  constructor() {
    this.#server = createServer((socket) => {
      const behind = connect(this.port, '127.0.0.1');
      for (const end of [socket, behind]) {
        this.#sockets.add(end);
        end.on('error', () => {}).on('close', () => [socket, behind].forEach((other) => void other.destroy()));
      }
      socket.pipe(behind).pipe(socket);
    });
  }

  async open(url: string): Promise<string> {
    const address = new URL(url);
    this.port = Number(address.port);
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const own = this.#server.address();
    address.port = String(typeof own === 'object' ? own?.port : '');
    return address.toString();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const parent = makeBriefPlace();
const directory = join(parent, 'postgres');
const address = new Address();
let db: Database;
let server: TestServer;
let world: World;
let notifications: ReturnType<typeof createNotifications>;

const start = () => startEmbedded({ directory, durable: false });

/** As a reboot of the database's machine does: sessions are ended in the middle of what they do. */
function shutDown(): void {
  const { pid } = parsePidFile(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8')) ?? {};
  if (pid) process.kill(pid, 'SIGINT');
}

beforeAll(async () => {
  const url = await address.open((await start()).url);
  await migrate(url);
  db = createDatabase(url);
  notifications = createNotifications(url);
  server = await startTestServer({ services: { db, notifications } });
  world = await shop(db).dish('Cola', 300).receiver('kitchen').open();
});
afterAll(async () => {
  await server.close();
  await notifications.close();
  await db.$disconnect();
  await address.close();
  await (await start()).stop();
  rmSync(parent, { recursive: true, force: true });
});

const place = (key: string) =>
  server.client().post(
    '/api/checkout',
    {
      name: 'Anna Schmidt',
      phone: '030 901820',
      deliveryMethod: 'PICKUP',
      paymentMethodId: globalId('PaymentMethod', world.payment()),
      lines: [{ productVariantId: globalId('Variant', world.variant('Cola')) }],
    },
    { 'idempotency-key': key },
  );

test('a database that restarts in a rush costs no order: 503 and Retry-After meanwhile, then the same key finishes', async () => {
  expect((await place('before')).status).toBe(201);
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const rush = keys.map(place);
  shutDown();
  const answers = await Promise.all(rush);
  const refused = [...answers.filter(({ status }) => status !== 201), await place('while away')];
  for (const { status, headers, body } of refused) {
    expect([status, body]).toEqual([503, { error: expect.objectContaining({ code: 'UNAVAILABLE' }) }]);
    expect(headers.get('retry-after')).toBe('5');
  }
  expect((await server.client().get('/health/ready')).status).toBe(503);
  expect((await server.client().get('/health/live')).status).toBe(200);

  address.port = Number(new URL((await start()).url).port);
  await expect.poll(async () => (await server.client().get('/health/ready')).status, { timeout: 20_000 }).toBe(200);
  for (const key of keys) expect((await place(key)).status).toBe(201);
  const orders = await db.checkout.findMany({ where: { status: 'PLACED' }, orderBy: { orderSequence: 'asc' } });
  expect(orders.map(({ orderSequence }) => orderSequence)).toEqual(orders.map((_, index) => index + 1));
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey?.split('\n').at(-1)))).toEqual(
    new Set(['before', ...keys]),
  );
  expect(await db.outboxMessage.count()).toBe(orders.length);
});
