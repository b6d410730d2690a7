import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, type World } from '../../checkout/testing-world';
import { extensions } from '../../extensions/extensions';
import { globalId } from '../../graphql/testing';
import { projectRoot } from '../../kernel/project-root';
import { createSignInProvider } from '../../staff/oidc/sign-in-provider';
import { startTestProvider, type TestProvider } from '../../staff/oidc/testing-provider';
import { loadRoutes } from '../rest/extension-routes';
import { openApiDocument, restPaths } from '../rest/paths';
import type { Answer, TestClient } from '../server/testing-client';
import { startTestServer, TEST_BUILD, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';
import type { JsonSchema } from './answer-schema';
import { EXAMPLE_TOKEN, exampleId, REFERENCE } from './content';

let server: TestServer;
let provider: TestProvider;
let world: World;
beforeAll(async () => {
  provider = await startTestProvider({});
  const signInProvider = createSignInProvider({ ...provider, name: 'Test' });
  server = await startTestServer({ services: { signInProvider } });
  provider.allow(server.url);
  world = await shop(server.database.db).dish('Cola', 300).open();
  const about = { slug: 'about', title: { en: 'About us' }, body: { en: '<p>Since 1998</p>' }, isPublished: true };
  await server.database.db.page.create({ data: { ...about, channelId: world.channel.id } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const ofExtensions = await loadRoutes(extensions);
const described = [...restPaths, ...ofExtensions];

const Operation = z.object({
  operationId: z.string(),
  responses: z.record(
    z.string(),
    z.object({
      content: z.record(z.string(), z.unknown()).optional(),
      headers: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
const Json = z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) });
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const document = Document.parse(openApiDocument(ofExtensions));
const defs = Object.fromEntries(Object.entries(document.components.schemas).map(([name, one]) => [name, local(one)]));

/** The same with references that a schema of its own can follow. */
function local(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll(REFERENCE, '#/$defs/'));
}

const ruleOf = (schema: JsonSchema) => z.fromJSONSchema({ ...local(schema), $defs: defs });

test('every schema is one, and every operation has a name of its own', () => {
  for (const schema of Object.values(document.components.schemas)) expect(() => ruleOf(schema)).not.toThrow();
  const order = ruleOf({ $ref: `${REFERENCE}Checkout` });
  expect(order.safeParse({ id: 'an order without all that it has' }).success).toBe(false);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
});

const rows = described.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('it describes every route outside of GraphQL and the pages, and nothing else', () => {
  const routes = server.routes
    .filter((route) => /^\w+ \/(?:api|builds|health)(?:\/|$)/.test(route))
    .map((route) => route.replace(/:(\w+)(?:\{\.\+\\(.+)\})?/, '{$1}$2'));
  expect([...new Set(rows)].sort()).toEqual([...new Set(routes)].sort());
  const page = readFileSync(join(projectRoot, 'docs/developer/rest-api.md'), 'utf8');
  for (const row of rows) expect(page).toContain(`${row.replace(' ', ' `')}\``);
});

/** What an answer has to look like by the document; null where it is no JSON. */
function promised({ method, path, type }: { method: string; path: string; type: string }, status: number) {
  const responses = document.paths[path]?.[method]?.responses ?? {};
  expect(Object.keys(responses)).toContain(String(status));
  const content = responses[String(status)]?.content;
  expect([path, content ? Object.keys(content) : ['']]).toEqual([path, expect.arrayContaining([type])]);
  return type === 'application/json' ? Json.parse(content)[type].schema : null;
}

const walked = new Set<string>();

/** Headers of ours: a program that generates its client from the document sees each. */
const OURS = /^(?:x-request-id|ratelimit-.*|retry-after|carte-.*|location)$/;

function expectKnownHeaders({ headers, status }: Answer, method: string, path: string): void {
  const told = Object.keys(document.paths[path]?.[method]?.responses[String(status)]?.headers ?? {});
  const sent = [...headers.keys()].filter((name) => OURS.test(name));
  expect([path, told.map((name) => name.toLowerCase())]).toEqual([path, expect.arrayContaining(sent)]);
}

async function call(client: TestClient, row: string, body?: unknown, values: Record<string, string> = {}) {
  const [method = '', path = ''] = row.split(' ');
  const { query = '', id = '', ...headers } = values;
  const answer: Answer = await client.send(
    method,
    path.replace(/\{\w+\}/, encodeURIComponent(id)) + query,
    body,
    headers,
  );
  walked.add(row);
  expectKnownHeaders(answer, method.toLowerCase(), path);
  const [type = ''] = answer.headers.get('content-type')?.split(';') ?? [];
  const schema = promised({ method: method.toLowerCase(), path, type }, answer.status);
  // What was made is read where it says, by who has nothing but that address.
  const madeAt = answer.status === 201 ? (answer.headers.get('location') ?? '') : '/health/live';
  expect([row, (await fetch(server.url + madeAt)).status]).toEqual([row, 200]);
  if (schema !== null) expect([row, ruleOf(schema).safeParse(answer.body).error?.message ?? null]).toEqual([row, null]);
  return answer;
}

const Order = z.looseObject({
  id: z.string(),
  token: z.string().nullable(),
  items: z.array(z.looseObject({ id: z.string() })),
});

const statuses = new Set<number>();

function walking(client: TestClient) {
  return async (row: string, body?: unknown, values?: Record<string, string>) => {
    const answer = await call(client, row, body, values);
    statuses.add(answer.status);
    return answer.body;
  };
}

test('shop, session and order answer as it says, when they are asked well and when they are not', async () => {
  const walk = walking(server.client());
  const productVariantId = globalId('Variant', world.variant('Cola'));
  await walk('GET /api/checkout');
  await walk('GET /api/_auth/session');
  await walk('POST /api/auth/session', {});
  await walk('GET /api/channel');
  await walk('GET /api/channel/pages/{slug}', undefined, { id: 'about' });
  await walk('GET /api/channel/pages/{slug}', undefined, { id: 'none' });
  await walk('GET /api/channel/time-slots', undefined, { query: '?method=PICKUP' });
  await walk('GET /api/channel/time-slots', undefined, { query: '?method=NONE' });
  await walk('POST /api/checkout/add', { productVariantId: 'nonsense' });
  await walk('POST /api/checkout/add', '{');
  const added = Order.parse(await walk('POST /api/checkout/add', { productVariantId }, { 'idempotency-key': 'add-1' }));
  await walk('GET /api/checkout');
  const id = added.items[0]?.id ?? '';
  await walk('POST /api/checkout/line/{id}', { method: 'set', quantity: 3 }, { id });
  await walk('POST /api/checkout/line/{id}', { method: 'double' }, { id });
  await walk('POST /api/checkout/line/{id}', { method: 'remove' }, { id: 'none' });
  await walk('PATCH /api/checkout', { name: 'A' });
  const paymentMethodId = globalId('PaymentMethod', world.payment());
  await walk('PATCH /api/checkout', { name: 'Anna', phone: '+4930901820', deliveryMethod: 'PICKUP', paymentMethodId });
  await walk('POST /api/checkout', { expectedTotal: 1 }, { 'idempotency-key': 'order-1' });
  const order = Order.parse(await walk('POST /api/checkout', { expectedTotal: 9 }, { 'idempotency-key': 'order-1' }));
  await walk('GET /api/checkout/id/{id}', undefined, { id: order.id });
  await walk('GET /api/checkout/id/{id}', undefined, { id: 'none' });
  await walk('POST /api/checkout/again', { token: order.token });
  await walk('POST /api/checkout/payment/check', { token: order.token });
  await walk('POST /api/checkout/payment/leave', { token: 'none' });
  await walk('POST /api/orders/{id}/refunds', { reason: 'Cold' }, { id: order.id });
  await walk('DELETE /api/_auth/session');
});

/** An example as it stands, but with ids and the token of this shop. */
function ofThisShop(example: unknown, ids: Readonly<Record<string, string>>): unknown {
  const text = JSON.stringify(example).replaceAll(EXAMPLE_TOKEN, ids['token'] ?? '');
  return JSON.parse(Object.entries(ids).reduce((all, [name, id]) => all.replaceAll(exampleId(name), id), text));
}

test('each example is taken as it stands', async () => {
  const ids: Record<string, string> = {
    Variant: globalId('Variant', world.variant('Cola')),
    PaymentMethod: globalId('PaymentMethod', world.payment()),
  };
  const client = server.client();
  const left = new Set(described.filter(({ example }) => example !== undefined).map((one) => one.operationId));
  const send = async (operationId: string, sender = client) => {
    const { method, path, example } = described.find((one) => one.operationId === operationId) ?? {};
    left.delete(operationId);
    const id = (operationId === 'changeLine' ? ids['CheckoutLine'] : ids['Checkout']) ?? '';
    const values = { id, 'idempotency-key': operationId };
    return call(sender, `${method?.toUpperCase()} ${path}`, ofThisShop(example, ids), values);
  };
  const added = await send('addLine');
  ids['CheckoutLine'] = Order.parse(added.body).items[0]?.id ?? '';
  const cart = [added, await send('changeLine'), await send('fillIn')];
  expect(cart.map(({ status }) => status)).toEqual([200, 200, 200]);
  const placed = await send('placeOrder');
  expect(placed.status).toBe(201);
  const order = Order.parse(placed.body);
  Object.assign(ids, { token: order.token, Checkout: order.id, CheckoutLine: order.items[0]?.id });
  for (const operationId of ['orderAgain', 'checkPayment', 'leavePayment']) {
    expect([operationId, (await send(operationId)).status]).toEqual([operationId, 200]);
  }
  // Understood, but nothing of it was paid by card.
  expect((await send('placeExternalOrder', await signedIn())).status).toBe(201);
  const { status, body } = await send('refundOrder', await signedIn());
  expect([status, body]).toMatchObject([409, { error: { code: 'REFUND_TOO_LARGE' } }]);
  expect([...left]).toEqual([]);
});

async function signedIn(): Promise<TestClient> {
  return staffClient(server, world.channel.id, 'MANAGER');
}

const Report = z.looseObject({ fingerprint: z.string() });

test('files of staff go out and come back as it says', async () => {
  const walk = walking(await signedIn());
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const photo = new Blob([new Uint8Array(bytes)]);
  await walk('POST /api/media', photo, { 'content-type': 'image/png' });
  await walk('POST /api/media', 'a form', { 'content-type': 'multipart/form-data' });
  await walk('POST /api/media', 'no photo', { 'content-type': 'image/png' });
  await walking(server.client())('POST /api/media', photo, { 'content-type': 'image/png' });
  const brought = { source: 'Till', externalReference: '1', isPaid: true, name: 'Anna', phone: '***', lines: [] };
  await walk('POST /api/orders', brought);
  const [variantId] = world.variants.values();
  const lines = [{ productVariantId: globalId('Variant', variantId ?? ''), unitPrice: 9 }];
  await walk('POST /api/orders', { ...brought, lines });
  await walking(server.client())('POST /api/orders', brought);
  await walk('GET /api/orders');
  await walk('GET /api/orders', undefined, { query: '?since=nonsense' });
  const future = btoa(`2026-11-20T12:00:00Z|${crypto.randomUUID()}|9|99999999999999`);
  await walk('GET /api/orders', undefined, { query: `?since=${future}` });
  await walking(server.client())('GET /api/orders');
  await walk('GET /api/menu/export');
  await walk('GET /api/menu/export', undefined, { query: '?format=csv' });
  const file = 'slug,price\ndish-1,3.50';
  const { fingerprint } = Report.parse(await walk('POST /api/menu/import', file, { 'content-type': 'text/csv' }));
  await walk('POST /api/menu/import', file, { query: '?apply=of-another-report' });
  await walk('POST /api/menu/import', file, { query: `?apply=${fingerprint}` });
  await walk('POST /api/menu/import', 'slug,price\ndish-1,cheap');
  await walk('PUT /api/streets', 'street,lat,lon\nBarnov Street,41.7,44.79', { 'content-type': 'text/csv' });
  await walk('PUT /api/streets', 'no streets', { 'content-type': 'text/csv' });
  await walk('DELETE /api/streets');
});

test('sign-in by a provider, the server’s own paths and payment notices answer as described', async () => {
  const walk = walking(server.client());
  await walk('GET /api/_auth/provider', undefined, { query: '?to=/command-center' });
  await walk('GET /api/_auth/provider/callback', undefined, { query: '?error=access_denied' });
  await walk('GET /api/openapi.json');
  await walk('GET /builds/latest.json');
  await walk('GET /builds/meta/{id}.json', undefined, { id: TEST_BUILD.id });
  await walk('GET /builds/meta/{id}.json', undefined, { id: 'another' });
  await walk('GET /health');
  await walk('GET /health/address');
  await walk('GET /health/live');
  await walk('GET /health/ready');
  await walk('POST /api/payments/notices/{id}', '{}', { id: crypto.randomUUID() });
  await walk('POST /api/payments/notices/{id}', '{}', { id: 'none' });
});

test('no path was left out', () => {
  expect([...walked].sort()).toEqual([...new Set(rows)].sort());
  expect([...statuses].sort()).toEqual([200, 201, 204, 302, 400, 401, 404, 409, 410, 415, 422]);
});

test('it is served, for everyone', async () => {
  const { status, body } = await server.client().get('/api/openapi.json');
  expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(openApiDocument(ofExtensions)))]);
});
