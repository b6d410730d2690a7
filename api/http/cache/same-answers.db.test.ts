import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import type { Answer } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** On the whole server: a cached answer equals the one that the middleware makes, to the last header. */
const SITE = 'https://other.example';
const MENU = '{ menu { name categories { products(first: 5) { nodes { name price { decimal } } } } } }';
const BY_GET = `/graphql?query=${encodeURIComponent(MENU)}`;
/** Another one with each answer. */
const OF_ONE_ANSWER = /^(?:x-request-id|date|connection|keep-alive|transfer-encoding|content-length)$/;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).open();
  const { db } = server.database;
  await db.channel.update({ where: { id: world.channel.id }, data: { apiOrigins: [SITE] } });
  // Without an administrator every page leads to the wizard.
  await createSignIn(db, world.channel.id, 'ADMIN');
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const raiseRevision = () => transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));

function shown({ status, headers, body }: Answer) {
  const nonce = /nonce="([^"]+)"/.exec(String(body))?.[1] ?? 'none';
  const text = JSON.stringify([[...headers].filter(([name]) => !OF_ONE_ANSWER.test(name)), body]);
  return [status, text.replaceAll(nonce, 'NONCE')];
}

type Ask = () => Promise<Answer>;
const get =
  (path: string, headers: Record<string, string> = {}): Ask =>
  () =>
    server.client(headers).get(path);
const post =
  (headers: Record<string, string> = {}): Ask =>
  () =>
    server.client(headers).graphql(MENU);

test.each<[string, Ask]>([
  ['a menu over POST', post()],
  ['the same in Russian', post({ 'x-locale': 'ru' })],
  ['the same by the browser’s language', post({ 'accept-language': 'ru, en;q=0.5' })],
  ['the same uncompressed', post({ 'accept-encoding': 'identity' })],
  ['the same of a page of another site that is let in', post({ origin: SITE })],
  ['the same of one that is not', post({ origin: 'https://nobody.example' })],
  ['the same with a language that was chosen', post({ cookie: 'locale=ru' })],
  ['a menu over GET, with its tag', get(BY_GET)],
  ['the same as GraphQL’s own type', get(BY_GET, { accept: 'application/graphql-response+json' })],
  ['a page', get('/catalog', { accept: 'text/html' })],
  ['a page in a language, which is remembered', get('/ru/catalog', { accept: 'text/html' })],
  ['a page of whoever chose it before', get('/ru/catalog', { accept: 'text/html', cookie: 'locale=ru' })],
  ['a page uncompressed', get('/', { accept: 'text/html', 'accept-encoding': 'identity' })],
  ['a page that is asked for with a tag', get('/', { accept: 'text/html', 'if-none-match': '"x"' })],
])('%s is answered the same, however often', async (_what, ask) => {
  const [first, ...others] = [await ask(), await ask(), await ask(), await ask()];
  expect(first?.status).toBe(200);
  for (const other of others) expect(shown(other)).toEqual(first && shown(first));
  expect(new Set(others.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
});

test('who has the tag gets the same short answer as before it lay ready', async () => {
  await raiseRevision();
  const tag = (await get(BY_GET)()).headers.get('etag') ?? '';
  const slow = await get(BY_GET, { 'if-none-match': tag })();
  await get(BY_GET)();
  await get(BY_GET)();
  const fast = await get(BY_GET, { 'if-none-match': tag })();
  expect([slow.status, fast.status, fast.body]).toEqual([304, 304, null]);
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'x-content-type-options', 'content-type']) {
    expect(fast.headers.get(name), name).toBe(slow.headers.get(name));
  }
});

test('staff, programs and sessions get no cached answer', async () => {
  const { db, channel } = world;
  const { id: menuId } = await db.menu.findFirstOrThrow({ where: { channelId: channel.id } });
  const hidden = { channelId: channel.id, menuId, slug: 'winter', name: { en: 'Winter' }, isActive: false };
  await db.category.create({ data: hidden });
  await raiseRevision();
  const source = '{ menu { categories(includeInactive: true) { name } } channel { links { url } } }';
  const stranger: Ask = () => server.client().graphql(source);
  for (let time = 0; time < 3; time += 1) await stranger();
  await db.link.create({
    data: { channelId: channel.id, placement: 'FOOTER', name: { en: 'New' }, url: 'https://example.test/new' },
  });
  const isNew = async (ask: Ask) => JSON.stringify((await ask()).body).includes('https://example.test/new');
  const staff = server.client();
  const { login } = await createSignIn(db, channel.id, 'MANAGER');
  const input = { login, password: TEST_PASSWORD };
  await staff.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', { input });
  expect(await isNew(stranger)).toBe(false);
  expect(JSON.stringify((await staff.graphql(source)).body)).toContain('Winter');
  expect((await post({ authorization: 'Bearer carte_unknown' })()).status).toBe(401);
  await raiseRevision();
  expect(await isNew(stranger)).toBe(true);
  expect(JSON.stringify((await stranger()).body)).not.toContain('Winter');
});

test('an origin that is no longer listed reads no cached answer', async () => {
  for (let time = 0; time < 3; time += 1) await post({ origin: SITE })();
  expect((await post({ origin: SITE })()).headers.get('access-control-allow-origin')).toBe(SITE);
  await world.db.channel.update({ where: { id: world.channel.id }, data: { apiOrigins: [] } });
  expect((await post({ origin: SITE })()).headers.get('access-control-allow-origin')).toBeNull();
  await world.db.channel.update({ where: { id: world.channel.id }, data: { apiOrigins: [SITE] } });
});

/** Headers that are read for limits or by the front cache itself, and do not change the answer. */
const ALSO_READ = [
  ...['authorization', 'if-none-match', 'user-agent', 'x-forwarded-for', 'access-control-request-method'],
  ...['carte-session', 'transfer-encoding', 'content-length'],
];
const IN_THE_QUESTION = [
  ...['host', 'x-forwarded-host', 'x-forwarded-proto', 'origin', 'sec-fetch-site', 'cookie', 'x-locale'],
  ...['accept', 'accept-encoding', 'accept-language', 'content-type'],
];

test('the server reads no header of a request whose answer it keeps that is not part of the question', async () => {
  await raiseRevision();
  const read = new Set<string>();
  const prototype = Headers.prototype;
  const [getHeader, hasHeader] = [prototype.get, prototype.has];
  vi.spyOn(prototype, 'get').mockImplementation(function (this: Headers, name) {
    if (getHeader.call(this, 'user-agent') !== null) read.add(name.toLowerCase());
    return getHeader.call(this, name);
  });
  vi.spyOn(prototype, 'has').mockImplementation(function (this: Headers, name) {
    if (getHeader.call(this, 'user-agent') !== null) read.add(name.toLowerCase());
    return hasHeader.call(this, name);
  });
  for (const ask of [post(), get(BY_GET), get('/catalog', { accept: 'text/html' })]) await ask();
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => ![...IN_THE_QUESTION, ...ALSO_READ].includes(name))).toEqual([]);
});
