import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, TEST_NOW, type World } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { startTestServer, type TestServer } from '../server/testing-server';

let server: TestServer;
let world: World;
let now = TEST_NOW;
beforeAll(async () => {
  server = await startTestServer({ services: { now: () => now } });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const MENU = '{ menu { categories { name products(first: 5) { nodes { name isSoldOut price { decimal } } } } } }';

function ask(query: string, headers: Record<string, string> = {}, client = server.client()) {
  const accept = 'application/graphql-response+json';
  return client.get(`/graphql?query=${encodeURIComponent(query)}`, { accept, ...headers });
}

const tagOf = async (query: string, headers?: Record<string, string>) =>
  (await ask(query, headers)).headers.get('etag');

test('the menu has a tag; a client that sends it gets 304 without a body', async () => {
  const first = await ask(MENU);
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  expect(first.headers.get('vary')).toContain('accept-language');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await ask(MENU, { 'if-none-match': `"other", ${tag}` });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
});

test('a change of the catalog, another language and a dish that comes back by itself make another tag', async () => {
  const tags = [await tagOf(MENU), await tagOf(MENU, { 'x-locale': 'ru' })];
  await world.reprice('Cola', 350);
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  const repriced = await ask(MENU, { 'if-none-match': tags[0] ?? '' });
  expect(repriced.status).toBe(200);
  expect(JSON.stringify(repriced.body)).toContain('3.50');
  await world.db.product.updateMany({
    where: { channelId: world.channel.id },
    data: { stoppedUntil: new Date(TEST_NOW.getTime() + 60_000) },
  });
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  tags.push(repriced.headers.get('etag'), await tagOf(MENU));
  expect(JSON.stringify((await ask(MENU)).body)).toContain('"isSoldOut":true');
  now = new Date(TEST_NOW.getTime() + 60_000);
  const back = await ask(MENU, { 'if-none-match': tags.at(-1) ?? '' });
  expect([back.status, JSON.stringify(back.body)]).toEqual([200, expect.stringContaining('"isSoldOut":false')]);
  tags.push(back.headers.get('etag'));
  expect(new Set(tags).size).toBe(5);
  now = TEST_NOW;
});

test('by an address that names the revision the menu is kept, until there is another', async () => {
  await world.db.product.updateMany({ data: { stoppedUntil: null } });
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  const revision = async () => {
    const { body } = await ask('{ channel { catalogRevision } }');
    return Number(/"catalogRevision":(\d+)/.exec(JSON.stringify(body))?.[1]);
  };
  const saidBy = async (named: string, headers: Record<string, string> = {}) => {
    const path = `/graphql?query=${encodeURIComponent(MENU)}&revision=${named}`;
    return (await server.client().get(path, headers)).headers.get('cache-control');
  };
  const first = await revision();
  // The second answer comes out of memory.
  expect([await saidBy(`${first}`), await saidBy(`${first}`)]).toEqual(Array(2).fill('public, max-age=3600'));
  expect(await saidBy(`${first}`, { cookie: 'carte_locale=ru' })).toBe('private, no-cache');
  for (const wrong of [`${first - 1}`, `${first + 1}`, '', 'x']) expect(await saidBy(wrong)).toBe('public, no-cache');
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  expect([await saidBy(`${first}`), await saidBy(`${first + 1}`)]).toEqual([
    'public, no-cache',
    'public, max-age=3600',
  ]);
  // A dish that comes back by itself changes the menu without a new revision.
  await world.db.product.updateMany({ data: { stoppedUntil: new Date(TEST_NOW.getTime() + 60_000) } });
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await saidBy(`${first + 2}`)).toBe('public, no-cache');
  now = new Date(TEST_NOW.getTime() + 60_000);
  expect(await saidBy(`${first + 2}`)).toBe('public, max-age=3600');
  now = TEST_NOW;
});

test.each([
  ['a cart', '{ checkout { id } menu { name } }'],
  ['what hangs on the clock', '{ channel { isOpen } }'],
  ['what only some may see', '{ menu { categories { arrangedProducts { name } } } }'],
  ['an object of any kind', '{ node(id: "x") { id } }'],
  ['what is wrong', '{ menu { none } }'],
])('%s has no tag', async (_what, query) => {
  expect((await ask(query)).headers.get('etag')).toBeNull();
});

test('neither staff nor a POST get one: others may see less', async () => {
  const staff = server.client();
  const { login } = await createSignIn(world.db, world.channel.id, 'MANAGER');
  const input = { login, password: TEST_PASSWORD };
  await staff.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', { input });
  const known = (await tagOf(MENU)) ?? '';
  const answer = await ask(MENU, { 'if-none-match': known }, staff);
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  expect((await server.client().graphql(MENU)).headers.get('etag')).toBeNull();
});
