import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimPublicHost } from '../../channel/hosts.store';
import { shop, type World } from '../../checkout/testing-world';
import { createTestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { addShop } from '../../set-up/add-shop.command';
import { nameHost } from '../../set-up/name-host.command';
import { postForm } from '../pages/testing-posted-form';
import { startTestServer, type TestServer } from './testing-server';
import { staffClient } from './testing-staff';

const MAIN = 'main.example';
const PUBLIC_URL = `https://${MAIN}`;
const OTHER = 'xn--80apu3aa.example';
/** Each leads to another shop than the second one. */
const ELSEWHERE = [
  ...[MAIN, `${MAIN}.`, 'MAIN.example', `${MAIN}:443`, PUBLIC_URL, 'ｍａｉｎ.example', 'main。example', ` ${MAIN} `],
  ...[OTHER, `${OTHER}.`, 'XN--80APU3AA.EXAMPLE', 'пицца.example', 'ПИЦЦА.example.'],
  ...[
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'strange.example',
    'www.main.example',
    '*.example',
    '',
  ],
];

let server: TestServer;
let second: World;
let manager: Awaited<ReturnType<typeof staffClient>>;

beforeAll(async () => {
  server = await startTestServer({ address: { trustProxy: true, publicUrl: PUBLIC_URL } });
});
beforeEach(async () => {
  const { db } = server.database;
  await db.channel.deleteMany();
  await shop(db, { name: { en: 'First' } })
    .dish('Cola', 300)
    .open();
  await transaction(db, (tx) => claimPublicHost(tx, PUBLIC_URL));
  second = await shop(db, { name: { en: 'Second' }, hosts: ['second.example'] })
    .dish('Borscht', 700)
    .open();
  await shop(db, { name: { en: 'Third' }, hosts: [OTHER] }).open();
  manager = await staffClient(server, second.channel.id, 'ADMIN', { 'x-forwarded-host': 'second.example' });
});
afterAll(() => server.close());

async function nameAt(host: string): Promise<unknown> {
  const { body } = await server.client({ 'x-forwarded-host': host }).graphql('{ channel { name } }');
  return (body as { data: { channel: { name: string } } }).data.channel.name;
}

const hostsOf = async ({ channel }: World) =>
  (await server.database.db.channel.findUniqueOrThrow({ where: { id: channel.id } })).hosts;

const UPDATE = `mutation ($input: UpdateChannelInput!) {
  updateChannel(input: $input) { __typename ... on InvalidInput { fields { path code } } }
}`;

test.each(ELSEWHERE)('staff of a second shop are not given %j', async (host) => {
  for (const hosts of [[host], ['second.example', host]]) {
    const { version } = await server.database.db.channel.findUniqueOrThrow({ where: { id: second.channel.id } });
    const { body } = await manager.graphql(UPDATE, { input: { version, hosts } });
    expect(body).toMatchObject({ data: { updateChannel: { __typename: 'InvalidInput' } } });
  }
  expect(await hostsOf(second)).toEqual(['second.example']);
});

test('who names no new host may send those that there are', async () => {
  const { version } = await server.database.db.channel.findUniqueOrThrow({ where: { id: second.channel.id } });
  const { body } = await manager.graphql(UPDATE, { input: { version, hosts: ['Second.example.'] } });
  expect(body).toEqual({ data: { updateChannel: { __typename: 'Channel' } } });
});

test('the operator’s command gives no shop the public host, and moves one only where that is said', async () => {
  const { db } = server.database;
  for (const host of [MAIN, 'MAIN.example.', OTHER]) {
    await expect(addShop(db, { host, name: 'Fourth', login: 'admin' }, PUBLIC_URL)).rejects.toMatchObject({
      fields: [{ path: ['host'], code: 'HOST_TAKEN' }],
    });
  }
  expect(await nameHost(db, 'Пицца.example.', 'SECOND.example')).toBe(OTHER);
  expect(await nameAt(OTHER)).toBe('Second');
  await nameHost(db, OTHER, null);
  expect(await nameAt(OTHER)).toBe('First');
  await expect(nameHost(db, 'new.example', 'strange.example')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a host is the same with a dot, in upper case and with a port, for each who reads it', async () => {
  for (const host of ['second.example.', 'SECOND.example', 'second.example:8443', 'Second.Example.:443']) {
    expect(await nameAt(host), host).toBe('Second');
    const sent = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const robots = String((await server.client(sent).get('/robots.txt')).body);
    expect(robots).toMatch(/https:\/\/second\.example(?::8443)?\//);
    const question = await server
      .client(sent)
      .graphql('mutation { beginPasskeySignIn { ... on PasskeyQuestion { host } } }');
    expect(question.body).toMatchObject({ data: { beginPasskeySignIn: { host: 'second.example' } } });
  }
  expect(await nameAt(`${MAIN}.`)).toBe('First');
});

test('a page at a host with a dot leads to the one without, and what is sent from there is the shop’s own', async () => {
  const proxied = { 'x-forwarded-host': 'second.example.', 'x-forwarded-proto': 'https' };
  const { status, headers } = await server.client(proxied).get('/catalog?x=1');
  expect([status, headers.get('location')]).toEqual([308, 'https://second.example/catalog?x=1']);
  const origin = 'https://second.example.';
  expect((await postForm(server.url, '/command-center/sign-in', { ...proxied, origin })).status).not.toBe(403);
  expect((await server.client({ ...proxied, origin }).patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
});

test('the first shop has the public host from the start, made by the wizard too, unless another has it already', async () => {
  const { db } = await createTestDatabase();
  const claim = () => transaction(db, (tx) => claimPublicHost(tx, PUBLIC_URL));
  expect(await claim()).toBeNull();
  const first = await shop(db, { hosts: [] }).open();
  await Promise.all([claim(), claim()]);
  expect(await db.channel.findMany({ select: { hosts: true } })).toEqual([{ hosts: [MAIN] }]);
  await db.channel.update({ where: { id: first.channel.id }, data: { hosts: [] } });
  const other = await shop(db, { hosts: [MAIN] }).open();
  expect(await claim()).toBe(other.channel.id);
});
