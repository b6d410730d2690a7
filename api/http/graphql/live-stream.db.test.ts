import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delayOrder } from '../../checkout/order-life/delay-order.command';
import { placeLines } from '../../checkout/testing-shopper';
import { shop, type World } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { touchCatalog } from '../../staff-writes/staff-write.command';
import { startTestServer, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';

const MENU = 'subscription MenuChanged { catalogChanged }';
const ORDERS = 'subscription OrderEvents { orders { kind checkout { number } } }';
const ORDER =
  'subscription OrderUpdates($token: String!) { checkoutUpdated(token: $token) { status progress { reason } } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({
    documents: new Map([MENU, ORDERS, ORDER].map((text) => [hashOf(text), text])),
    streamsOfAddress: 15,
  });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

type Asked = readonly [document: string, locale: string, variables: object];

function ask(operations: unknown, cookie = '', signal?: AbortSignal): Promise<Response> {
  const url = new URL('/graphql/stream', server.url);
  url.searchParams.set('operations', JSON.stringify(operations));
  return fetch(url, { headers: cookie ? { cookie } : {}, ...(signal && { signal }) });
}

/** What comes over one connection, event by event, until it is left. */
async function listen(operations: readonly Asked[], cookie = '') {
  const leaving = new AbortController();
  const named = operations.map(([document, ...rest]) => [hashOf(document), ...rest]);
  const response = await ask(named, cookie, leaving.signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    type: response.headers.get('content-type'),
    buffering: response.headers.get('x-accel-buffering'),
    async next(): Promise<unknown> {
      for (;;) {
        const [whole, data] = /^(?:event: ping\ndata: \n\n)*data: (.*)\n\n/.exec(text) ?? [];
        if (whole !== undefined && data !== undefined) {
          text = text.slice(whole.length);
          return JSON.parse(data);
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        text += chunk.value;
      }
    },
    leave: () => leaving.abort(),
  };
}

async function operatorCookie(): Promise<string> {
  return (await staffClient(server, world.channel.id, 'OPERATOR')).cookie;
}

const place = () => placeLines(world, [world.choice('Cola')]);

test('several operations share one connection, and each event has the index of its operation', async () => {
  const order = await place();
  const stream = await listen(
    [
      [ORDERS, 'en', {}],
      [ORDER, 'en', { token: order.token }],
      [ORDER, 'ru', { token: order.token }],
    ],
    await operatorCookie(),
  );
  expect(stream.type).toContain('text/event-stream');
  // nginx would keep events back.
  expect(stream.buffering).toBe('no');
  const first = [await stream.next(), await stream.next()];
  for (const operation of [1, 2]) expect(first).toContainEqual(expect.objectContaining({ operation }));
  await delayOrder(await world.staff('OPERATOR'), { id: order.id, minutes: 20, reasonCode: 'COURIER_LATE' });
  const events = [await stream.next(), await stream.next(), await stream.next()];
  const told = (operation: number) =>
    JSON.stringify(events.find((event) => JSON.stringify(event).includes(`:${operation},`)));
  expect(told(0)).toContain(`"kind":"DELAYED","checkout":{"number":"${order.number}"}`);
  expect(told(1)).toMatch(/courier/i);
  expect(told(2)).toMatch(/курьер/i);
  stream.leave();
});

test('what one may not hear is refused and over, and the rest goes on', async () => {
  const stream = await listen([
    [ORDERS, 'en', {}],
    [MENU, 'en', {}],
  ]);
  const events = [await stream.next(), await stream.next(), await stream.next()];
  const refused = { operation: 0, result: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } };
  expect(events.find((event) => JSON.stringify(event).includes('errors'))).toMatchObject(refused);
  expect(events).toContainEqual({ operation: 0 });
  await transaction(server.database.db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await stream.next()).toMatchObject({ operation: 1, result: { data: { catalogChanged: expect.any(Number) } } });
  stream.leave();
});

