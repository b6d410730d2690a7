import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DetailsBody, PlaceBody } from '../../checkout/cart/rest-input';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';
import { BAD_AMOUNTS, BAD_QUANTITIES, BAD_TEXTS, badIds, FOREIGN_KEYS } from './testing-bad-values';

/** Every REST entry that takes something, with everything that it must refuse: a clear error, and nothing changed. */
let server: TestServer;
let world: World;
let client: TestClient;
let cart: Record<string, unknown>;
let lineId: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).withOption('Ice', { Much: 0 }).open();
  client = server.client();
  await client.post('/api/checkout/add', { productVariantId: globalId('Variant', world.variant('Cola')) });
  const { body } = await client.patch('/api/checkout', { name: 'Anna', deliveryMethod: 'PICKUP' });
  cart = body as Record<string, unknown>;
  lineId = (cart.items as { id: string }[])[0]?.id ?? '';
});
afterAll(() => server.close());

type Row = [title: string, method: string, path: string, body: unknown, headers?: Record<string, string>];

const KEY = { 'idempotency-key': 'a key' };

const FIELDS = Object.entries(z.toJSONSchema(PlaceBody, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
  ([field, rule]) => [field, JSON.stringify(rule)] as const,
);

/** Fields of an order's body that take money: its numbers which are not whole, and no place on the map. */
const AMOUNTS = FIELDS.flatMap(([field, rule]) => (/"number"/.test(rule) && !/tude$/.test(field) ? [field] : []));

/** Fields that take one of a few names, with the first of these. */
const NAMES = FIELDS.flatMap(([field, rule]) => {
  const [, name] = /"enum":\["(\w+)"/.exec(rule) ?? [];
  return name === undefined ? [] : [[field, name] as const];
});

/** Would be placed as it is, with a session or without. */
const GOOD_ORDER = {
  name: 'Anna',
  phone: '030 901820',
  deliveryMethod: 'DELIVERY',
  street: 'Hauptstr. 1',
  paymentMethodId: 'CASH',
  lines: [{ productVariantId: 'COLA', quantity: 2 }],
};

/** Bodies that are wrong wherever JSON is taken. */
const BODIES: readonly [string, unknown, Record<string, string>?][] = [
  ['no body', undefined],
  ['broken JSON', '{"a":'],
  ['a text', '"add"'],
  ['a list', []],
  ['null', 'null'],
  ['a form', 'productVariantId=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', '{}', { 'content-type': 'text/plain' }],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['300 KB', `{"name":"${'x'.repeat(300_000)}"}`],
];

function rows(): Row[] {
  const variantId = globalId('Variant', randomUUID());
  const entries: [string, string][] = [
    ['POST', '/api/checkout/add'],
    ['PATCH', '/api/checkout'],
    ['POST', '/api/checkout'],
    ['POST', '/api/checkout/line/LINE'],
  ];
  const line = (body: unknown): Row => [
    `set ${JSON.stringify(body)}`.slice(0, 60),
    'POST',
    '/api/checkout/line/LINE',
    body,
  ];
  const details = (field: string, values: readonly [string, unknown][]): Row[] =>
    values.flatMap(([title, value]): Row[] => [
      [`${field}: ${title}`, 'PATCH', '/api/checkout', { [field]: value }],
      [`${field}: ${title}`, 'POST', '/api/checkout', { ...GOOD_ORDER, [field]: value }, KEY],
    ]);
  return [
    ...entries.flatMap(([method, path]) =>
      BODIES.map(([title, body, headers]): Row => [title, method, path, body, { ...KEY, ...headers }]),
    ),
    ...badIds('Variant').map(
      ([t, id]): Row => [`variant: ${t}`, 'POST', '/api/checkout/add', { productVariantId: id }],
    ),
    ['an unknown dish', 'POST', '/api/checkout/add', { productVariantId: variantId }],
    ...BAD_QUANTITIES.map(
      ([t, quantity]): Row => [`quantity: ${t}`, 'POST', '/api/checkout/add', { productVariantId: 'COLA', quantity }],
    ),
    ...badIds('Option').map(
      ([t, id]): Row => [`option: ${t}`, 'POST', '/api/checkout/add', { productVariantId: 'COLA', optionIds: [id] }],
    ),
    ['a thousand options', 'POST', '/api/checkout/add', { productVariantId: 'COLA', optionIds: Array(1000).fill('x') }],
    ...FOREIGN_KEYS.flatMap(([key, value]): Row[] => [
      [`unknown key ${key}`, 'POST', '/api/checkout/add', { productVariantId: 'COLA', [key]: value }],
      [`unknown key ${key}`, 'PATCH', '/api/checkout', { name: 'Eve', [key]: value }],
      [`unknown key ${key}`, 'POST', '/api/checkout', { ...GOOD_ORDER, [key]: value }, KEY],
    ]),
    ...['name', 'street', 'apartment', 'intercom', 'entrance', 'floor'].flatMap((field) => details(field, BAD_TEXTS)),
    ...details('courierNote', BAD_TEXTS),
    ...details('kitchenNote', BAD_TEXTS),
    ...details('phone', [...BAD_TEXTS, ['too few digits', '123'], ['letters', 'call me'], ['a premium line', '+49']]),
    ...details('deliveryMethod', [...BAD_TEXTS, ['lower case', 'pickup'], ['a drone', 'DRONE']]),
    ...details('timeKind', [...BAD_TEXTS, ['tomorrow', 'TOMORROW']]),
    ...details('slotFrom', [
      ...BAD_TEXTS,
      ['a date', '2026-11-20'],
      ['no zone', '2026-11-20T15:00:00'],
      ['no day', '2026-02-30T15:00:00Z'],
    ]),
    ...AMOUNTS.flatMap((field) =>
      BAD_AMOUNTS.map(
        ([title, amount]): Row => [
          `${field}: ${title}`,
          'POST',
          '/api/checkout',
          { ...GOOD_ORDER, [field]: amount },
          KEY,
        ],
      ),
    ),
    ...AMOUNTS.filter((field) => field in DetailsBody.shape).flatMap((field) =>
      BAD_AMOUNTS.map(([title, amount]): Row => [`${field}: ${title}`, 'PATCH', '/api/checkout', { [field]: amount }]),
    ),
    ...details(
      'paymentMethodId',
      badIds('PaymentMethod').filter(([, id]) => id !== null),
    ),
    ...details(
      'warehouseId',
      badIds('Warehouse').filter(([, id]) => id !== null),
    ),
    ['another total', 'POST', '/api/checkout', { ...GOOD_ORDER, expectedTotal: 0.01 }, KEY],
    ['a total that is a text', 'POST', '/api/checkout', { ...GOOD_ORDER, expectedTotal: '3' }, KEY],
    ['no key', 'POST', '/api/checkout', GOOD_ORDER],
    ['a key of 256 characters', 'POST', '/api/checkout', GOOD_ORDER, { 'idempotency-key': 'k'.repeat(256) }],
    ['no lines', 'POST', '/api/checkout', { ...GOOD_ORDER, lines: [] }, KEY],
    ['lines that are none', 'POST', '/api/checkout', { ...GOOD_ORDER, lines: 'COLA' }, KEY],
    ['51 lines', 'POST', '/api/checkout', { ...GOOD_ORDER, lines: Array(51).fill({ productVariantId: 'COLA' }) }, KEY],
    [
      'a price in a line',
      'POST',
      '/api/checkout',
      { ...GOOD_ORDER, lines: [{ productVariantId: 'COLA', unitPrice: 0 }] },
      KEY,
    ],
    line({ method: 'increment', quantity: 5 }),
    line({}),
    line({ method: 'double' }),
    line({ method: 7 }),
    line({ method: ['increment'] }),
    line({ method: 'set' }),
    ...BAD_QUANTITIES.filter(([, quantity]) => quantity !== 0).map(([, quantity]) => line({ method: 'set', quantity })),
    ...badIds('CheckoutLine').map(
      ([t, id]): Row => [
        `line: ${t}`,
        'POST',
        `/api/checkout/line/${encodeURIComponent(String(id)).slice(0, 4000)}`,
        { method: 'remove' },
      ],
    ),
    ['an unknown line', 'POST', `/api/checkout/line/${globalId('CheckoutLine', randomUUID())}`, { method: 'remove' }],
    ...badIds('Checkout').map(
      ([t, id]): Row => [
        `order: ${t}`,
        'GET',
        `/api/checkout/id/${encodeURIComponent(String(id)).slice(0, 4000)}`,
        undefined,
      ],
    ),
    ['an unknown order', 'GET', `/api/checkout/id/${globalId('Checkout', randomUUID())}`, undefined],
    ['a method of receiving', 'GET', '/api/channel/time-slots?method=drone', undefined],
    ['an empty method of receiving', 'GET', '/api/channel/time-slots?method=', undefined],
  ];
}

/** What stands in for ids that are known only once the shop is open. */
function filled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
    .replaceAll('"COLA"', JSON.stringify(globalId('Variant', world.variant('Cola'))))
    .replaceAll('"CASH"', JSON.stringify(globalId('PaymentMethod', world.payment())))
    .replaceAll('/LINE', `/${lineId}`);
  return JSON.parse(text) as Value;
}

test.each(rows())('refused: %s at %s %s', async (_title, method, path, body, headers) => {
  const counts = () => Promise.all([server.database.db.session.count(), server.database.db.checkout.count()]);
  const before = await counts();
  const sent = typeof body === 'object' ? filled(body) : body;
  for (const language of ['en', 'ru']) {
    for (const caller of [client, server.client()]) {
      const answer = await caller.send(method, filled(path), sent, { ...headers, 'accept-language': language });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({
        error: {
          code: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(language === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i),
        },
      });
    }
  }
  expect((await client.get('/api/checkout')).body).toEqual(cart);
  expect(await counts()).toEqual(before);
});

const DISH = { productVariantId: 'COLA' };
const LINE = '/api/checkout/line/LINE';

test.each([
  ...NAMES.map(
    ([field, name]) =>
      ['/api/checkout', { ...GOOD_ORDER, [field]: name.toLowerCase() }, [field], 'NOT_ONE_OF'] as const,
  ),
  ...AMOUNTS.map(
    (field) => ['/api/checkout', { ...GOOD_ORDER, [field]: 10.005 }, [field], 'TOO_MANY_DECIMALS'] as const,
  ),
  ['/api/checkout', { ...GOOD_ORDER, input: {} }, ['input'], 'UNKNOWN_FIELD'],
  ['/api/checkout', { ...GOOD_ORDER, lines: [{ ...DISH, sku: '1' }] }, ['lines', '0', 'sku'], 'UNKNOWN_FIELD'],
  ['/api/checkout/add', { ...DISH, variantId: 'COLA' }, ['variantId'], 'UNKNOWN_FIELD'],
  ['/api/checkout/add', {}, ['productVariantId'], 'REQUIRED'],
  ['/api/checkout/again', {}, ['token'], 'REQUIRED'],
  [LINE, { method: 'increment', quantity: 5 }, ['quantity'], 'UNKNOWN_FIELD'],
  [LINE, { method: 'remove', version: 1 }, ['version'], 'UNKNOWN_FIELD'],
  [LINE, { method: 'set' }, ['quantity'], 'REQUIRED'],
  [LINE, { method: 'Remove' }, ['method'], 'NOT_ONE_OF'],
] as const)('%s names what is wrong with %j by %j as it was sent: %s', async (path, body, at, code) => {
  const { status, body: answer } = await client.send('POST', filled(path), filled(body), KEY);
  const fault = { path: at, code };
  expect([status, answer]).toMatchObject([422, { error: { path: at, fields: [fault] } }]);
});

test('the same order without a fault is placed', async () => {
  const { status } = await server.client().post('/api/checkout', filled(GOOD_ORDER), KEY);
  expect(status).toBe(201);
});

test('nothing of all that was a fault of ours', () => {
  expect(server.logged.filter(({ level }) => level === 'warn' || level === 'error' || level === 'fatal')).toEqual([]);
});
