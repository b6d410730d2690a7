import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { createTestChannel, testContext } from '../../graphql/testing';
import { RateLimits } from '../limits/rate-limits';
import { WorkBudget } from '../limits/work-budget';
import { BodyBudget } from '../request/body-budget';
import { Draining } from '../request/draining';
import { type ListeningServer, listen } from '../server/listen';
import { TestClient } from '../server/testing-client';
import { AnswerBody } from './answer-body';
import { Answers, type KeptAnswer } from './answers';
import { FrontCache } from './front-cache';

const HERE = { host: '127.0.0.1', otherwise: '127.0.0.1' };
const PER_MINUTE = 100;

let database: TestDatabase;
let channelId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  channelId = (await createTestChannel(database.db)).id;
});
afterAll(() => database.drop());

let server: ListeningServer;
let client: TestClient;
let draining: Draining;
let memory: Answers;
let now: Date;
/** How often the rest of the server was asked. */
let asked: number;
/** What the rest of the server answers. */
let answer: (request: Request) => Response | Promise<Response>;

const offer = (request: Request, change: Partial<KeptAnswer> = {}, nonce = '') => {
  const common = { body: new AnswerBody(''), head: [], route: '/', repeated: [], shopAt: HERE };
  memory.offer(request, { ...common, until: Number.POSITIVE_INFINITY, ...change }, nonce);
};

const offered = (request: Request, response: Response, change: Partial<KeptAnswer> = {}) => {
  offer(request, change);
  return response;
};

beforeEach(async () => {
  now = new Date('2026-03-06T18:00:00Z');
  asked = 0;
  draining = new Draining();
  answer = (request) => offered(request, new Response(`answer ${asked}`, { headers: { etag: 'W/"one"' } }));
  const { db, logger, meter } = testContext(database.db, null);
  memory = new Answers();
  const lane = new FrontCache({
    answers: memory,
    services: { db, logger, meter, now: () => now },
    address: { publicUrl: null, trustProxy: false },
    limits: new RateLimits(PER_MINUTE, () => now),
    budget: new WorkBudget({ isSharedOut: true }),
    bodies: new BodyBudget(),
    draining,
  });
  const rest = (request: Request) => {
    asked += 1;
    return answer(request);
  };
  server = await listen(rest, { port: 0, hostname: '127.0.0.1', lane });
  client = new TestClient(server.url);
});
afterEach(() => server.close(0));

const touchShop = (phone: string) => database.db.channel.update({ where: { id: channelId }, data: { phone } });

/** Until the answer is cached: the first request marks it as public, the second stores it. */
async function warm(path = '/'): Promise<void> {
  await client.get(path);
  await client.get(path);
}

test('what was asked before is answered without the rest of the server, and with an id of its own', async () => {
  await warm();
  const [third, fourth] = [await client.get('/'), await client.get('/')];
  expect([asked, third.body, fourth.body]).toEqual([2, 'answer 2', 'answer 2']);
  expect(third.headers.get('x-request-id')).not.toBe(fourth.headers.get('x-request-id'));
});

test('a document in a body is a question of its own, whatever its length', async () => {
  for (const query of ['{a}', '{b}', '{b}', '{a}', '{b}', '{a}']) await client.graphql(query);
  expect(asked).toBe(4);
  expect((await client.graphql('{c}')).body).toBe('answer 5');
});

test('after any write of the shop’s row, requests get another answer', async () => {
  await warm();
  await touchShop('+493012345671');
  expect((await client.get('/')).body).toBe('answer 3');
  expect((await client.get('/')).body).toBe('answer 3');
});

test('many who ask after a change wait for one answer', async () => {
  await warm();
  await touchShop('+493012345672');
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/')));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['answer 3']));
});

test('a personal answer is not given to requests that waited for it', async () => {
  await warm();
  await touchShop('+493012345673');
  answer = async () => {
    const mine = asked;
    await nextTurn();
    return new Response(`own ${mine}`);
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.get('/')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
});

test('an answer begun before a change is not given to requests after it', async () => {
  await warm();
  await touchShop('+493012345674');
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  answer = async (request) => {
    const begun = asked;
    if (begun === 3) await held;
    return offered(request, new Response(`answer ${begun}`));
  };
  const before = client.get('/');
  await expect.poll(() => asked).toBe(3);
  await touchShop('+493012345675');
  expect((await client.get('/')).body).toBe('answer 4');
  finish();
  expect((await before).body).toBe('answer 3');
  expect((await client.get('/')).body).toBe('answer 4');
});

test.each([
  ['was not offered', () => new Response('own')],
  ['is a refusal', (request: Request) => offered(request, new Response('no', { status: 403 }))],
  [
    'begins a session',
    (request: Request) => offered(request, new Response('', { headers: { 'set-cookie': 'carte_session=abc' } })),
  ],
])('an answer that %s is never given to another', async (_what, own) => {
  answer = own;
  for (let time = 0; time < 4; time += 1) await client.get('/');
  expect(asked).toBe(4);
});

test('an answer that is too old is made again, though nothing was written', async () => {
  answer = (request) => offered(request, new Response(`answer ${asked}`), { until: now.getTime() + 5_000 });
  await warm();
  now = new Date(now.getTime() + 4_999);
  expect((await client.get('/')).body).toBe('answer 2');
  now = new Date(now.getTime() + 1);
  expect((await client.get('/')).body).toBe('answer 3');
});

test('a client with the current answer gets 304 without a body', async () => {
  await warm();
  const same = await client.get('/', { 'if-none-match': '"other", W/"one"' });
  expect([same.status, same.body, same.headers.get('etag'), asked]).toEqual([304, null, 'W/"one"', 2]);
  const other = await client.get('/', { 'if-none-match': 'W/"old"' });
  expect([other.status, other.body]).toEqual([200, 'answer 2']);
});

test('each page has a nonce of its own, which its policy names', async () => {
  answer = (request) => {
    const nonce = `nonce-of-24-letters-${String(asked).padStart(4, '0')}`;
    const body = new AnswerBody(`<p>${asked}</p><script nonce="${nonce}"></script><i nonce="${nonce}">`, nonce);
    offer(request, { body }, nonce);
    const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'` };
    return new Response(body.once(nonce), { headers });
  };
  await warm();
  const nonces = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const { body, headers } = await client.get('/');
    const nonce = /script nonce="([^"]+)"/.exec(String(body))?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(body).toBe(`<p>2</p><script nonce="${nonce}"></script><i nonce="${nonce}">`);
    expect(headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect([nonces.size, asked]).toEqual([3, 2]);
});

test('each answer counts for its address, and beyond the limit the rest of the server refuses', async () => {
  await warm();
  const left = async () => Number((await client.get('/')).headers.get('ratelimit-remaining'));
  expect([await left(), await left()]).toEqual([PER_MINUTE - 1, PER_MINUTE - 2]);
  for (let time = 2; time < PER_MINUTE; time += 1) await client.get('/');
  expect(asked).toBe(2);
  await client.get('/');
  expect(asked).toBe(3);
});

test('a server that is about to end answers all by the rest, which says so', async () => {
  await warm();
  await draining.begin(0);
  await client.get('/');
  expect(asked).toBe(3);
});
