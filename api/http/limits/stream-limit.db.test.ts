import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { startTestServer, type TestServer } from '../server/testing-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ streamsOfAddress: 10, address: { trustProxy: true } });
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

/** A stream as a browser has it, and the first thing that it said. */
async function listen(address: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const { status, body } = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': address,
      ...headers,
    },
    body: JSON.stringify({ query: 'subscription { catalogChanged }' }),
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: next')) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    text += chunk.value;
  }
  return { status, text, leave: () => leaving.abort() };
}

const listenAll = (count: number, ...who: Parameters<typeof listen>) =>
  Promise.all(Array.from({ length: count }, () => listen(...who)));

test('one stream too many is refused in words, as its only event, and a stream that ends makes room', async () => {
  const streams = await listenAll(10, '192.0.2.1');
  expect(streams.every(({ text }) => text.includes('"catalogChanged"'))).toBe(true);
  const refused = await listen('192.0.2.1', { 'x-locale': 'ru' });
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('"code":"TOO_MANY_STREAMS"')]);
  expect(refused.text).toContain('живых обновлений');
  expect((await listen('192.0.2.2')).text).toContain('"catalogChanged"');
  streams[0]?.leave();
  await expect.poll(async () => (await listen('192.0.2.1')).text).toContain('"catalogChanged"');
  for (const { leave } of streams) leave();
});

test('a session holds a fifth of what an address may', async () => {
  const client = server.client({ 'x-forwarded-for': '192.0.2.3' });
  await client.patch('/api/checkout', { name: 'Anna' });
  const { cookie } = client;
  const streams = [await listen('192.0.2.3', { cookie }), await listen('192.0.2.4', { cookie })];
  expect((await listen('192.0.2.5', { cookie })).text).toContain('TOO_MANY_STREAMS');
  expect((await listen('192.0.2.3')).text).toContain('"catalogChanged"');
  for (const { leave } of streams) leave();
});

test('what is no stream is answered all the same', async () => {
  const streams = await listenAll(10, '192.0.2.6');
  const client = server.client({ 'x-forwarded-for': '192.0.2.6' });
  expect(await client.graphql('{ channel { name } }')).toMatchObject({ status: 200 });
  for (const { leave } of streams) leave();
});
