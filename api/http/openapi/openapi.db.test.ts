import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { channelRoutes } from '../../channel/channel.rest';
import { checkoutRoutes } from '../../checkout/checkout.rest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { projectRoot } from '../../project-root';
import { sessionRoutes } from '../../staff/session.rest';
import type { Answer, TestClient } from '../testing-client';
import { startTestServer, type TestServer } from '../testing-server';
import type { JsonSchema } from './answer-schema';
import { openApiDocument, restOperations } from './document';
import { REFERENCE } from './operation';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const Operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});
const Json = z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) });
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const document = Document.parse(openApiDocument());
const defs = Object.fromEntries(Object.entries(document.components.schemas).map(([name, one]) => [name, local(one)]));

/** The same with references that a schema of its own can follow. */
function local(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll(REFERENCE, '#/$defs/'));
}

const ruleOf = (schema: JsonSchema) => z.fromJSONSchema({ ...local(schema), $defs: defs });

test('every reference leads somewhere, and every schema is one', () => {
  const references = [...JSON.stringify(openApiDocument()).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    expect(Object.keys(document.components.schemas)).toContain(reference.slice(REFERENCE.length));
  }
  for (const schema of Object.values(document.components.schemas)) expect(() => ruleOf(schema)).not.toThrow();
  const order = ruleOf({ $ref: `${REFERENCE}Checkout` });
  expect(order.safeParse({ id: 'an order without all that it has' }).success).toBe(false);
  expect(new Set(restOperations.map(({ operationId }) => operationId)).size).toBe(restOperations.length);
});

const rows = restOperations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('it tells of every route of these nouns, and of nothing else', () => {
  const routes = [...sessionRoutes().routes, ...channelRoutes().routes, ...checkoutRoutes().routes]
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} /api${path.replace(/:\w+/, '{id}')}`);
  expect([...new Set(rows)].sort()).toEqual([...new Set(routes)].sort());
  const page = readFileSync(join(projectRoot, 'docs/rest-api.md'), 'utf8').replace(/ +/g, ' ');
  for (const row of rows) expect(page).toContain(`| ${row.replace(' ', ' | `')}\``);
});

/** What an answer has to look like by the document; null where it has no body. */
function promised(method: string, path: string, status: number): JsonSchema | null {
  const responses = document.paths[path]?.[method]?.responses ?? {};
  expect(Object.keys(responses)).toContain(String(status));
  const content = responses[String(status)]?.content;
  return content ? Json.parse(content)['application/json'].schema : null;
}

const walked = new Set<string>();

async function call(client: TestClient, row: string, body?: unknown, values: Record<string, string> = {}) {
  const [method = '', path = ''] = row.split(' ');
  const { key, query = '', id = '' } = values;
  const to = path.replace('{id}', encodeURIComponent(id)) + query;
  const answer: Answer = await client.send(method, to, body, key === undefined ? {} : { 'idempotency-key': key });
  walked.add(row);
  const schema = promised(method.toLowerCase(), path, answer.status);
  if (schema === null) expect(answer.body).toBeNull();
  else expect([row, ruleOf(schema).safeParse(answer.body).error?.message ?? null]).toEqual([row, null]);
  return answer;
}

const Order = z.looseObject({
  id: z.string(),
  token: z.string().nullable(),
  items: z.array(z.looseObject({ id: z.string() })),
});

test('every path answers as it says, when it is asked well and when it is not', async () => {
  const client = server.client();
  const statuses: number[] = [];
  const walk = async (...args: Parameters<typeof call> extends [TestClient, ...infer Rest] ? Rest : never) => {
    const answer = await call(client, ...args);
    statuses.push(answer.status);
    return answer.body;
  };
  const productVariantId = globalId('Variant', world.variant('Cola'));
  await walk('GET /api/checkout');
  await walk('GET /api/_auth/session');
  await walk('POST /api/auth/session', {});
  await walk('GET /api/channel');
  await walk('GET /api/channel/time-slots', undefined, { query: '?method=PICKUP' });
  await walk('GET /api/channel/time-slots', undefined, { query: '?method=NONE' });
  await walk('POST /api/checkout/add', { productVariantId: 'nonsense' });
  await walk('POST /api/checkout/add', '{');
  const added = Order.parse(await walk('POST /api/checkout/add', { productVariantId }, { key: 'add-1' }));
  await walk('GET /api/checkout');
  const id = added.items[0]?.id ?? '';
  await walk('POST /api/checkout/line/{id}', { method: 'set', quantity: 3 }, { id });
  await walk('POST /api/checkout/line/{id}', { method: 'double' }, { id });
  await walk('POST /api/checkout/line/{id}', { method: 'remove' }, { id: 'none' });
  await walk('PATCH /api/checkout', { name: 'A' });
  const paymentMethodId = globalId('PaymentMethod', world.payment());
  await walk('PATCH /api/checkout', { name: 'Anna', phone: '+4930901820', deliveryMethod: 'PICKUP', paymentMethodId });
  await walk('POST /api/checkout', { expectedTotal: 1 }, { key: 'order-1' });
  const order = Order.parse(await walk('POST /api/checkout', { expectedTotal: 9 }, { key: 'order-1' }));
  await walk('GET /api/checkout/id/{id}', undefined, { id: order.id });
  await walk('GET /api/checkout/id/{id}', undefined, { id: 'none' });
  await walk('POST /api/checkout/again', { token: order.token });
  await walk('DELETE /api/_auth/session');
  expect([...walked].sort()).toEqual([...new Set(rows)].sort());
  expect([...new Set(statuses)].sort()).toEqual([200, 201, 204, 400, 404, 409, 422]);
});

test('it is served, for everyone', async () => {
  const { status, body } = await server.client().get('/api/openapi.json');
  expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(openApiDocument()))]);
});
