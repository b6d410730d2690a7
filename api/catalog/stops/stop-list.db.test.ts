import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestStaff, execute, testContext } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, mutateId, only, type TestCatalog } from '../testing';

/** 23:30 in Berlin, the shop's zone. */
const NOW = new Date('2026-11-20T22:30:00Z');

let database: TestDatabase;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  const { operator, ...catalog } = await createTestCatalog(database.db);
  shop = { ...catalog, operator: { ...operator, now: () => NOW } };
});

afterAll(() => database.drop());

const STOP = 'isAvailable isSoldOut soldOutUntil version';
const PRODUCT = `... on Product { ${STOP} variants { ${STOP} } }`;
const VARIANT = `... on Variant { ${STOP} product { isSoldOut } }`;

const stop = (id: string, input: Record<string, unknown>) =>
  mutate(shop.operator, 'stopProduct', { id, ...input }, PRODUCT);

test('an operator stops a product until it is changed, and puts it back', async () => {
  const { id } = await createTestProduct(shop.manager);
  expect(await stop(id, { duration: 'UNTIL_CHANGED' })).toMatchObject({
    isAvailable: false,
    isSoldOut: true,
    soldOutUntil: null,
    version: 2,
    variants: [{ isAvailable: true, isSoldOut: true }],
  });
  expect(await mutateId(shop.operator, 'resumeProduct', id, '... on Product { isSoldOut version }')).toMatchObject({
    isSoldOut: false,
    version: 3,
  });
});

test('the end of the day is midnight on the shop’s clock, where it has no hours', async () => {
  const { id } = await createTestProduct(shop.manager);
  expect(await stop(id, { duration: 'END_OF_DAY' })).toMatchObject({
    isAvailable: true,
    isSoldOut: true,
    soldOutUntil: '2026-11-20T23:00:00.000Z',
  });
});

test('the day of a shop that is open past midnight ends when it closes', async () => {
  const late = await createTestCatalog(database.db);
  const intervals = [{ from: '18:00', to: '02:00' }];
  await database.db.workingDay.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ channelId: late.channel.id, index, intervals })),
  });
  const { id } = await createTestProduct(late.manager);
  const stopAt = (text: string) =>
    mutate({ ...late.operator, now: () => new Date(text) }, 'stopProduct', { id, duration: 'END_OF_DAY' }, PRODUCT);
  expect(await stopAt('2026-11-20T22:30:00Z')).toMatchObject({ soldOutUntil: '2026-11-21T01:00:00.000Z' });
  expect(await stopAt('2026-11-21T00:59:00Z')).toMatchObject({ soldOutUntil: '2026-11-21T01:00:00.000Z' });
});

test('a stop until a time ends by itself', async () => {
  const { id } = await createTestProduct(shop.manager);
  const until = '2026-11-20T22:31:00.000Z';
  expect(await stop(id, { duration: 'UNTIL_TIME', until })).toMatchObject({ isSoldOut: true, soldOutUntil: until });
  const later = { ...shop.operator, now: () => new Date(until) };
  const source = 'query ($id: ID!) { node(id: $id) { ... on Product { isSoldOut soldOutUntil } } }';
  expect((await execute(later, source, { id })).data).toEqual({ node: { isSoldOut: false, soldOutUntil: null } });
});

test.each([
  ['a time that has passed', { until: NOW.toISOString() }, 'MUST_BE_LATER'],
  ['no time', {}, 'REQUIRED'],
])('a stop until a time is refused with %s', async (_reason, input, code) => {
  const { id } = await createTestProduct(shop.manager);
  expect(await stop(id, { duration: 'UNTIL_TIME', ...input })).toMatchObject({
    fields: [{ path: ['input', 'until'], code }],
  });
});

test('a product is sold out when its only variant is', async () => {
  const product = await createTestProduct(shop.manager);
  const { id } = only(product.variants);
  const stopped = await mutate(shop.operator, 'stopVariant', { id, duration: 'UNTIL_CHANGED' }, VARIANT);
  expect(stopped).toMatchObject({ isSoldOut: true, version: 2, product: { isSoldOut: true } });
  const resumed = await mutateId(shop.operator, 'resumeVariant', id, VARIANT);
  expect(resumed).toMatchObject({ isSoldOut: false, product: { isSoldOut: false } });
});

test('the price shown is that of the first variant on sale', async () => {
  const product = await createTestProduct(shop.manager);
  await mutate(shop.manager, 'createVariant', { productId: product.id, price: 1200 });
  const { id } = only(product.variants);
  const prices = '... on Variant { product { price { minor } priceFrom { minor } } }';
  expect(await mutate(shop.operator, 'stopVariant', { id, duration: 'END_OF_DAY' }, prices)).toMatchObject({
    product: { price: { minor: 1200 }, priceFrom: null },
  });
});

test('a form that was opened before a stop does not undo it', async () => {
  const { id, version } = await createTestProduct(shop.manager);
  await stop(id, { duration: 'UNTIL_CHANGED' });
  expect(await mutate(shop.manager, 'updateProduct', { id, version, isAvailable: true })).toMatchObject({
    code: 'CONFLICT',
  });
});

test('another shop’s dishes are not found', async () => {
  const { manager } = await createTestCatalog(database.db);
  const { id, variants } = await createTestProduct(manager);
  const results = await Promise.all([
    stop(id, { duration: 'UNTIL_CHANGED' }),
    mutateId(shop.operator, 'resumeProduct', id),
    mutate(shop.operator, 'stopVariant', { id: only(variants).id, duration: 'UNTIL_CHANGED' }),
    mutateId(shop.operator, 'resumeVariant', only(variants).id),
  ]);
  expect(results.map(({ code }) => code)).toEqual(results.map(() => 'NOT_FOUND'));
});

test('neither the kitchen nor a visitor stops a dish', async () => {
  const { id } = await createTestProduct(shop.manager);
  const kitchen = testContext(database.db, shop.channel, {
    actor: await createTestStaff(database.db, shop.channel.id, 'KITCHEN'),
  });
  const source =
    'mutation ($id: ID!) { stopProduct(input: { id: $id, duration: UNTIL_CHANGED }) { __typename ... on Error { code } } }';
  const answers = await Promise.all([kitchen, shop.visitor].map((context) => execute(context, source, { id })));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
});
