import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveOrder } from '../../api/checkout/order-life/move-order.command';
import { placeLines } from '../../api/checkout/testing-shopper';
import { shop, type World } from '../../api/checkout/testing-world';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { findForeignClients } from '../../scripts/foreign-clients.mjs';
import { startLossyProxy } from '../client-kit/testing-lossy-proxy';
import { compile, follow, foreign, ours, runIn } from './testing-programs';

const WITH_TYPESCRIPT = ['--import', ours('tsx/dist/esm/index.mjs'), 'program.ts'];

describe.skipIf(!findForeignClients())('REST', () => {
  let server: TestServer;
  let world: World;

  beforeAll(async () => {
    server = await startTestServer({ perMinute: 600, streamsOfAddress: 10 });
    world = await shop(server.database.db).dish('Cola', 300).open();
  });
  afterAll(() => server.close());

  test('a program orders with the types that openapi-typescript has made of the document', async () => {
    await runIn('rest', [
      foreign('openapi-typescript/bin/cli.js'),
      `${server.url}/api/openapi.json`,
      '--output',
      '__generated__/shop.ts',
    ]);
    expect(await compile('rest')).toBe('');
    const token = await createTestToken(world.db, world.channel, ['STOREFRONT']);
    expect(JSON.parse(await runIn('rest', [...WITH_TYPESCRIPT, server.url, token]))).toMatchObject({
      items: [{ quantity: 3, unitPrice: 3, total: 9 }],
      refusal: { status: 422, error: { code: 'INVALID_INPUT' } },
      order: { status: 201, is: 'PLACED' },
      again: true,
    });
  });

  test('the package `eventsource` follows the feed of orders through cut connections, and misses and doubles nothing', async () => {
    expect(await compile('feed')).toBe('');
    const token = await createTestToken(world.db, world.channel, ['ORDERS_READ']);
    const network = await startLossyProxy(server.url);
    const heard: unknown[] = [];
    const operator = await world.staff('OPERATOR');
    const { id, number } = await placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });
    const moves = ['ACCEPTED', 'PREPARING'] as const;
    const told = ['PLACED', ...moves].map((status) => ({ number, status }));
    try {
      for await (const line of follow('feed', [...WITH_TYPESCRIPT, `${network.url}/api/orders`, token])) {
        if (!Object.hasOwn(Object(line), 'status') || Object(line).number !== number) continue;
        heard.push(line);
        const to = moves[heard.length - 1];
        if (!to) break;
        network.cut();
        await moveOrder(operator, { id, to });
      }
      expect(heard).toEqual(told);
    } finally {
      network.close();
    }
  });
});
