import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { createDatabase, type Database } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { type Gate, openGate } from '../../db/testing-gate';
import { globalId } from '../../graphql/testing';
import type { Answer, TestClient } from './testing-client';
import { startTestServer, type TestServer } from './testing-server';

const SHOPPERS = 8;
const ENDINGS = 20;
/** Between two endings, in milliseconds. */
const [SHORTEST, LONGEST] = [10, 500];

let behind: TestDatabase;
let gate: Gate;
let db: Database;
let server: TestServer;
let world: World;
let killer: pg.Client;
beforeAll(async () => {
  behind = await createTestDatabase();
  gate = await openGate(behind.url);
  db = createDatabase(gate.url);
  server = await startTestServer({ services: { db } });
  world = await shop(behind.db).dish('Cola', 300).receiver('kitchen').open();
  killer = new pg.Client(inject('serverUrl'));
  await killer.connect();
});
afterAll(async () => {
  await killer.end();
  await server.close();
  await db.$disconnect();
  await gate.close();
  await behind.drop();
});

/** Ends every connection to the database, as an operator does, or a server that fails over, and at the worst moments. */
async function endConnections(ended: number): Promise<void> {
  gate.endAsOpened(1);
  gate.loseAt(ended % 2 === 0 ? 'BEGIN' : 'COMMIT', 'terminated');
  const name = new URL(behind.url).pathname.slice(1);
  await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

const place = (client: TestClient, key: string) =>
  client.post(
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

test('while all connections are ended again and again, shoppers are answered or asked to come back, and no order is lost', async () => {
  const acknowledged = new Set<string>();
  const strange: unknown[] = [];
  const onUncaught = (error: Error) => void strange.push(error);
  process.on('uncaughtException', onUncaught);
  let isOver = false;

  /** @returns whether it was more than an excuse. */
  function hear({ status, headers, body }: Answer): boolean {
    const isExcused = status === 503 && headers.get('retry-after') !== null;
    if (status >= 400 && !isExcused) strange.push({ status, body });
    return status < 400;
  }
  async function shopOn(client: TestClient): Promise<void> {
    while (!isOver) {
      hear(await client.graphql('{ channel { menus { categories { name products(first: 5) { nodes { name } } } } } }'));
      hear(await client.get('/menu', { accept: 'text/html' }));
      hear(await client.get('/api/channel/time-slots'));
      const key = randomUUID();
      while (!hear(await place(client, key)));
      acknowledged.add(key);
    }
  }

  const shopping = Array.from({ length: SHOPPERS }, () => shopOn(server.client()));
  for (let ended = 0; ended < ENDINGS; ended += 1) {
    await sleep(SHORTEST + Math.random() * (LONGEST - SHORTEST));
    await endConnections(ended);
  }
  isOver = true;
  await Promise.all(shopping);
  process.off('uncaughtException', onUncaught);

  expect(strange).toEqual([]);
  const orders = await behind.db.checkout.findMany({ where: { status: 'PLACED' } });
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey?.split('\n').at(-1)))).toEqual(acknowledged);
  expect(orders.length).toBe(acknowledged.size);
  expect(await behind.db.outboxMessage.count()).toBe(orders.length);
  expect(server.logged.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});
