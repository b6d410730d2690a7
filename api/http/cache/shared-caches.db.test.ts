import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { startTestServer, TEST_BUILD, type TestServer } from '../server/testing-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const MENU = `/graphql?query=${encodeURIComponent('{ menu { name } }')}`;
const CART = `/graphql?query=${encodeURIComponent('{ checkout { id } menu { name } }')}`;
const FOR_GOOD = 'public, max-age=31536000, immutable';

test.each([
  ['the built client', '/assets/main-1a2b.js', FOR_GOOD],
  ['one build’s description', `/builds/meta/${TEST_BUILD.id}.json`, FOR_GOOD],
  ['the question for a newer build', '/builds/latest.json', 'no-cache'],
  ['the menu, which its tag stands for', MENU, 'public, no-cache'],
])('a cache for many may keep %s', async (_, path, said) => {
  const { headers } = await server.client().get(path);
  expect(headers.get('cache-control')).toBe(said);
  expect(headers.get('set-cookie')).toBeNull();
});

const NONE: Record<string, string> = {};
const PERSONAL: readonly (readonly [string, string, Record<string, string>])[] = [
  ['a cart', CART, NONE],
  ['the menu of a visitor with cookies', MENU, { cookie: 'carte_locale=ru' }],
  ['the menu of a stranger’s token', MENU, { authorization: 'Bearer carte_unknown' }],
  ['a page', '/catalog', { accept: 'text/html' }],
  ['a page of the command center', '/command-center', { accept: 'text/html' }],
  ['the cart over REST', '/api/checkout', NONE],
  ['who somebody is', '/api/_auth/me', NONE],
  ['what is not there', '/media/nothing/160.webp', NONE],
  ['whether it is ready', '/health/ready', NONE],
];

test.each(PERSONAL)('a cache for many never keeps %s', async (_, path, headers) => {
  const answer = await server.client().get(path, headers);
  expect(answer.headers.get('cache-control')).toMatch(/^(private|no-store)/);
});
