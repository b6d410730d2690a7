import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { startTestServer, type TestServer } from '../server/testing-server';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const MENU = '{ menu { categories { products(first: 5) { nodes { name price { decimal } } } } } }';

/** Written past the API, so that the change is only seen by a new revision. */
const reprice = (price: number) => world.db.variant.update({ where: { id: world.variant('Cola') }, data: { price } });
const raiseRevision = () => transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));

async function priceSeen(client = server.client()): Promise<string> {
  const { body } = await client.graphql(MENU);
  return /"decimal":"([\d.]+)"/.exec(JSON.stringify(body))?.[1] ?? JSON.stringify(body);
}

test('the menu is read once for a revision of the catalog, and again for the next one', async () => {
  expect([await priceSeen(), await priceSeen()]).toEqual(['3.00', '3.00']);
  await reprice(350);
  expect(await priceSeen()).toBe('3.00');
  await raiseRevision();
  expect(await priceSeen()).toBe('3.50');
});

test('many who ask right after a change all see it', async () => {
  await reprice(400);
  await raiseRevision();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => priceSeen())))).toEqual(new Set(['4.00']));
});

test('staff and programs share cached responses with those who have the same rights, and with nobody else', async () => {
  const staff = async (role: 'MANAGER' | 'KITCHEN') => {
    const client = server.client();
    const { login } = await createSignIn(world.db, world.channel.id, role);
    const input = { login, password: TEST_PASSWORD };
    await client.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', { input });
    return client;
  };
  const [manager, another, cook] = await Promise.all([staff('MANAGER'), staff('MANAGER'), staff('KITCHEN')]);
  const { id: menuId } = await world.db.menu.findFirstOrThrow({ where: { channelId: world.channel.id } });
  const hidden = { channelId: world.channel.id, menuId, slug: 'winter', name: { en: 'Winter' }, isActive: false };
  await world.db.category.create({ data: hidden });
  await raiseRevision();
  const source = '{ menu { categories(includeInactive: true) { name } } channel { phone } }';
  const seenBy = async (client = server.client()) => JSON.stringify((await client.graphql(source)).body);
  // Asked for once, an answer is known to be kept from then on.
  await seenBy();
  const [found, none] = [await seenBy(manager), await seenBy()];
  expect(found).toContain('Winter');
  expect(none).not.toContain('Winter');
  // Written past the API: a client that does not see it got the cached response.
  await world.db.channel.update({ where: { id: world.channel.id }, data: { phone: '+995 555 123456' } });
  expect(await seenBy(another)).toBe(found);
  expect(await seenBy(cook)).toContain('+995 555 123456');
  expect(await seenBy()).toBe(none);
  await raiseRevision();
  expect(await seenBy(another)).toContain('+995 555 123456');
});

test('each language and each host is answered by itself', async () => {
  await world.db.product.updateMany({ data: { name: { en: 'Cola', ru: 'Кола' } } });
  await raiseRevision();
  const named = async (locale: string) =>
    JSON.stringify((await server.client({ 'x-locale': locale }).graphql(MENU)).body);
  for (const [locale, name] of [
    ['en', 'Cola'],
    ['ru', 'Кола'],
    ['en', 'Cola'],
  ] as const) {
    expect(await named(locale)).toContain(name);
  }
});

test('what hangs on a session or the clock is never kept', async () => {
  const query = '{ channel { isOpen } checkout { id } }';
  const shopper = server.client();
  await shopper.graphql(query);
  const added = await shopper.post('/api/checkout/add', {
    productVariantId: Buffer.from(`Variant:${world.variant('Cola')}`).toString('base64'),
  });
  expect(added.status).toBe(200);
  expect(JSON.stringify((await shopper.graphql(query)).body)).toContain('"checkout":{"id"');
  expect(JSON.stringify((await server.client().graphql(query)).body)).toContain('"checkout":null');
});

test('an answer that is kept has the headers of its own request', async () => {
  const [first, again] = [await server.client().graphql(MENU), await server.client().graphql(MENU)];
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
});
