import { once } from 'node:events';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Answer, listenOnLoopback, startReceiver } from '../receivers/testing-receiver';
import { createGuardedAgent } from './address-guard';
import { createAddressPolicy } from './address-policy';
import { DELIVERY_LIMITS, type DeliveryRequest, deliver } from './deliver';

const agent = createGuardedAgent(createAddressPolicy('all'), { connectTimeoutMs: 5000 });
const SOON = { ...DELIVERY_LIMITS, totalMs: 1000 };
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(() => agent.destroy());

async function receiver(answer?: Answer) {
  const started = await startReceiver(answer);
  closing.push(() => started.close());
  return started;
}

/** A server that speaks anything but HTTP. */
async function tcpServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onConnection(socket);
  });
  const { port } = await listenOnLoopback(server);
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  });
  return `http://127.0.0.1:${port}/`;
}

const send = (url: string, changes: Partial<DeliveryRequest> = {}, limits = DELIVERY_LIMITS) =>
  deliver({ url, method: 'POST', headers: { 'x-test': '1' }, body: '{"a":"пицца"}', ...changes }, agent, { limits });

describe('one attempt', () => {
  test('sends method, path, headers and body, and tells the answer', async () => {
    const hook = await receiver((response) => response.writeHead(201).end('принято\0'));
    const outcome = await send(`${hook.url}orders?x=1`, { method: 'PUT' });
    expect(outcome).toMatchObject({ status: 201, failure: null, failureDetail: null, answer: 'принято\uFFFD' });
    expect(hook.received).toMatchObject([
      { method: 'PUT', url: '/orders?x=1', body: '{"a":"пицца"}', headers: { 'x-test': '1' } },
    ]);
  });

  test('sends no body with GET', async () => {
    const hook = await receiver();
    await send(hook.url, { method: 'GET' });
    expect(hook.received).toMatchObject([{ method: 'GET', body: '' }]);
    expect(hook.received[0]?.headers['content-length']).toBeUndefined();
  });

  test.each([
    [301, 'REDIRECT'],
    [307, 'REDIRECT'],
    [304, 'REDIRECT'],
    [400, 'STATUS'],
    [410, 'GONE'],
    [500, 'STATUS'],
  ])('fails on %i: %s', async (status, failure) => {
    const target = await receiver();
    const hook = await receiver((response) => response.writeHead(status, { location: target.url }).end());
    expect(await send(hook.url)).toMatchObject({ status, failure, failureDetail: `HTTP ${status}` });
    expect(target.connections()).toBe(0);
  });

  test('tells how long the receiver asks to wait', async () => {
    const hook = await receiver((response) => response.writeHead(503, { 'retry-after': '7' }).end());
    expect(await send(hook.url)).toMatchObject({ status: 503, retryAfterMs: 7000 });
  });

  test('reads 64 KB of an endless answer at most, and keeps 4 KB', async () => {
    let written = 0;
    let cut: Promise<unknown> = Promise.resolve();
    const hook = await receiver((response) => {
      cut = once(response, 'close');
      const more = () => {
        while (!response.destroyed) {
          written += 16_384;
          if (!response.write('я'.repeat(8192))) return response.once('drain', more);
        }
      };
      more();
    });
    const outcome = await send(hook.url);
    await cut;
    expect(outcome).toMatchObject({ status: 200, failure: null, answer: 'я'.repeat(2048) });
    // The rest stood in socket buffers.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('keeps whole characters of a long answer', async () => {
    const hook = await receiver((response) => response.end(`a${'я'.repeat(5000)}`));
    expect((await send(hook.url)).answer).toBe(`a${'я'.repeat(2047)}`);
  });

  test('counts an order as taken when only the answer’s text is broken off', async () => {
    const hook = await receiver((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('thank', () => setTimeout(() => response.destroy(), 20));
    });
    expect(await send(hook.url)).toMatchObject({ status: 200, failure: null, answer: 'thank' });
  });

  test('counts an order as taken when the answer’s text never ends', async () => {
    const hook = await receiver((response) => response.writeHead(200).write('thanks'));
    expect(await send(hook.url, {}, SOON)).toMatchObject({ status: 200, failure: null, answer: 'thanks' });
  });

  test('fails when no answer comes in time', async () => {
    const hook = await receiver(() => {});
    expect(await send(hook.url, {}, SOON)).toMatchObject({ status: null, failure: 'TIMEOUT', answer: null });
  });

  test('fails when the answer’s head drips', async () => {
    const url = await tcpServer((socket) => {
      const drip = setInterval(() => socket.write('x'), 20);
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      socket.on('close', () => clearInterval(drip));
    });
    expect(await send(url, {}, SOON)).toMatchObject({ status: null, failure: 'TIMEOUT' });
  });

  test('fails when the connection is reset', async () => {
    const url = await tcpServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(await send(url)).toMatchObject({ status: null, failure: 'CONNECTION_BROKEN' });
  });

  test('fails when nothing listens', async () => {
    const hook = await startReceiver();
    await hook.close();
    expect(await send(hook.url)).toMatchObject({ status: null, failure: 'CONNECTION_REFUSED' });
  });

  test('fails when the answer is not HTTP', async () => {
    const url = await tcpServer((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9\r\n')));
    expect(await send(url)).toMatchObject({ status: null, failure: 'ANSWER_INVALID' });
  });

  test('fails when the head of the answer is huge', async () => {
    const url = await tcpServer((socket) =>
      socket.once('data', () => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`)),
    );
    expect(await send(url)).toMatchObject({ status: null, failure: 'ANSWER_INVALID' });
  });

  test('fails when TLS is spoken to a server without it', async () => {
    const hook = await receiver();
    expect(await send(hook.url.replace('http:', 'https:'))).toMatchObject({ status: null, failure: 'TLS' });
    expect(hook.received).toEqual([]);
  });
});
