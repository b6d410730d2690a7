import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { TEST_NOW } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { createTestChannel, testContext } from '../../graphql/testing';
import { Answers } from '../cache/answers';
import { PageCache } from './page-cache';

let database: TestDatabase;
let channel: Channel;
beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});
afterAll(() => database.drop());

const STRANGER: Actor = { kind: 'visitor', sessionId: null };
const HERE = { host: 'shop.test', otherwise: 'shop.test' };
let visits = 0;

interface Visit {
  readonly actor?: Actor;
  readonly revision?: number;
  readonly now?: Date;
}

/** Pages that count their renderings, and visitors who open them. */
function openShop() {
  let renders = 0;
  const pages = new PageCache(async (request, { nonce }) => {
    renders += 1;
    const isGone = request.url.endsWith('/gone');
    const html = `<p>${renders}</p><script nonce="${nonce}"></script><link nonce="${nonce}">`;
    return new Response(html, {
      status: isGone ? 404 : 200,
      headers: { 'content-type': 'text/html', 'content-language': 'en' },
    });
  }, new Answers());
  return async (path: string, { actor = STRANGER, revision = 1, now = TEST_NOW }: Visit = {}) => {
    visits += 1;
    const nonce = `nonce-${visits}`;
    const context = testContext(database.db, { ...channel, catalogRevision: revision }, { actor, now: () => now });
    const scope = {
      context,
      cookies: [],
      headers: new Map<string, string>(),
      isTokenRefused: false,
      shopAt: HERE,
      isSecure: false,
    };
    const request = new Request(`http://shop.test${path}`);
    const answer = await pages.render(
      request,
      {
        scope,
        nonce,
        localePrefix: '',
        search: '',
        wantsPayload: false,
        refusal: null,
        tellRoute: () => undefined,
        fetchGraphql: fetch,
      },
      path,
      request,
    );
    const html = await answer.text();
    expect(html.split(nonce)).toHaveLength(3);
    return { html, render: Number(/<p>(\d+)</.exec(html)?.[1]), answer };
  };
}

test('a page of the menu is rendered once for all strangers, each with a nonce of their own', async () => {
  const visit = openShop();
  const [first, second] = [await visit('/catalog/pizza'), await visit('/catalog/pizza')];
  expect([first.render, second.render]).toEqual([1, 1]);
  expect(second.html).not.toBe(first.html);
  expect(second.answer.headers.get('content-language')).toBe('en');
  expect((await visit('/catalog/soup')).render).toBe(2);
});

test('a change of the menu shows at once, and that the shop has closed within seconds', async () => {
  const visit = openShop();
  await visit('/');
  expect((await visit('/', { revision: 2 })).render).toBe(2);
  expect((await visit('/', { revision: 2, now: new Date(TEST_NOW.getTime() + 4_999) })).render).toBe(2);
  expect((await visit('/', { revision: 2, now: new Date(TEST_NOW.getTime() + 5_000) })).render).toBe(3);
});

test.each([
  ['whoever has a session', '/catalog', { kind: 'visitor', sessionId: crypto.randomUUID() }],
  ['a page that is no menu', '/checkout', STRANGER],
  ['data of a page', '/catalog.data', STRANGER],
  ['a dish that is gone', '/catalog/pizza/gone', STRANGER],
] satisfies [string, string, Actor][])('%s is rendered for each visit', async (_what, path, actor) => {
  const visit = openShop();
  const [first, second] = [await visit(path, { actor }), await visit(path, { actor })];
  expect(second.render).toBeGreaterThan(first.render);
});
