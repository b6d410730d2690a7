import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeLines } from '../../checkout/testing-shopper';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { eventually } from '../../kernel/testing-eventually';
import { addShop } from '../../set-up/add-shop.command';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import { watchEvents } from '../graphql/testing-events';
import { startTestServer, type TestServer } from './testing-server';

const [ONE, TWO] = ['one.example', 'two.example'];

let server: TestServer;
let one: World;
let two: World;

beforeAll(async () => {
  server = await startTestServer({ address: { trustProxy: true, publicUrl: `https://${ONE}` } });
  const { db } = server.database;
  one = await shop(db, { name: { en: 'One' }, hosts: [ONE] })
    .dish('Cola', 300)
    .open();
  two = await shop(db, { name: { en: 'Two' }, hosts: [TWO] })
    .dish('Borscht', 700)
    .open();
  for (const { channel } of [one, two]) await createSignIn(db, channel.id, 'ADMIN');
});
afterAll(() => server.close());

const at = (host: string) => server.client({ 'x-forwarded-host': host });
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

async function signedIn(world: World, host: string) {
  const { login } = await server.database.db.staffMember.findFirstOrThrow({ where: { channelId: world.channel.id } });
  const client = at(host);
  await client.graphql(SIGN_IN, { input: { login, password: TEST_PASSWORD } });
  return client;
}

test('the host of a request picks the shop, whatever the public address is; on a strange one the oldest answers', async () => {
  const name = async (host: string) => (await at(host).graphql('{ channel { name } }')).body;
  expect(await name(ONE)).toEqual({ data: { channel: { name: 'One' } } });
  expect(await name(TWO)).toEqual({ data: { channel: { name: 'Two' } } });
  expect(await name('strange.example')).toEqual({ data: { channel: { name: 'One' } } });
});

test('a cart is its own shop’s: the cookie of one is a stranger’s in the other, and so are its dishes', async () => {
  const shopper = at(ONE);
  const cola = { productVariantId: globalId('Variant', one.variant('Cola')) };
  expect(await shopper.post('/api/checkout/add', cola)).toMatchObject({ body: { items: [{ productName: 'Cola' }] } });
  const elsewhere = at(TWO);
  elsewhere.cookie = shopper.cookie;
  expect((await elsewhere.get('/api/checkout')).status).toBe(204);
  expect(await elsewhere.post('/api/checkout/add', cola)).toMatchObject({
    body: { error: { code: 'VARIANT_NOT_FOUND' } },
  });
});

test('an order’s link, and staff’s look at it, end at their own shop', async () => {
  const order = await placeLines(one, [one.choice('Cola')]);
  const theirs = `/api/checkout/id/${globalId('Checkout', order.id)}`;
  const link = `${theirs}?token=${order.token}`;
  expect(await at(ONE).get(link)).toMatchObject({ status: 200 });
  expect((await at(TWO).get(link)).status).toBe(404);
  expect((await (await signedIn(one, ONE)).get(theirs)).body).toMatchObject({ number: order.number });
  expect((await (await signedIn(two, TWO)).get(theirs)).status).toBe(404);
});

test('staff of one shop have no access to the other, by cookie or password', async () => {
  const member = await signedIn(one, ONE);
  const who = '{ session { user { login } } }';
  expect(await member.graphql(who)).toMatchObject({
    body: { data: { session: { user: { login: expect.any(String) } } } },
  });
  expect(await member.graphql(who, {}, { 'x-forwarded-host': TWO })).toMatchObject({
    body: { data: { session: { user: null } } },
  });
  const { login } = await server.database.db.staffMember.findFirstOrThrow({ where: { channelId: one.channel.id } });
  const answer = await at(TWO).graphql(
    `mutation ($input: SignInInput!) {
    signIn(input: $input) { __typename ... on Error { code } } }`,
    { input: { login, password: TEST_PASSWORD } },
  );
  expect(answer).toMatchObject({ body: { data: { signIn: { code: 'INVALID_CREDENTIALS' } } } });
});

test('search, sitemap and robots.txt know their own shop alone', async () => {
  const SEARCH = 'query ($text: String!) { channel { search(query: $text, first: 5) { nodes { name } } } }';
  const found = async (host: string, text: string) => JSON.stringify((await at(host).graphql(SEARCH, { text })).body);
  expect(await found(ONE, 'cola')).toContain('Cola');
  expect(await found(TWO, 'cola')).not.toContain('Cola');
  const sitemap = String((await at(TWO).get('/sitemap.xml')).body);
  expect(sitemap).toContain(`https://${TWO}/`);
  expect(sitemap).not.toContain(ONE);
  expect(String((await at(TWO).get('/robots.txt')).body)).not.toContain(ONE);
});

test('live updates of one shop are not heard in the other', async () => {
  const { cookie } = await signedIn(two, TWO);
  const heard = await watchEvents(server.url, 'subscription { orders { kind checkout { number } } }', {
    cookie,
    'x-forwarded-host': TWO,
  });
  await placeLines(one, [one.choice('Cola')]);
  const own = await placeLines(two, [two.choice('Borscht')]);
  // The first that comes is their own: the other shop’s was placed before.
  expect(await heard.next()).toMatchObject({ data: { orders: { checkout: { number: own.number } } } });
  heard.leave();
});

test('the command makes a shop that can be signed in to under its host, like the oldest but for what is said', async () => {
  const { db } = server.database;
  const added = await addShop(db, { host: 'Three.Example', name: 'Three', login: 'Boss', currencyCode: 'GEL' });
  expect(added).toMatchObject({ host: 'three.example', login: 'boss' });
  const { body } = await at('three.example').graphql(SIGN_IN, { input: { login: 'boss', password: added.password } });
  expect(body).toEqual({ data: { signIn: { __typename: 'Session' } } });
  const row = await db.channel.findFirstOrThrow({ where: { hosts: { has: 'three.example' } } });
  expect(row).toMatchObject({
    name: { en: 'Three' },
    currencyCode: 'GEL',
    timeZone: 'Europe/Berlin',
    countryCode: 'DE',
  });
});

test('a host leads to one shop, also when two are added at once', async () => {
  const add = () => addShop(server.database.db, { host: 'four.example', name: randomUUID(), login: 'admin' });
  const made = await Promise.allSettled([add(), add(), add()]);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(add()).rejects.toMatchObject({ fields: [{ path: ['host'], code: 'HOST_TAKEN' }] });
  await expect(addShop(server.database.db, { host: 'https://x', name: '', login: 'admin' })).rejects.toMatchObject({
    fields: [{ path: ['host'], code: 'INVALID_HOST' }],
  });
  await eventually(async () => expect(await server.database.db.channel.count()).toBe(4));
});