test('disabled staff get no further orders, only the end of the operation', async () => {
  const cookie = await operatorCookie();
  const stream = await listen([[ORDERS, 'en', {}]], cookie);
  await place();
  expect(await stream.next()).toMatchObject({ operation: 0, result: { data: { orders: { kind: 'PLACED' } } } });
  await server.database.db.staffMember.updateMany({ where: { role: 'OPERATOR' }, data: { isActive: false } });
  await place();
  expect(await stream.next()).toEqual({ operation: 0 });
  stream.leave();
});

test('each operation is counted as a stream; what is too many is over for now, and room is made by leaving', async () => {
  const all = Array.from({ length: 16 }, (): Asked => [MENU, 'en', {}]);
  const first = await listen(all);
  const events: unknown[] = [];
  for (const _ of all) events.push(await first.next());
  expect(events).toContainEqual({ operation: 15 });
  first.leave();
  await expect
    .poll(async () => {
      const again = await listen([[MENU, 'en', {}]]);
      const event = await again.next();
      again.leave();
      return JSON.stringify(event);
    })
    .toContain('catalogChanged');
});

/** The first event of each operation, by its index: true where it is subscribed, false where it is refused. */
async function heard(operations: readonly Asked[], cookie = '') {
  const stream = await listen(operations, cookie);
  const first = new Map<number, boolean>();
  while (first.size < operations.length) {
    const [, operation, result] =
      /^{"operation":(\d+)(,"result":{"data")?/.exec(JSON.stringify(await stream.next())) ?? [];
    if (!operation) throw new Error('the stream is over');
    if (!first.has(Number(operation))) first.set(Number(operation), result !== undefined);
  }
  return { isHeard: operations.map((_, operation) => first.get(operation)), leave: stream.leave };
}

async function shopperCookie(): Promise<string> {
  const client = server.client();
  await client.patch('/api/checkout', { name: 'Anna' });
  return client.cookie;
}

/** The server notices a closed connection a moment later. */
const untilFree = () =>
  expect
    .poll(async () => {
      const { isHeard, leave } = await heard(Array.from({ length: 15 }, (): Asked => [MENU, 'en', {}]));
      leave();
      return isHeard.every(Boolean);
    })
    .toBe(true);

test('the next tab of a browser gets the place of the one that held its stream, with the limit reached by others', async () => {
  await untilFree();
  const cookie = await shopperCookie();
  const holder = await heard([[MENU, 'en', {}]], cookie);
  const others = await heard(Array.from({ length: 14 }, (): Asked => [MENU, 'en', {}]));
  expect([holder.isHeard, others.isHeard]).toEqual([[true], Array(14).fill(true)]);
  expect((await heard([[MENU, 'en', {}]])).isHeard).toEqual([false]);
  holder.leave();
  const next = await heard([[MENU, 'en', {}]], cookie);
  expect(next.isHeard).toEqual([true]);
  // It counts like the former stream: there is no room for another.
  expect((await heard([[MENU, 'en', {}]])).isHeard).toEqual([false]);
  for (const { leave } of [next, others]) leave();
});

test('a browser at its limit, in two languages, hands all of them over', async () => {
  await untilFree();
  const cookie = await shopperCookie();
  const { token } = await place();
  const most: Asked[] = [
    [MENU, 'en', {}],
    [MENU, 'ru', {}],
    [ORDER, 'ru', { token }],
  ];
  const first = await heard(most, cookie);
  expect((await heard([[ORDER, 'en', { token }]], cookie)).isHeard).toEqual([false]);
  const second = await heard(most, cookie);
  expect([first.isHeard, second.isHeard]).toEqual([Array(3).fill(true), Array(3).fill(true)]);
  for (const { leave } of [first, second]) leave();
});

test('a document that is not stored is over for now: another node may know it', async () => {
  const stream = await listen([['subscription Other { catalogChanged }', 'en', {}]]);
  expect(await stream.next()).toEqual({ operation: 0 });
  stream.leave();
});

test('only hashes of documents are taken, and no more of them than tabs need', async () => {
  const menu = [hashOf(MENU), 'en', {}];
  const wrong = [undefined, [], [[MENU, 'en', {}]], [[hashOf(MENU), 'de', {}]], Array(17).fill(menu)];
  for (const operations of wrong) {
    const answer = await ask(operations);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'INVALID_INPUT' } }] },
    ]);
  }
});
