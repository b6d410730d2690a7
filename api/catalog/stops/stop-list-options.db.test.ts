import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { execute, run, testContext } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, mutateId, only, type TestCatalog } from '../testing';

const NOW = new Date('2026-11-20T12:00:00Z');
const SOON = '2026-11-20T13:00:00.000Z';

let database: TestDatabase;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function openShop(): Promise<TestCatalog> {
  const { operator, ...catalog } = await createTestCatalog(database.db);
  shop = { ...catalog, operator: { ...operator, now: () => NOW } };
  return shop;
}

const OPTION = '... on Option { id isAvailable isSoldOut soldOutUntil version }';

/** A dish with a choice of two crusts. */
async function createPizza(): Promise<{ product: Awaited<ReturnType<typeof createTestProduct>>; options: string[] }> {
  const product = await createTestProduct(shop.manager);
  const name = (value: string) => [{ locale: 'en', value }];
  const group = await mutate(
    shop.manager,
    'createOptionGroup',
    { productId: product.id, name: name('Crust') },
    '... on OptionGroup { id }',
  );
  const options: string[] = [];
  for (const crust of ['Thin', 'Thick']) {
    const input = { optionGroupId: group.id, name: name(crust) };
    const { id } = await mutate(shop.manager, 'createOption', input, '... on Option { id }');
    options.push(String(id));
  }
  return { product, options };
}

const STOP_LIST = '{ channel { stopList { kind id: itemId name productId productName groupName until } } }';

async function stopList() {
  const { channel } = await run<{ channel: { stopList: Record<string, unknown>[] } }>(shop.operator, STOP_LIST);
  return channel.stopList;
}

test('an operator stops an option until it is changed, until a time, and puts it back', async () => {
  await openShop();
  const id = (await createPizza()).options[0] ?? '';
  expect(await mutate(shop.operator, 'stopOption', { id, duration: 'UNTIL_CHANGED' }, OPTION)).toMatchObject({
    isAvailable: false,
    isSoldOut: true,
    soldOutUntil: null,
    version: 2,
  });
  const timed = { id, duration: 'UNTIL_TIME', until: SOON };
  expect(await mutate(shop.operator, 'stopOption', timed, OPTION)).toMatchObject({
    isAvailable: true,
    isSoldOut: true,
    soldOutUntil: SOON,
    version: 3,
  });
  const later = { ...shop.operator, now: () => new Date(SOON) };
  const source = 'query ($id: ID!) { node(id: $id) { ... on Option { isSoldOut soldOutUntil } } }';
  expect((await execute(later, source, { id })).data).toEqual({ node: { isSoldOut: false, soldOutUntil: null } });
  expect(await mutateId(shop.operator, 'resumeOption', id, OPTION)).toMatchObject({ isSoldOut: false, version: 4 });
});

test('the stop list names what staff stopped, and until when', async () => {
  await openShop();
  const { product, options } = await createPizza();
  const soup = await createTestProduct(shop.manager, { name: [{ locale: 'en', value: 'Soup' }] });
  await mutate(shop.operator, 'stopOption', { id: options[1], duration: 'UNTIL_CHANGED' });
  const variant = only(product.variants).id;
  await mutate(shop.operator, 'stopVariant', { id: variant, duration: 'UNTIL_TIME', until: SOON });
  await mutate(shop.operator, 'stopProduct', { id: soup.id, duration: 'UNTIL_CHANGED' });
  const ofPizza = { productId: product.id, productName: 'Margherita' };
  expect(await stopList()).toEqual([
    {
      kind: 'PRODUCT',
      id: soup.id,
      name: 'Soup',
      productId: soup.id,
      productName: 'Soup',
      groupName: null,
      until: null,
    },
    { kind: 'VARIANT', id: variant, name: '', ...ofPizza, groupName: null, until: SOON },
    { kind: 'OPTION', id: options[1], name: 'Thick', ...ofPizza, groupName: 'Crust', until: null },
  ]);
});

