import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Refusals lead a program back to what it has sent, and a person to the line in the log. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db)
    .dish('Pizza', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 }, { minimum: 1 })
    .dish('Cola', 300)
    .open();
  await server.database.db.option.update({
    where: { id: world.options.get('Thick') ?? '' },
    data: { isAvailable: false },
  });
  await world.showMenu();
});
afterAll(() => server.close());

const variant = (name: string) => globalId('Variant', world.variant(name));
const option = (name: string) => globalId('Option', world.options.get(name) ?? '');
const COLA = () => ({ variantId: variant('Cola'), quantity: 1 });

const order = () => ({
  name: 'Anna',
  phone: '030 901820',
  deliveryMethod: 'PICKUP',
  paymentMethodId: globalId('PaymentMethod', world.payment()),
});

const CASES: readonly [title: string, second: () => object, code: string, path: readonly string[]][] = [
  [
    'a dish that is nowhere',
    () => ({ variantId: globalId('Variant', randomUUID()) }),
    'VARIANT_NOT_FOUND',
    ['variantId'],
  ],
  ['options that do not fit', () => ({ variantId: variant('Pizza') }), 'INVALID_OPTIONS', ['optionIds']],
  ['too many of a dish', () => ({ variantId: variant('Cola'), quantity: 99 }), 'TOO_MANY_OF_ONE', ['quantity']],
  [
    'an option that is out',
    () => ({ variantId: variant('Pizza'), optionIds: [option('Thick')] }),
    'SOLD_OUT',
    ['optionIds'],
  ],
];

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Error { code path } } }';

test.each(CASES)('%s is named by its line, in GraphQL and in REST', async (_title, second, code, path) => {
  const lines = [COLA(), second()];
  const client = server.client();
  const { body } = await client.graphql(PLACE, { input: { ...order(), idempotencyKey: randomUUID(), lines } });
  expect(body).toEqual({ data: { placeOrder: { code, path: ['lines', '1', ...path] } } });
  const restLines = lines.map(({ variantId: productVariantId, ...line }: { variantId?: string }) => ({
    productVariantId,
    ...line,
  }));
  const rest = await client.post(
    '/api/checkout',
    { ...order(), lines: restLines },
    { 'idempotency-key': randomUUID() },
  );
  const restNames = path.map((name) => (name === 'variantId' ? 'productVariantId' : name));
  expect(rest.body).toMatchObject({
    error: { code, path: ['lines', '1', ...restNames], requestId: rest.headers.get('x-request-id') },
  });
});

test('REST says of each choice that does not fit which dish, group and rule', async () => {
  const { body } = await server.client().post('/api/checkout/add', { productVariantId: variant('Pizza') });
  const message = '“Pizza”: choose at least 1 under “Crust”.';
  expect(body).toMatchObject({
    error: {
      code: 'INVALID_OPTIONS',
      message,
      path: ['optionIds'],
      fields: [{ path: ['optionIds'], code: 'TOO_FEW_OPTIONS', message }],
    },
  });
});

test('REST names the header that carries the key', async () => {
  const client = server.client();
  const key = { 'idempotency-key': randomUUID() };
  const lines = [{ productVariantId: variant('Cola') }];
  expect((await client.post('/api/checkout', { ...order(), lines }, key)).status).toBe(201);
  const other = await client.post('/api/checkout', { ...order(), name: 'Bert', lines }, key);
  expect(other.body).toMatchObject({ error: { code: 'IDEMPOTENCY_MISMATCH', path: ['Idempotency-Key'] } });
});

const ADD = 'mutation ($input: LineInput!) { addLine(input: $input) { __typename } }';

test.each([
  [
    'a line of an order',
    PLACE,
    () => ({ ...order(), idempotencyKey: 'k', lines: [COLA(), { variantId: option('Thin') }] }),
    ['lines', '1', 'variantId'],
  ],
  ['an entry of a list', ADD, () => ({ ...COLA(), optionIds: [option('Thin'), variant('Cola')] }), ['optionIds', '1']],
] as const)('an id of another type has a path: %s', async (_title, mutation, input, path) => {
  const { body, headers } = await server.client().graphql(mutation, { input: input() });
  const requestId = headers.get('x-request-id');
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', path, requestId } }] });
});

test.each([
  ['nonsense', 'nonsense'],
  ['one that is named after an interface', globalId('Error', randomUUID())],
  ['one that is named after an input', globalId('LineInput', randomUUID())],
])('the refusal of a malformed id has a path: %s', async (_title, id) => {
  const ask = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  expect((await server.client().graphql(ask, { ids: [id] })).body).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_ID', path: ['ids', '0'] } }],
  });
});

test('what was made says where it is read', async () => {
  const client = server.client();
  const lines = [{ productVariantId: variant('Cola') }];
  await client.patch('/api/checkout', { name: 'Anna' });
  const placed = await client.post('/api/checkout', { ...order(), lines }, { 'idempotency-key': randomUUID() });
  const location = placed.headers.get('location') ?? '';
  expect(await server.client().get(location)).toMatchObject({
    status: 200,
    body: { id: (placed.body as { id: string }).id },
  });
});
