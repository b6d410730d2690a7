import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeLines } from '../../checkout/testing-shopper';
import { shop, type World } from '../../checkout/testing-world';
import { createSignIn } from '../../staff/testing';
import { startTestServer, type TestServer } from '../server/testing-server';

/** Every private value in the database contains a marker that must never appear outside. */
const SECRETS = ['hook.secret', 'sesame-', 'Geheim', '+4930901', 'Secretstr', 'drafted', 'inactive-'] as const;

let server: TestServer;
let world: World;
let rows: string[];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  world = await shop(db).dish('Cola', 300).payment('CASH').warehouse('Mitte').receiver('sesame-receiver').open();
  const channelId = world.channel.id;
  await db.receiver.updateMany({
    data: { url: 'https://hook.secret/', bodyTemplate: 'sesame-body', headers: [{ name: 'X', value: 'sesame-key' }] },
  });
  const member = await createSignIn(db, channelId, 'OPERATOR');
  await db.staffMember.update({ where: { id: member.id }, data: { login: 'sesame-login', name: 'Geheim Agent' } });
  const details = {
    name: 'Geheim Rat',
    street: 'Secretstr. 1',
    deliveryMethod: 'DELIVERY',
    kitchenNote: 'sesame-note',
  };
  await placeLines(world, [world.choice('Cola')], { ...details, deliveryMethod: 'DELIVERY' });
  await db.client.updateMany({ data: { note: 'sesame-client' } });
  await db.page.create({ data: { channelId, slug: 'drafted', title: { en: 'drafted' }, isPublished: false } });
  await db.paymentMethod.create({ data: { channelId, type: 'CARD', name: { en: 'inactive-card' }, isActive: false } });
  await db.warehouse.create({ data: { channelId, name: { en: 'inactive-kitchen' }, isActive: false } });
  const menu = await db.menu.create({ data: { channelId, name: { en: 'inactive-menu' }, isActive: false } });
  await db.category.create({
    data: { channelId, menuId: menu.id, slug: 'inactive-all', name: { en: 'inactive-all' } },
  });
  const category = { channelId, menuId: world.catalog.menuId, slug: 'inactive-soup', name: { en: 'inactive-soup' } };
  await db.category.create({ data: { ...category, isActive: false } });
  const [receivers, staff, sessions, clients, orders] = await Promise.all([
    db.receiver.findMany(),
    db.staffMember.findMany(),
    db.session.findMany(),
    db.client.findMany(),
    db.checkout.findMany(),
  ]);
  rows = [...receivers, ...staff, ...sessions, ...clients, ...orders].map(({ id }) => id);
});
afterAll(() => server.close());

/** Every key and every value of an answer, ids decoded. */
function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(words);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => [key, ...words(entry)]);
  const text = String(value);
  return [text, Buffer.from(text, 'base64').toString('utf8')];
}

const FORBIDDEN_KEYS =
  /receiver|secret|authorization|password|token|session|client|staff|audit|outbox|hash|cipher|checkout|order$|orders/i;
/** Pages' paths among the route rules. */
const ALLOWED_KEYS = new Set(['/checkout', '/my-orders']);

function keys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keys);
  if (typeof value !== 'object' || value === null) return [];
  // An empty list tells nothing: the documented channel has one of receivers.
  const isEmpty = (entry: unknown) => Array.isArray(entry) && entry.length === 0;
  return Object.entries(value).flatMap(([key, entry]) => (isEmpty(entry) ? [] : [key, ...keys(entry)]));
}

test.each([
  '/api/channel',
  '/api/channel/time-slots',
  '/api/_auth/session',
  '/builds/latest.json',
  '/builds/meta/build-1.json',
])('%s tells strangers nothing private', async (path) => {
  const { status, body } = await server.client().get(path);
  expect(status).toBe(200);
  const all = words(body);
  expect(all.filter((word) => SECRETS.some((secret) => word.includes(secret)))).toEqual([]);
  expect(all.filter((word) => rows.some((id) => word.includes(id)))).toEqual([]);
  expect(keys(body).filter((key) => FORBIDDEN_KEYS.test(key) && !ALLOWED_KEYS.has(key))).toEqual([]);
});

test('the walk finds what is planted: staff do see the receiver', async () => {
  const client = server.client();
  const { login } = await createSignIn(server.database.db, world.channel.id);
  const mutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await client.graphql(mutation, { input: { login, password: 'nine dumplings, please' } });
  const { body } = await client.graphql('{ channel { receivers { name url } } }');
  const seen = words(body).filter((word) => SECRETS.some((secret) => word.includes(secret)));
  expect(seen).toEqual(['sesame-receiver', 'https://hook.secret/']);
});

test('no log line of a placed order names the person', async () => {
  const key = { 'idempotency-key': randomUUID() };
  await server.client().post('/api/checkout', { name: 'Geheim Rat', phone: '+49 30 901820', street: 1 }, key);
  const text = JSON.stringify(server.logged);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});
