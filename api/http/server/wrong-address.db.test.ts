import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createSignIn } from '../../staff/testing';
import { lookAtAddress } from '../../upgrade/look-at-address';
import { postForm } from '../pages/testing-posted-form';
import type { PublicAddress } from '../request/public-request';
import { routerOf } from './testing-router';
import { startTestServer, type TestServer } from './testing-server';

/** Settings and proxies that do not fit each other, and what is said of them. */
const SIGN_IN = 'command-center/sign-in';
const TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

const servers: TestServer[] = [];
async function serve(address: Partial<PublicAddress>): Promise<TestServer> {
  const server = await startTestServer({ address, renderPage: routerOf([SIGN_IN]) });
  servers.push(server);
  const { channel } = await shop(server.database.db).dish('Cola', 300).open();
  await createSignIn(server.database.db, channel.id, 'ADMIN');
  return server;
}

let set: TestServer;
let unset: TestServer;
beforeAll(async () => {
  [set, unset] = await Promise.all([serve({ publicUrl: 'https://shop.example', trustProxy: true }), serve({})]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const warnings = ({ logged }: TestServer, word: string) =>
  logged.filter(({ level, msg }) => level === 'warn' && String(msg).includes(word)).map(({ msg }) => msg);

test('a form from another name than PUBLIC_URL is refused with both names, in its language, and logged once', async () => {
  const open = 'https://www.shop.example';
  const sent = { ...TLS, host: 'www.shop.example', origin: open, 'sec-fetch-site': 'same-origin' };
  for (const path of [`/${SIGN_IN}`, `/${SIGN_IN}.data`]) {
    const { status, body } = await postForm(set.url, path, sent);
    expect([status, body]).toEqual([403, expect.stringContaining(`set PUBLIC_URL=${open}`)]);
    expect(body).toContain('the shop’s address is https://shop.example');
  }
  const russian = await postForm(set.url, `/ru/${SIGN_IN}`, sent);
  expect(JSON.parse(russian.body)).toMatchObject({ code: 'WRONG_ADDRESS', title: 'Форма не принята' });
  const call = await set.client().post('/api/checkout/add', {}, sent);
  expect(call).toMatchObject({ status: 403, body: { error: { code: 'WRONG_ADDRESS' } } });
  expect(warnings(set, `PUBLIC_URL=${open}`)).toHaveLength(1);
});

test('the refusal of a form that comes past the proxy, over plain http, says which address to open', async () => {
  const host = new URL(set.url).host;
  const { status, body } = await postForm(set.url, `/${SIGN_IN}`, { host, origin: `http://${host}` });
  expect([status, body]).toEqual([403, expect.stringContaining('Open https://shop.example')]);
  expect(warnings(set, 'without X-Forwarded-For')).toHaveLength(1);
});

test('the refusal behind an https proxy that the settings do not know says what to set', async () => {
  const sent = { ...TLS, host: 'shop.example', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
  for (const host of ['shop.example', '127.0.0.1:3000']) {
    const { status, body } = await postForm(unset.url, `/${SIGN_IN}`, { ...sent, host });
    expect([status, body]).toEqual([
      403,
      expect.stringContaining('set PUBLIC_URL=https://shop.example and TRUST_PROXY=on'),
    ]);
    // The internal host name must not be revealed.
    expect(body).not.toContain('127.0.0.1');
  }
  expect(warnings(unset, 'set PUBLIC_URL=https://shop.example and')).toHaveLength(1);
  expect(warnings(unset, 'TRUST_PROXY is off')).toHaveLength(1);
});

test('made-up addresses do not crowd a real visitor’s address out of the log', async () => {
  const server = await serve({ publicUrl: 'https://shop.example', trustProxy: true });
  const send = (name: string, caller: string) => {
    const headers = { ...TLS, 'x-forwarded-for': caller, host: name, origin: `https://${name}` };
    return postForm(server.url, `/${SIGN_IN}`, { ...headers, 'sec-fetch-site': 'same-origin' });
  };
  for (let made = 0; made < 30; made += 1) await send(`made-up-${made}.example`, '198.51.100.4');
  await send('shop-of-old.example', '203.0.113.7');
  expect(warnings(server, 'made-up').length).toBeLessThan(20);
  expect(warnings(server, 'PUBLIC_URL=https://shop-of-old.example')).toHaveLength(1);
});

test('the refusal of another site names no setting, and no line is logged for it', async () => {
  const before = set.logged.filter(({ level }) => level === 'warn').length;
  for (const origin of ['https://evil.example', 'null', 'http://']) {
    const { status, body } = await postForm(set.url, `/${SIGN_IN}`, { ...TLS, host: 'shop.example', origin });
    expect(status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({ code: 'FORBIDDEN', message: 'You don’t have permission to do this.' });
  }
  expect(set.logged.filter(({ level }) => level === 'warn')).toHaveLength(before);
});

test('preflight asks the shop at its public address, and says what to set', async () => {
  const settled = async (asked: Partial<PublicAddress>, running: Partial<PublicAddress> = {}) => {
    const server = await serve(running);
    const findings = await lookAtAddress({ publicUrl: server.url, trustProxy: false, ...asked });
    return findings.filter(({ isFine }) => !isFine).map(({ sentence }) => sentence);
  };
  expect(await settled({ publicUrl: null })).toEqual([]);
  expect(await settled({})).toEqual([]);
  expect(await settled({}, { publicUrl: 'https://old.example' })).toEqual([
    expect.stringMatching(/takes itself for https:\/\/old\.example: restart it with PUBLIC_URL=http:/),
  ]);
  expect(await settled({}, { trustProxy: true })).toEqual([expect.stringContaining('set TRUST_PROXY=off')]);
  const proxyless = await lookAtAddress({ publicUrl: 'https://127.0.0.1:1', trustProxy: false });
  expect(proxyless).toEqual([
    { isFine: false, sentence: expect.stringContaining('set TRUST_PROXY=on') },
    { isFine: true, sentence: expect.stringContaining('could not be asked from here') },
  ]);
});

test('a path beside the API is a page like any other, whatever origin it is sent from', async () => {
  for (const origin of ['http://[', 'https://elsewhere.example']) {
    const { status } = await unset.client({ origin }).send('POST', '/graphql/nothing');
    expect(status, origin).toBe(404);
  }
});
