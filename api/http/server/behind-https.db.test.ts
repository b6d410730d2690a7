import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createSignIn } from '../../staff/testing';
import { postForm } from '../pages/testing-posted-form';
import { routerOf } from './testing-router';
import { startTestServer, type TestServer } from './testing-server';

/** What a proxy that speaks TLS sends on, and what the pages make of it. */
const [MAIN, SECOND] = ['shop.example', 'second.example'];
const FORMS = ['command-center/sign-in', 'checkout/plain'];

let server: TestServer;
let unset: TestServer;

beforeAll(async () => {
  const renderPage = routerOf(FORMS);
  server = await startTestServer({
    renderPage,
    perMinute: 3000,
    address: { trustProxy: true, publicUrl: `https://${MAIN}` },
  });
  unset = await startTestServer({ renderPage, perMinute: 3000, address: { trustProxy: true } });
  for (const { database } of [server, unset]) {
    for (const hosts of [[MAIN], [SECOND]]) {
      const { channel } = await shop(database.db, { hosts }).dish('Cola', 300).open();
      await createSignIn(database.db, channel.id, 'ADMIN');
    }
  }
});
afterAll(() => Promise.all([server.close(), unset.close()]));

/** As Caddy sends them. */
const byCaddy = (host: string) => ({
  host,
  'x-forwarded-host': host,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7',
  origin: `https://${host}`,
});
/** As nginx does with what docs/operator/install.md tells it to. */
const byNginx = (host: string) => ({
  host,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.8',
  origin: `https://${host}`,
});

const ways = [byCaddy, byNginx].flatMap((way) =>
  [MAIN, SECOND].flatMap((host) =>
    FORMS.flatMap((path) =>
      [`/${path}`, `/${path}.data`, `/ru/${path}`].map((form) => [way.name, host, form, way(host)] as const),
    ),
  ),
);

test.each(ways)('%s: the form at https://%s%s is taken', async (_way, host, form, headers) => {
  for (const taker of [server, unset]) {
    const { status, body } = await postForm(taker.url, form, headers);
    expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), expect.stringContaining('nino')]);
    expect(body).toContain(`https://${host}/`);
  }
});
