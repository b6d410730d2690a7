import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { globalId } from '../../graphql/testing';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import type { RenderPage } from '../pages/render-page';
import type { Answer, TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Each thing that an answer depends on, on the whole server: requests that differ in it alone never get each other's answer. */
const [ONE, ALIAS, TWO, SITE] = ['one.example', 'alias.example', 'two.example', 'https://site.example'];
const MENU = 'query Menu { menu { name } } query Count { menu { __typename } }';
const DISHES =
  'query ($a: Int, $b: Int) { menu { categories { a: products(first: $a) { nodes { name } } b: products(first: $b) { nodes { name } } } } }';
const HIDDEN = '{ menu { categories(includeInactive: true) { name } } }';
const STORED = new Map([
  ['a'.repeat(64), '{ menu { name } }'],
  ['b'.repeat(64), '{ menu { __typename } }'],
]);

const renderPage: RenderPage = async (request, { scope, nonce }) => {
  const { locale, actor, channel } = scope.context;
  const html = `<script nonce="${nonce}"></script>${JSON.stringify([request.url, locale, actor, channel?.id])}`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};

let server: TestServer;
let one: World;
let two: World;
let shopper: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ renderPage, documents: STORED, address: { trustProxy: true } });
  const { db } = server.database;
  const name = { en: 'Menu', ru: 'Меню' };
  one = await shop(db, { hosts: [ONE, ALIAS], apiOrigins: [SITE] })
    .dish('Cola', 300)
    .dish('Borscht', 500)
    .open();
  two = await shop(db, { hosts: [TWO] })
    .dish('Soup', 700)
    .open();
  await db.menu.updateMany({ where: { channelId: one.channel.id }, data: { name } });
  const hidden = { menuId: one.catalog.menuId, slug: 'winter', name: { en: 'Winter' }, isActive: false };
  await db.category.create({ data: { ...hidden, channelId: one.channel.id } });
  const { login } = await createSignIn(db, one.channel.id, 'MANAGER');
  await createSignIn(db, two.channel.id, 'ADMIN');
  await createSignIn(db, one.channel.id, 'ADMIN');
  const at = { 'x-forwarded-host': ONE };
  [shopper, manager] = [server.client(at), server.client(at)];
  await shopper.post('/api/checkout/add', { productVariantId: globalId('Variant', one.variant('Cola')) });
  const input = { login, password: TEST_PASSWORD };
  await manager.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', { input });
});
afterAll(() => server.close());

const stranger = () => server.client({ 'x-forwarded-host': ONE });

type Ask = () => Promise<Answer>;
type Headers_ = Record<string, string>;
const page =
  (headers: Headers_ = {}, path = '/catalog', client = stranger): Ask =>
  () =>
    client().get(path, { accept: 'text/html', ...headers });
const read =
  (headers: Headers_ = {}, parameters: Headers_ = { query: '{ menu { name } }' }, client = stranger): Ask =>
  () =>
    client().get(`/graphql?${new URLSearchParams(parameters)}`, headers);
const post =
  (body: object, headers: Headers_ = {}, client = stranger): Ask =>
  () =>
    client().post('/graphql', body, headers);
const stored = (id: string) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id.repeat(64) } }),
});
const query = '{ menu { name } }';

/** Another one with each answer. */
const OF_ONE_ANSWER = /^(?:x-request-id|date|connection|keep-alive|transfer-encoding|content-length)$/;

function shown({ status, headers, body }: Answer): string {
  const own = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'no nonce';
  const told = JSON.stringify([status, [...headers].filter(([name]) => !OF_ONE_ANSWER.test(name)), body]);
  return told.replaceAll(own, 'NONCE').replace(/"requestId":"[^"]+"/, '');
}

