import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../../../access/caller';
import { moveOrder } from '../../../checkout/order-life/move-order.command';
import { isFeedBehind } from '../../../checkout/orders/order-feed.store';
import { placeLines } from '../../../checkout/testing-shopper';
import { shop, type World } from '../../../checkout/testing-world';
import { createTestStaff, globalId } from '../../../graphql/testing';
import { eventually } from '../../../kernel/testing-eventually';
import { createTestToken } from '../../../staff/testing';
import { shownPrefix } from '../../../staff/tokens/api-token';
import { startTestServer, type TestServer } from '../../server/testing-server';
import { staffClient } from '../../server/testing-staff';

/** The feed as a till follows it, over HTTP. */
let server: TestServer;
let world: World;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ streamsOfAddress: 5 });
  world = await shop(server.database.db).dish('Cola', 300).open();
  token = await createTestToken(server.database.db, world.channel, ['ORDERS_READ']);
});
afterAll(() => server.close());

const till = () => server.client({ authorization: `Bearer ${token}` });
const Answer = z.object({
  orders: z.array(z.object({ id: z.string(), version: z.int(), name: z.string().nullable() }).loose()),
  next: z.string().nullable(),
  hasMore: z.boolean(),
});
const place = () => placeLines(world, [world.choice('Cola', 2)], { deliveryMethod: 'PICKUP' });

/** Everything after a cursor, and the next one. */
async function readAll(since: string | null) {
  const heard: string[] = [];
  let next = since;
  // Transactions of other tests' databases hold the feed back too: their numbers are the server's.
  await eventually(async () => expect(await isFeedBehind(world.db, world.channel.id)).toBe(false));
  for (;;) {
    const { status, body } = await till().get(`/api/orders?limit=2${next === null ? '' : `&since=${next}`}`);
    expect(status, JSON.stringify(body)).toBe(200);
    const page = Answer.parse(body);
    heard.push(...page.orders.map(({ id, version }) => `${id} ${version}`));
    next = page.next;
    if (!page.hasMore) return { heard, next };
  }
}

async function accept(id: string, staff: Actor) {
  await moveOrder({ ...world.caller(staff) }, { id, to: 'ACCEPTED' });
}

/** One connection of a stream; it is left after so many events, or by the caller. */
async function listen(lastEventId: string | null, most: number, hear: (id: string, order: string) => void) {
  const leaving = new AbortController();
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    ...(lastEventId !== null && { 'last-event-id': lastEventId }),
  };
  const { status, body } = await fetch(`${server.url}/api/orders`, { headers, signal: leaving.signal });
  expect(status).toBe(200);
  const read = async () => {
    let text = '';
    let count = 0;
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end === -1) break;
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        const id = /^id: (.+)$/m.exec(event)?.[1];
        const data = /^data: (.+)$/m.exec(event)?.[1];
        if (!id || !data) continue;
        const { id: orderId, version } = Answer.shape.orders.element.parse(JSON.parse(data));
        hear(id, `${orderId} ${version}`);
        count += 1;
        if (count === most) return;
      }
    }
  };
  const done = read()
    .catch(() => {})
    .finally(() => leaving.abort());
  return { done, leave: () => leaving.abort() };
}

test('a till reads all orders by pages, whole, and asks for what has changed since by the last cursor', async () => {
  const [one, two, three] = [await place(), await place(), await place()];
  const first = await readAll(null);
  expect(first.heard).toEqual([one, two, three].map(({ id }) => expect.stringContaining(globalId('Checkout', id))));
  expect(await readAll(first.next)).toEqual({ heard: [], next: first.next });
  await accept(two.id, await createTestStaff(world.db, world.channel.id, 'OPERATOR'));
  const { version } = await world.db.checkout.findUniqueOrThrow({ where: { id: two.id } });
  expect((await readAll(first.next)).heard).toEqual([`${globalId('Checkout', two.id)} ${version}`]);
  const { body } = await till().get('/api/orders');
  expect(Answer.parse(body).orders[0]).toMatchObject({
    name: 'Anna Schmidt',
    items: [{ productName: 'Cola', quantity: 2 }],
  });
});

test('a stream that breaks off again and again tells every order in the end, and no change twice', async () => {
  const { next: begin } = await readAll(null);
  const staff = await createTestStaff(world.db, world.channel.id, 'OPERATOR');
  const heard: string[] = [];
  let cursor = begin;
  let isOver = false;
  let leave = () => {};
  const following = (async () => {
    while (!isOver) {
      const stream = await listen(cursor, 3, (id, order) => {
        cursor = id;
        heard.push(order);
      });
      leave = stream.leave;
      // It may have been over while this connection was made.
      if (isOver) leave();
      await stream.done;
    }
  })();
  const orders = await Promise.all(Array.from({ length: 8 }, place));
  await Promise.all(orders.map(({ id }) => accept(id, staff)));
  const rows = await world.db.checkout.findMany({ where: { id: { in: orders.map(({ id }) => id) } } });
  const wanted = rows.map(({ id, version }) => `${globalId('Checkout', id)} ${version}`);
  await eventually(() => expect(heard).toEqual(expect.arrayContaining(wanted)));
  isOver = true;
  leave();
  await following;
  expect(new Set(heard).size).toBe(heard.length);
});

test('a listener whose token is revoked hears nothing more', async () => {
  const secret = await createTestToken(world.db, world.channel, ['ORDERS_READ']);
  const { next } = await readAll(null);
  const former = token;
  token = secret;
  const heard: string[] = [];
  const stream = await listen(next, 2, (_id, order) => heard.push(order));
  token = former;
  await place();
  await eventually(() => expect(heard).toHaveLength(1));
  await world.db.apiToken.updateMany({
    where: { prefix: shownPrefix(secret) },
    data: { revokedAt: new Date(0) },
  });
  await place();
  await stream.done;
  expect(heard).toHaveLength(1);
});

test.each([
  ['since=nonsense', 422, 'INVALID_CURSOR'],
  [`since=${btoa(`2026-11-20T12:00:00Z|${crypto.randomUUID()}|9|99999999999999`)}`, 410, 'CURSOR_EXPIRED'],
  ['limit=101', 422, 'INVALID_INPUT'],
  ['updatedAfter=yesterday', 422, 'INVALID_INPUT'],
])('%s is refused with %i %s, as a page and as a stream', async (query, status, code) => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const answer = await till().get(`/api/orders?${query}`, { accept });
    expect([answer.status, answer.body]).toEqual([status, { error: expect.objectContaining({ code }) }]);
  }
});

test('strangers are asked to sign in, and a program’s refusal names the scope', async () => {
  const stranger = await server.client().get('/api/orders');
  expect(stranger).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
  expect(stranger.headers.get('www-authenticate')).toBe('Bearer');
  const other = await createTestToken(world.db, world.channel, ['STOREFRONT']);
  const { status, body } = await server.client({ authorization: `Bearer ${other}` }).get('/api/orders');
  expect([status, body]).toEqual([403, { error: expect.objectContaining({ scope: 'orders:read' }) }]);
});

test('a cook, who may not read sums, is refused orders over REST', async () => {
  const { id } = await place();
  const cook = await staffClient(server, world.channel.id, 'KITCHEN');
  for (const path of ['/api/orders', `/api/checkout/id/${globalId('Checkout', id)}`]) {
    expect(await cook.get(path), path).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
  }
});
