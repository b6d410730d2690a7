import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { databaseFailure } from '../../db/database-failure';
import { listen } from '../server/listen';
import { startTestServer, type TestServer } from '../server/testing-server';

/** What takes too long, on either side of a connection. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    graphqlLimits: { executionTimeoutMs: 200 },
    restTimeoutMs: 200,
  });
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

/** Keeps everybody from the menus and the pages of text. @returns what lets them in again. */
async function lockTables(): Promise<() => Promise<void>> {
  const { db } = server.database;
  let unlock = () => {};
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((lock) => {
    held = db.$transaction(async (tx) => {
      await tx.$executeRaw`lock table "Menu", "Page" in access exclusive mode`;
      lock();
      await new Promise<void>((resolve) => {
        unlock = resolve;
      });
    });
  });
  return () => {
    unlock();
    return held;
  };
}

test('an operation that takes too long is answered in words, and the server goes on', async () => {
  const letIn = await lockTables();
  const answer = await server.client({ 'x-locale': 'ru' }).graphql('{ channel { name menus { id } } }');
  await letIn();
  expect(answer).toMatchObject({
    status: 503,
    body: { errors: [{ message: expect.stringContaining('остановлено'), extensions: { code: 'EXECUTION_TIMEOUT' } }] },
  });
  expect(answer.headers.get('retry-after')).toBe('5');
  // The machine that tests may be slow itself.
  const ask = async () => (await server.client().graphql('{ channel { menus { id } } }')).body;
  await expect.poll(ask).toHaveProperty('data.channel.menus');
});

test('a request of the REST paths that takes too long is answered alike', async () => {
  const letIn = await lockTables();
  const answer = await server.client({ 'x-locale': 'ru' }).get('/api/channel');
  await letIn();
  expect(answer).toMatchObject({
    status: 503,
    body: { error: { code: 'EXECUTION_TIMEOUT', message: expect.stringContaining('остановлено') } },
  });
  expect(answer.headers.get('retry-after')).toBe('5');
  // The machine that tests may be slow itself.
  await expect.poll(async () => (await server.client().get('/api/channel')).status).toBe(200);
});

test('a statement that PostgreSQL gives up is the database’s failure, and no bug of ours', async () => {
  const slow = server.database.db.$transaction(async (tx) => {
    await tx.$executeRaw`set local statement_timeout = 20`;
    await tx.$queryRaw`select 1 from pg_sleep(5)`;
  });
  const error = await slow.catch((thrown: unknown) => thrown);
  expect(databaseFailure(error)).toBe('UNAVAILABLE');
});

/** Sends what a slow reader sends, and waits until the server has had enough. */
function answerTo(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('connect', () => socket.write(sent));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '],
  ['a body that never comes', 'POST /api/checkout HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000\r\n\r\n{'],
])('a sender of %s is shown the door, and others are served meanwhile', async (_title, sent) => {
  const patience = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkEveryMs: 50 };
  const small = await listen(async (request) => new Response(await request.text()), {
    port: 0,
    hostname: '127.0.0.1',
    ...patience,
  });
  const slow = answerTo(small.url, sent);
  expect((await fetch(small.url)).status).toBe(200);
  expect(await slow).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  await small.close(0);
});
