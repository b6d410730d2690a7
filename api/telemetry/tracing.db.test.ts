import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { globalId } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { createGuardedAgent } from '../sending/address-guard';
import { parseAddressPolicy } from '../sending/address-policy';
import { makeAttempt } from '../sending/attempt';
import { deliver } from '../sending/deliver';
import type { TakenMessage } from '../sending/queue';
import { traceFields } from './span';
import { startTracing, type Tracing } from './start-tracing';
import { type CollectedSpan, startCollector, type TestCollector } from './testing-collector';

const PLACE = `mutation PlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`;
const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const PERSON = { name: 'Zebulon Quickfeather', phone: '030 901820' };

let collector: TestCollector;
let tracing: Tracing;
let server: TestServer;
let world: World;

beforeAll(async () => {
  collector = await startCollector();
  tracing = await startTracing({ endpoint: collector.endpoint, buildId: 'build-1', onTrouble: () => undefined });
  server = await startTestServer({
    documents: new Map([['hash', PLACE]]),
    address: { trustProxy: true },
    isTraced: true,
  });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

/** Nothing listens there. */
const HOOK = { url: 'http://127.0.0.1:1/secret-hook', method: 'POST', headers: {}, body: PERSON.phone } as const;

async function deliverNowhere(): Promise<void> {
  const agent = createGuardedAgent(parseAddressPolicy('all'));
  const message: TakenMessage = {
    id: randomUUID(),
    targetId: randomUUID(),
    targetVersion: 1,
    attemptCount: 1,
    strikes: 0,
    leasedUntil: new Date(),
  };
  const ready = { message, startedAt: new Date(), rendered: null, send: () => deliver(HOOK, agent) };
  await makeAttempt(ready, { schedule: [0], now: () => new Date(), random: () => 0 });
  await agent.destroy();
}

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const text = (span: CollectedSpan | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value;

test('an order leaves a trace from the request over the operation to each statement, and a delivery its own', async () => {
  const input = {
    ...PERSON,
    deliveryMethod: 'PICKUP',
    idempotencyKey: randomUUID(),
    paymentMethodId: globalId('PaymentMethod', world.payment()),
    lines: [{ variantId: globalId('Variant', world.variant('Cola')), quantity: 1 }],
  };
  const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;
  const { headers } = await server.client().graphql(PLACE, { input }, { traceparent });
  await server.client().get('/api/checkout/id/top-secret-id');
  await deliverNowhere();
  await tracing.stop();

  const [request] = named('POST /graphql');
  expect(request).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId });
  expect(text(request, 'carte.request_id')).toEqual({ stringValue: headers.get('x-request-id') });
  expect(text(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const [operation] = named('graphql PlaceOrder');
  expect(operation).toMatchObject({ traceId: PARENT.traceId, parentSpanId: request?.spanId });
  const statements = named('sql').filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(JSON.stringify(statements)).toContain('insert into');
  expect(named('GET /api/checkout/id/:id')).toHaveLength(1);
  const [delivery] = named('delivery');
  expect(text(delivery, 'error.type')).toEqual({ stringValue: 'CONNECTION_REFUSED' });
  // Nothing of a person, of a link or of where receivers are.
  expect(collector.text()).not.toMatch(/Zebulon|901820|top-secret-id|secret-hook/);
  expect(collector.text()).toContain('"carte"');
});

test('without a tracer nothing is sent, and lines in the log name no trace', async () => {
  const before = collector.spans.length;
  expect((await server.client().get('/health/live')).status).toBe(200);
  expect(traceFields()).toEqual({});
  expect(collector.spans).toHaveLength(before);
});
