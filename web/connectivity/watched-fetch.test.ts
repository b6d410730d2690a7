import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LATE_MS, reachability } from './reachability';
import { watchedFetch } from './watched-fetch';

let [url, isSilent] = ['', true];
/** What a network answers before somebody has signed in to it. */
let isPortal = false;
const server = createServer((_request, response) => {
  if (isPortal) response.setHeader('content-type', 'text/html; charset=utf-8');
  if (!isSilent) response.end('{}');
});
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test('a write that nothing answers fails once the server can’t be reached, and an answer brings it back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const write = watchedFetch(url, { method: 'POST', body: '{}' });
  const failure = expect(write).rejects.toThrow();
  // Node has no page whose server could be asked: there is no answer.
  vi.advanceTimersByTime(LATE_MS);
  await vi.waitFor(() => expect(reachability.current()).toBe(false));
  vi.advanceTimersByTime(LATE_MS);
  await failure;
  isSilent = false;
  expect((await watchedFetch(url)).status).toBe(200);
  expect(reachability.current()).toBe(true);
});

test('a page in the place of an answer is no sign of the server', async () => {
  [isSilent, isPortal] = [false, true];
  expect(reachability.current()).toBe(true);
  await watchedFetch(url);
  await vi.waitFor(() => expect(reachability.current()).toBe(false));
  isPortal = false;
  await watchedFetch(url);
  expect(reachability.current()).toBe(true);
});
