import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, type World } from '../../checkout/testing-world';
import type { StaffRole } from '../../generated/prisma/client';
import { MENU_FILE_BYTES } from '../../menu-transfer/tables/limits';
import { BodyBudget, SMALL_BODY_BYTES } from '../request/body-budget';
import { everyRoute } from '../server/testing-routes';
import { type Sender, startSending } from '../server/testing-sender';
import { startTestServer, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';

const MEGABYTE = 1024 * 1024;
/** The bytes that a connection buffers of an unread body, or of one that is too large. */
const IN_HAND_BYTES = SMALL_BODY_BYTES + MEGABYTE / 2;
/** The routes that read what a stranger sends, and no others: orders, questions, and forms of pages. */
const FOR_STRANGERS = [
  ...['POST /graphql', 'POST /api/checkout', 'PATCH /api/checkout', 'POST /api/checkout/add'],
  ...['POST /api/checkout/again', 'POST /api/checkout/payment/check', 'POST /api/checkout/payment/leave'],
  ...['POST /api/checkout/line/x', 'POST /anything', 'POST /icons/anything'],
  ...['POST /share/anything', 'POST /printers/anything', 'POST /notices/anything', 'POST /notices/push'],
].sort();

let server: TestServer;
let world: World;
let manager: string;
/** By the port of their senders, which a closed socket no longer knows. */
let sockets: Map<number | undefined, Socket>;
let senders: Sender[];
/** Two files of staff fit, and one longest body of a shopper. */
const bodies = new BodyBudget({ largeShareBytes: 2 * MENU_FILE_BYTES, smallShareBytes: SMALL_BODY_BYTES, waitMs: 500 });

const accept = (message: unknown) => {
  const { socket } = z.object({ socket: z.instanceof(Socket) }).parse(message);
  sockets.set(socket.remotePort, socket);
};

beforeAll(async () => {
  server = await startTestServer({ bodies });
  world = await shop(server.database.db).dish('Soup', 550).open();
  // A shop without an administrator leads every page to its first steps.
  await signIn('ADMIN');
  manager = await signIn('MANAGER');
});
afterAll(() => server.close());
beforeEach(() => {
  [sockets, senders] = [new Map(), []];
  subscribe('net.server.socket', accept);
});
afterEach(() => {
  unsubscribe('net.server.socket', accept);
  for (const sender of senders) sender.leave();
});

function start(route: string, options: Omit<Parameters<typeof startSending>[1], 'method' | 'path'>): Sender {
  const [method = '', path = ''] = route.split(' ');
  const sender = startSending(server.url, { method, path, ...options });
  senders.push(sender);
  return sender;
}

/** What the server took from its sender. */
const taken = (sender: Sender) => sockets.get(sender.port())?.bytesRead ?? 0;

/** Whether the server takes all that is sent, and waits for the last byte; else it has answered before. */
async function isReadWhole(sender: Sender, bytes: number): Promise<boolean> {
  let isOver = false;
  void sender.ended.then(() => {
    isOver = true;
  });
  while (!isOver && sender.answer() === '' && taken(sender) < bytes) await sleep(5);
  return !isOver && sender.answer() === '';
}

async function guestCookie(): Promise<string> {
  const guest = server.client();
  await guest.patch('/api/checkout', { name: 'Anna' });
  return guest.cookie;
}

async function signIn(role: StaffRole): Promise<string> {
  return (await staffClient(server, world.channel.id, role)).cookie;
}

test.each([
  ['of a told length, from a stranger', { isChunked: false, hasSession: false }],
  ['in pieces, from a stranger', { isChunked: true, hasSession: false }],
  ['of a told length, with a session', { isChunked: false, hasSession: true }],
])('no route reads a large body %s', async (_title, { isChunked, hasSession }) => {
  const cookie: Record<string, string> = hasSession ? { cookie: await guestCookie() } : {};
  const routes = everyRoute(server.mounted);
  expect(routes.length).toBeGreaterThan(50);
  for (const route of routes) {
    const headers = { 'content-type': 'application/json', ...cookie };
    const sender = start(route, { bytes: 33_500_000, isChunked, headers });
    expect(await sender.ended, route).toMatch(/^(?:HTTP\/1\.1 [2345]\d\d |$)/);
    // A socket that was never seen would count as one of which nothing was read.
    expect(taken(sender), route).toBeGreaterThan(0);
    expect(taken(sender), route).toBeLessThan(IN_HAND_BYTES);
  }
});

test('only what strangers are meant to send is read before they are answered', async () => {
  const readers: string[] = [];
  for (const route of everyRoute(server.mounted)) {
    const sender = start(route, { bytes: SMALL_BODY_BYTES, headers: { 'content-type': 'application/json' } });
    if (await isReadWhole(sender, SMALL_BODY_BYTES)) readers.push(route);
    sender.leave();
  }
  expect(readers).toEqual(FOR_STRANGERS);
});

test('files of staff wait for room and are refused in words; shoppers have room of their own', async () => {
  const headers = { cookie: manager, 'accept-language': 'ru', 'content-type': 'text/csv' };
  const sendFile = () => start('POST /api/menu/import', { bytes: MENU_FILE_BYTES, headers });
  const first = [sendFile(), sendFile()];
  for (const file of first) expect(await isReadWhole(file, MENU_FILE_BYTES)).toBe(true);
  const third = sendFile();
  expect((await server.client().graphql('{ __typename }')).status).toBe(200);
  const refusal = await third.ended;
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusal).toMatch(/^retry-after: 5\r$/im);
  expect(refusal).toMatch(/"code":"BUSY","message":"[А-Я]/);
  expect(taken(third)).toBeLessThan(IN_HAND_BYTES);
  first[0]?.leave();
  expect(await isReadWhole(sendFile(), MENU_FILE_BYTES)).toBe(true);
});

test('a body in pieces takes the room of the longest, and gives it back', async () => {
  const headers = { 'content-type': 'application/json' };
  const slow = start('POST /graphql', { bytes: 1000, isChunked: true, headers });
  const share = bodies.shareOf(SMALL_BODY_BYTES);
  while (share.takeNow(1)) {
    share.giveBack(1);
    await sleep(5);
  }
  const next = start('POST /graphql', { bytes: 100_000, headers });
  expect(await next.ended).toMatch(/^HTTP\/1\.1 503 .*"code":"BUSY"/s);
  expect((await server.client().graphql('{ __typename }')).status).toBe(200);
  const file = start('POST /api/menu/import', {
    bytes: MEGABYTE,
    headers: { cookie: manager, 'content-type': 'text/csv' },
  });
  expect(await isReadWhole(file, MEGABYTE)).toBe(true);
  slow.finish();
  while (slow.answer() === '') await sleep(5);
  expect((await server.client().graphql(`{ __typename } #${' '.repeat(100_000)}`)).status).toBe(200);
});
