import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchTwice } from './fetch-twice';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers with the statuses in turn, then with 200. */
async function serve(...statuses: number[]): Promise<{ url: string; count: () => number }> {
  let count = 0;
  const server = createServer((_request, response) => {
    response.writeHead(statuses[count] ?? 200).end();
    count += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, count: () => count };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is asked once more after %i', async (status) => {
  const { url, count } = await serve(status);
  expect((await fetchTwice(url)).status).toBe(200);
  expect(count()).toBe(2);
});

test('a read that fails twice has failed', async () => {
  const { url, count } = await serve(503, 503, 503);
  expect((await fetchTwice(url)).status).toBe(503);
  expect(count()).toBe(2);
});

test('a refusal is no passing failure', async () => {
  const { url, count } = await serve(404);
  expect((await fetchTwice(url)).status).toBe(404);
  expect(count()).toBe(1);
});

test('a write is sent once', async () => {
  const { url, count } = await serve(503);
  expect((await fetchTwice(url, { method: 'POST', body: '{}' })).status).toBe(503);
  expect(count()).toBe(1);
});
