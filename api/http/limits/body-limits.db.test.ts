import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../server/testing-server';

const PER_MINUTE = 6;
const MEGABYTE = 1024 * 1024;
const now = new Date('2026-03-01T12:00:20Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    perMinute: PER_MINUTE,
    address: { trustProxy: true },
    services: { now: () => now },
  });
});
afterAll(() => server.close());

/** What is answered to a request of which no more than this is ever sent, until the server closes the connection. */
async function sendPart(path: string, { from, head, part = '' }: { from: string; head: string; part?: string }) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const host = new URL(server.url).host;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\nAccept-Language: ru\r\nContent-Type: application/json\r\n${head}\r\n\r\n${part}`,
  );
  return text(socket);
}

test.each(['/graphql', '/api/checkout'])('what is said to be too large is refused unread at %s', async (path) => {
  const answer = await sendPart(path, { from: '192.0.2.1', head: `Content-Length: ${20 * MEGABYTE}` });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"code":"BODY_TOO_LARGE"');
  expect(answer).toContain('256');
  expect(answer).toMatch(/[а-я]/);
  expect(answer).toMatch(/^ratelimit-remaining: \d+\r$/im);
});

test('what nobody said the length of is refused as soon as too much has come', async () => {
  const chunk = 'x'.repeat(300_000);
  const part = `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  const answer = await sendPart('/graphql', { from: '192.0.2.2', head: 'Transfer-Encoding: chunked', part });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('a body in pieces that is small enough is read as any other', async () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.3' };
  const pieces = Readable.from([body.slice(0, 5), body.slice(5)].map((piece) => Buffer.from(piece)));
  const answer = await request(`${server.url}/graphql`, { method: 'POST', headers, body: pieces });
  expect(await answer.body.json()).toEqual({ data: { __typename: 'Query' } });
});

test('a request over the limit of its address closes its connection when it announces a large body', async () => {
  const from = '192.0.2.4';
  const client = server.client({ 'x-forwarded-for': from });
  for (let sent = 0; sent < PER_MINUTE; sent += 1) await client.get('/api/channel');
  const answer = await sendPart('/api/checkout', { from, head: `Content-Length: ${MEGABYTE}` });
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  const short = await client.post('/graphql', { query: '{ __typename }' });
  expect([short.status, short.headers.get('connection')]).toEqual([429, 'keep-alive']);
});
