import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { BAD_QUANTITIES, BAD_TEXTS, badIds, FOREIGN_KEYS } from '../rest/testing-bad-values';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** The mutations of carts and orders with everything that they must refuse: a clear error, and nothing changed. */
let server: TestServer;
let world: World;
let client: TestClient;
let cart: unknown;
let ids: Readonly<Record<string, string>>;

const CART = '{ checkout { version name lines { id quantity } totalPrice { minor } } }';

const MUTATIONS = {
  addLine: 'mutation ($input: LineInput!) { result: addLine(input: $input) { ...Refusal } }',
  changeLine: 'mutation ($input: ChangeLineInput!) { result: changeLine(input: $input) { ...Refusal } }',
  updateCheckout: 'mutation ($input: UpdateCheckoutInput!) { result: updateCheckout(input: $input) { ...Refusal } }',
  placeOrder: 'mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { ...Refusal } }',
  moveOrder: 'mutation ($input: MoveOrderInput!) { result: moveOrder(input: $input) { ...Refusal } }',
} as const;

const REFUSAL =
  'fragment Refusal on Error { __typename message code path ... on InvalidInput { fields { path code } } }';

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).withOption('Ice', { Much: 0 }).open();
  client = server.client();
  const variantId = globalId('Variant', world.variant('Cola'));
  const added = await client.graphql(
    'mutation ($input: LineInput!) { addLine(input: $input) { ... on Cart { lines { id } } } }',
    { input: { variantId } },
  );
  const { lines } = (added.body as { data: { addLine: { lines: { id: string }[] } } }).data.addLine;
  cart = (await client.graphql(CART)).body;
  ids = {
    COLA: variantId,
    CASH: globalId('PaymentMethod', world.payment()),
    LINE: lines[0]?.id ?? '',
  };
});
afterAll(() => server.close());

type Row = [title: string, mutation: keyof typeof MUTATIONS, input: unknown];

const GOOD_ORDER = {
  name: 'Anna',
  phone: '030 901820',
  deliveryMethod: 'DELIVERY',
  street: 'Hauptstr. 1',
  paymentMethodId: 'CASH',
  idempotencyKey: 'a key',
  lines: [{ variantId: 'COLA' }],
};

