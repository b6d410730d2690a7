import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../api/http/server/testing-server';
import { createSignIn } from '../../../api/staff/testing';
import { openShop } from '../stage/shop';
import type { Flooded } from './flood';
import { runFloods } from './run-floods';

const PROMO_CODE = 'WELCOME10';
/** Less than shops have: it is reached sooner. */
const PER_MINUTE = 600;
const CONNECTIONS = 4;

let server: TestServer;
let flooded: Flooded;

beforeAll(async () => {
  const now = new Date();
  server = await startTestServer({
    perMinute: PER_MINUTE,
    streamsOfAddress: 100,
    address: { trustProxy: true },
    services: { now: () => now },
  });
  const { db } = server.database;
  const shop = await openShop(db, {
    secretKey: Buffer.alloc(32, 7),
    promo: { code: PROMO_CODE, totalLimit: 10_000 },
  });
  const { login } = await createSignIn(db, shop.world.channel.id);
  flooded = { url: server.url, shop, login, promoCode: PROMO_CODE, perMinute: PER_MINUTE, connections: CONNECTIONS };
});
afterAll(() => server.close());

test('while one attacker floods the shop in all ways, everybody else orders on', { timeout: 300_000 }, async () => {
  const { faults } = await runFloods(flooded, { seconds: 0.5, memory: () => null, tell: () => undefined });
  expect(faults).toEqual([]);
  expect(server.logged.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});
