import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrder } from '../../api/checkout/order-life/move-order.command';
import { placeLines } from '../../api/checkout/testing-shopper';
import { shop, type World } from '../../api/checkout/testing-world';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { type LossyProxy, startLossyProxy } from '../client-kit/testing-lossy-proxy';

let server: TestServer;
let network: LossyProxy;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ perMinute: 600, streamsOfAddress: 10 });
  network = await startLossyProxy(server.url);
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(async () => {
  network.close();
  await server.close();
});

test('graphql-sse subscribes again by itself after a cut connection, and gets the order’s present state', async () => {
  const secret = await createTestToken(world.db, world.channel, ['STOREFRONT']);
  const { id, token } = await placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });
  const client = createClient({ url: `${network.url}/graphql`, headers: { authorization: `Bearer ${secret}` } });
  const query = 'subscription ($token: String!) { checkoutUpdated(token: $token) { status } }';
  const operator = await world.staff('OPERATOR');
  const seen: unknown[] = [];
  for await (const { data } of client.iterate({ query, variables: { token } })) {
    seen.push(data);
    if (seen.length === 2) break;
    network.cut();
    await moveOrder(operator, { id, to: 'ACCEPTED' });
  }
  expect(seen).toEqual(['PLACED', 'ACCEPTED'].map((status) => ({ checkoutUpdated: { status } })));
});