function rows(): Row[] {
  const details = (field: string, values: readonly [string, unknown][]): Row[] =>
    values.flatMap(([title, value]): Row[] => [
      [`${field}: ${title}`, 'updateCheckout', { [field]: value }],
      [`${field}: ${title}`, 'placeOrder', { ...GOOD_ORDER, [field]: value }],
    ]);
  const set = (quantity: unknown) => ({ lineId: 'LINE', method: 'SET', quantity });
  const notNull = ([, value]: [string, unknown]) => value !== null;
  return [
    ...Object.keys(MUTATIONS).flatMap((name): Row[] =>
      [undefined, null, 'x', 7, []].map((input) => [`input ${JSON.stringify(input)}`, name as Row[1], input]),
    ),
    ...badIds('Variant').map(([t, variantId]): Row => [`variant: ${t}`, 'addLine', { variantId }]),
    ['an unknown dish', 'addLine', { variantId: globalId('Variant', randomUUID()) }],
    ...BAD_QUANTITIES.map(([t, quantity]): Row => [`quantity: ${t}`, 'addLine', { variantId: 'COLA', quantity }]),
    ...BAD_QUANTITIES.map(
      ([t, quantity]): Row => [
        `quantity: ${t}`,
        'placeOrder',
        { ...GOOD_ORDER, lines: [{ variantId: 'COLA', quantity }] },
      ],
    ),
    ...BAD_QUANTITIES.filter(([, quantity]) => quantity !== 0).map(
      ([t, q]): Row => [`set: ${t}`, 'changeLine', set(q)],
    ),
    ['set to nothing', 'changeLine', set(null)],
    ...badIds('Option').map(([t, id]): Row => [`option: ${t}`, 'addLine', { variantId: 'COLA', optionIds: [id] }]),
    ...badIds('CheckoutLine').map(([t, lineId]): Row => [`line: ${t}`, 'changeLine', { lineId, method: 'REMOVE' }]),
    ['a method that is none', 'changeLine', { lineId: 'LINE', method: 'DOUBLE' }],
    ['an old version', 'changeLine', { ...set(2), version: 1 }],
    ...FOREIGN_KEYS.flatMap(([key, value]): Row[] => [
      [`unknown key ${key}`, 'addLine', { variantId: 'COLA', [key]: value }],
      [`unknown key ${key}`, 'updateCheckout', { name: 'Eve', [key]: value }],
      [`unknown key ${key}`, 'placeOrder', { ...GOOD_ORDER, [key]: value }],
    ]),
    ...['name', 'street', 'apartment', 'intercom', 'entrance', 'floor', 'courierNote', 'kitchenNote'].flatMap((field) =>
      details(field, BAD_TEXTS),
    ),
    ...details('phone', [...BAD_TEXTS, ['too few digits', '123'], ['letters', 'call me']]),
    ...details('deliveryMethod', [...BAD_TEXTS, ['a drone', 'DRONE']]),
    ...details('slotFrom', [...BAD_TEXTS, ['no day', '2026-02-30T15:00:00Z'], ['a number', 0]]),
    ...details('changeFrom', [
      ['a text', '20'],
      ['negative', -5],
      ['a fraction', 0.5],
      ['endless', 1e308],
    ]),
    ...details('paymentMethodId', badIds('PaymentMethod').filter(notNull)),
    ...details('warehouseId', badIds('Warehouse').filter(notNull)),
    ...BAD_TEXTS.filter(([, value]) => !String(value).includes('\u202e')).map(
      ([t, idempotencyKey]): Row => [`key: ${t}`, 'placeOrder', { ...GOOD_ORDER, idempotencyKey }],
    ),
    ['an empty key', 'placeOrder', { ...GOOD_ORDER, idempotencyKey: ' ' }],
    ['another total', 'placeOrder', { ...GOOD_ORDER, expectedTotal: 1 }],
    ['no lines', 'placeOrder', { ...GOOD_ORDER, lines: [] }],
    ['51 lines', 'placeOrder', { ...GOOD_ORDER, lines: Array(51).fill({ variantId: 'COLA' }) }],
    ...badIds('Checkout').map(([t, id]): Row => [`order: ${t}`, 'moveOrder', { id, to: 'ACCEPTED' }]),
    ['a visitor', 'moveOrder', { id: globalId('Checkout', randomUUID()), to: 'ACCEPTED' }],
  ];
}

/** What stands in for ids that are known only once the shop is open. */
function filled(input: unknown): unknown {
  if (input === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(input).replace(/"(COLA|CASH|LINE)"/g, (_, name: string) => JSON.stringify(ids[name])),
  );
}

interface Body {
  readonly data?: { readonly result?: { readonly code?: string; readonly message?: string } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code?: string } }[];
}

test.each(rows())('refused: %s in %s', async (_title, mutation, input) => {
  const counts = () => Promise.all([server.database.db.session.count(), server.database.db.checkout.count()]);
  const before = await counts();
  for (const caller of [client, server.client()]) {
    const answer = await caller.graphql(`${MUTATIONS[mutation]} ${REFUSAL}`, { input: filled(input) });
    expect(answer.status).toBeLessThan(500);
    const { data, errors } = answer.body as Body;
    const refusal = errors?.[0]?.extensions.code ?? data?.result?.code;
    expect(refusal).toMatch(/^[A-Z_]+$/);
    expect(refusal).not.toBe('INTERNAL');
  }
  expect((await client.graphql(CART)).body).toEqual(cart);
  expect(await counts()).toEqual(before);
});

test('the same order without a fault is placed', async () => {
  const { body } = await server.client().graphql(`${MUTATIONS.placeOrder} ${REFUSAL}`, { input: filled(GOOD_ORDER) });
  expect(body).toEqual({ data: { result: {} } });
});

test.each(['variables', 'extensions'])('%s in the address that are no JSON are the caller’s mistake', async (name) => {
  const { status, body } = await client.get(`/graphql?query={channel{name}}&${name}=remove`, { accept: '*/*' });
  expect([status, body]).toEqual([
    400,
    {
      errors: [
        { message: `\`${name}\` is not JSON.`, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } },
      ],
    },
  ]);
});

test('nothing of all that was a fault of ours', () => {
  expect(server.logged.filter(({ level }) => level === 'warn' || level === 'error' || level === 'fatal')).toEqual([]);
});
