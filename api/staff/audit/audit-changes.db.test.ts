import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { noteChanges, notedChanges } from '../../staff-writes/changes.store';

let database: TestDatabase;
let actor: Awaited<ReturnType<typeof createTestStaff>>;
let channel: Awaited<ReturnType<typeof createTestChannel>>;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  actor = await createTestStaff(database.db, channel.id, 'ADMIN');
});
afterAll(() => database.drop());

/** Sends an update, and answers with what its line of the log says was changed. */
async function changesBy(action: string, input: object): Promise<object[]> {
  const administrator = () => testContext(database.db, channel, { actor });
  const type = `U${action.slice(1)}Input`;
  await run(
    administrator(),
    `mutation ($input: ${type}!) { ${action}(input: $input) { __typename ... on Error { code } } }`,
    {
      input,
    },
  );
  const log =
    'query ($actions: [String!]) { channel { audit(first: 1, actions: $actions) { nodes { changes { field from to } } } } }';
  const { channel: shop } = await run<{ channel: { audit: { nodes: { changes: object[] }[] } } }>(
    administrator(),
    log,
    {
      actions: [action],
    },
  );
  return shop.audit.nodes[0]?.changes ?? [];
}

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to });

test('a dish that changes its price is in the log with what it was and is, whichever call did it', async () => {
  const { db } = database;
  const name = { en: 'Soup' };
  const product = await db.product.create({
    data: { channelId: channel.id, slug: 'soup', name, variants: { create: { price: 1200 } } },
    include: { variants: true },
  });
  const variant = { id: globalId('Variant', product.variants[0]?.id ?? ''), version: 1, price: 1350 };
  const dish = { id: globalId('Product', product.id), version: 1, tags: ['VEGAN'] };
  expect(await changesBy('updateProduct', { ...dish, variant })).toEqual([
    change('tags', '[]', '["VEGAN"]'),
    change('price', '1200', '1350'),
  ]);
  expect(await changesBy('updateVariant', { ...variant, version: 2, price: 1400 })).toEqual([
    change('price', '1350', '1400'),
  ]);
});

test('the shop’s settings and hours are in the log with what they were and are', async () => {
  const { version } = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  await database.db.workingDay.create({ data: { channelId: channel.id, index: 1, isActive: false, intervals: [] } });
  expect(await changesBy('updateChannel', { version, discountPercent: 10 })).toEqual([
    change('discountPercent', '0', '10'),
  ]);
  const intervals = [{ from: '10:00', to: '22:00' }];
  expect(await changesBy('updateWorkingDays', { days: [{ weekday: 'MONDAY', isActive: true, intervals }] })).toEqual([
    change('MONDAY', '[]', '[{"to":"22:00","from":"10:00"}]'),
  ]);
});

test('of secrets and of clients the log keeps that they were changed, and not what they were', async () => {
  const { db } = database;
  const client = await db.client.create({ data: { channelId: channel.id, phone: '+995555123456', name: 'Nino' } });
  expect(await changesBy('updateClient', { id: globalId('Client', client.id), version: 1, name: 'Nina' })).toEqual([
    change('name', null, null),
  ]);
  const url = 'https://example.com/bot123:secret';
  const receiver = await db.receiver.create({
    data: { channelId: channel.id, name: 'Bot', url, bodyTemplate: '', secretCipher: new Uint8Array([1]) },
  });
  const moved = { id: globalId('Receiver', receiver.id), version: 1, name: 'Chat', url: `${url}2` };
  expect(await changesBy('updateReceiver', moved)).toEqual([change('url', null, null), change('name', 'Bot', 'Chat')]);
});

test('the value of a secret is never in the log, of whatever kind', async () => {
  await database.db.$transaction(async (tx) => {
    noteChanges(tx, 'Channel', { keyCipher: 'old', phone: '1' }, { keyCipher: 'new', phone: '2' });
    expect(notedChanges(tx)).toEqual({ changes: { key: {}, phone: { from: '1', to: '2' } } });
  });
});