test.each<[string, Ask, Ask]>([
  ['the host, of a page', page(), page({ 'x-forwarded-host': TWO })],
  ['the host, of a query', post({ query: DISHES }), post({ query: DISHES }, { 'x-forwarded-host': TWO })],
  ['another host of the same shop', page(), page({ 'x-forwarded-host': ALIAS })],
  ['the protocol before a proxy, of a page', page(), page({ 'x-forwarded-proto': 'https' })],
  ['the protocol before a proxy, of a query', read(), read({ 'x-forwarded-proto': 'https' })],
  ['the language that was chosen', page(), page({ cookie: 'locale=ru' })],
  ['the language of the browser', page(), page({ 'accept-language': 'ru' })],
  ['the language of a program', read(), read({ 'x-locale': 'ru' })],
  ['the language in the path', page({ cookie: 'locale=ru' }), page({ cookie: 'locale=ru' }, '/en/catalog')],
  ['the path', page(), page({}, '/catalog/soups')],
  ['what a page reads of its address', page({}, '/catalog?tag=VEGAN'), page({}, '/catalog?tag=HALAL')],
  ['the method', page(), () => stranger().send('HEAD', '/catalog', undefined, { accept: 'text/html' })],
  ['by GET or by POST', read(), post({ query })],
  ['the stored document', read({}, stored('a')), read({}, stored('b'))],
  ['the text', post({ query }), post({ query: '{ menu { __typename } }' })],
  ['the operation', post({ query: MENU, operationName: 'Menu' }), post({ query: MENU, operationName: 'Count' })],
  [
    'the values of variables',
    post({ query: DISHES, variables: { a: 1, b: 2 } }),
    post({ query: DISHES, variables: { a: 2, b: 1 } }),
  ],
  ['the form of the answer', read(), read({ accept: 'application/graphql-response+json' })],
  ['its packing', page({ 'accept-encoding': 'gzip' }), page({ 'accept-encoding': 'identity' })],
  ['the site that asks', post({ query }), post({ query }, { origin: SITE })],
  ['a session, of a page', page(), page({}, '/catalog', () => shopper)],
  ['a session, of a query', read(), read({}, undefined, () => shopper)],
  ['a cookie that nobody reads', read(), read({ cookie: 'color-mode=dark' })],
  ['being staff, of a page', page(), page({}, '/catalog', () => manager)],
  ['being staff, of a query', post({ query: HIDDEN }, {}, () => shopper), post({ query: HIDDEN }, {}, () => manager)],
  ['a token', read(), read({ authorization: 'Bearer carte_unknown' })],
])('%s makes another answer, however often both are asked for', async (_part, ask, askOtherwise) => {
  await transaction(one.db, (tx) => touchCatalog(tx, one.channel.id));
  const [first, other] = [shown(await ask()), shown(await askOtherwise())];
  expect(other).not.toBe(first);
  for (let time = 0; time < 4; time += 1) {
    expect(shown(await ask())).toBe(first);
    expect(shown(await askOtherwise())).toBe(other);
  }
});

test('a host that moves to another shop is answered with that one’s menu at once', async () => {
  const asks = [page(), post({ query: DISHES })];
  const told = async () => Promise.all(asks.map(async (ask) => JSON.stringify((await ask()).body)));
  for (let time = 0; time < 3; time += 1) await told();
  const { db } = server.database;
  const rename = (hosts: string[], more: string[]) =>
    transaction(db, async (tx) => {
      await tx.channel.update({ where: { id: one.channel.id }, data: { hosts } });
      await tx.channel.update({ where: { id: two.channel.id }, data: { hosts: more } });
    });
  await rename([ALIAS], [TWO, ONE]);
  const moved = await told();
  await rename([ONE, ALIAS], [TWO]);
  expect(moved).toEqual([expect.stringContaining(two.channel.id), expect.stringContaining('Soup')]);
});

test('variables in another order are answered the same', async () => {
  const [first, ...others] = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1, b: 2 },
  ];
  const ask = async (variables: object) => (await post({ query: DISHES, variables })()).body;
  const answer = await ask(first ?? {});
  expect(JSON.stringify(answer)).toContain('Cola');
  for (const variables of others) expect(await ask(variables)).toEqual(answer);
});

test('a page names a nonce of its own to each reader, in its policy too', async () => {
  const nonces = new Set<string>();
  for (let time = 0; time < 6; time += 1) {
    const { body, headers } = await page()();
    const nonce = /nonce="([^"]+)"/.exec(String(body))?.[1] ?? 'none';
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(6);
});
