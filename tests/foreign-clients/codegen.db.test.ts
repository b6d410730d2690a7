import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeLines } from '../../api/checkout/testing-shopper';
import { shop, type World } from '../../api/checkout/testing-world';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { compile, ours, runIn } from './testing-programs';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ perMinute: 600, streamsOfAddress: 10 });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

test('a program of staff reads, moves and hears orders with what GraphQL Code Generator has made of the running shop', async () => {
  const address = `${server.url}/graphql`;
  await placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });
  await runIn('codegen', [ours('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'], {
    SHOP_GRAPHQL: address,
  });
  expect(await compile('codegen')).toBe('');
  const token = await createTestToken(world.db, world.channel, ['ORDERS_READ', 'ORDERS_WRITE']);
  const program = ['--import', ours('tsx/dist/esm/index.mjs'), 'program.ts', address, token];
  expect(JSON.parse(await runIn('codegen', program))).toMatchObject({
    lines: [['2 × Cola: 600 EUR']],
    moveOrder: { __typename: 'Order', status: 'ACCEPTED' },
    refused: { moveOrder: { code: 'MOVE_NOT_ALLOWED' } },
    heard: { data: { orders: { checkout: { status: 'ACCEPTED' } } } },
  });
});