test('everything is put back at once, and nothing of another shop', async () => {
  await openShop();
  const { product, options } = await createPizza();
  await mutate(shop.operator, 'stopProduct', { id: product.id, duration: 'UNTIL_CHANGED' });
  await mutate(shop.operator, 'stopOption', { id: options[0], duration: 'END_OF_DAY' });
  const first = shop;
  await openShop();
  const mine = await createTestProduct(shop.manager);
  await mutate(shop.operator, 'stopVariant', { id: only(mine.variants).id, duration: 'UNTIL_CHANGED' });
  const { resumeAll } = await run<{ resumeAll: unknown }>(
    shop.operator,
    'mutation { resumeAll { catalogRevision stopList { id: itemId } } }',
  );
  expect(resumeAll).toEqual({ catalogRevision: expect.any(Number), stopList: [] });
  shop = first;
  expect(await stopList()).toHaveLength(2);
  const entry = await database.db.auditEntry.findFirst({ where: { action: 'resumeAll' } });
  expect(entry).toMatchObject({ subjectId: expect.any(String) });
});

const SHARED = '{ channel { sharedOptions { id: optionId name groupNames productCount stoppedCount until } } }';

test('an option that several dishes have is stopped on all of them at once, and put back', async () => {
  await openShop();
  const [first, second] = [await createPizza(), await createPizza()];
  const elsewhere = shop;
  await openShop();
  const mine = await createPizza();
  shop = elsewhere;
  const shared = async () =>
    (await run<{ channel: { sharedOptions: unknown[] } }>(shop.operator, SHARED)).channel.sharedOptions;
  const thick = { id: first.options[1], name: 'Thick', groupNames: ['Crust'], productCount: 2 };
  expect(await shared()).toEqual([
    { ...thick, stoppedCount: 0, until: null },
    expect.objectContaining({ name: 'Thin', stoppedCount: 0 }),
  ]);
  const input = { id: second.options[1], duration: 'UNTIL_TIME', until: SOON };
  const answer = '... on Channel { stopList { id: itemId } }';
  expect(await mutate(shop.operator, 'stopSharedOption', input, answer)).toEqual({
    __typename: 'Channel',
    stopList: [{ id: first.options[1] }, { id: second.options[1] }],
  });
  expect((await shared())[0]).toEqual({ ...thick, stoppedCount: 2, until: SOON });
  expect(await database.db.auditEntry.count({ where: { action: 'stopSharedOption' } })).toBe(1);
  expect(await mutateId(shop.operator, 'resumeSharedOption', first.options[1], answer)).toMatchObject({ stopList: [] });

  const past = { ...input, until: '2026-11-20T11:00:00.000Z' };
  expect(await mutate(shop.operator, 'stopSharedOption', past)).toMatchObject({ __typename: 'InvalidInput' });
  const theirs = { id: mine.options[0], duration: 'UNTIL_CHANGED' };
  expect(await mutate(shop.operator, 'stopSharedOption', theirs)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a form that was opened before the stop does not undo it', async () => {
  await openShop();
  const id = (await createPizza()).options[0];
  await mutate(shop.operator, 'stopOption', { id, duration: 'UNTIL_CHANGED' });
  expect(await mutate(shop.manager, 'updateOption', { id, version: 1, isAvailable: true })).toMatchObject({
    code: 'CONFLICT',
  });
});

test('neither a visitor nor another shop’s staff see or change the list', async () => {
  await openShop();
  const id = (await createPizza()).options[0];
  const { operator: stranger } = await createTestCatalog(database.db);
  expect(await mutate(stranger, 'stopOption', { id, duration: 'UNTIL_CHANGED' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const visitor = testContext(database.db, shop.channel);
  for (const source of [STOP_LIST, 'mutation { resumeAll { id } }']) {
    expect((await execute(visitor, source)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});
