import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '../../checkout/checkout-view';
import { delayOrder } from '../../checkout/order-life/delay-order.command';
import { moveOrder } from '../../checkout/order-life/move-order.command';
import { placeLines } from '../../checkout/testing-shopper';
import { shop, type World } from '../../checkout/testing-world';
import { startTestServer, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const place = () => placeLines(world, [world.choice('Cola')]);
const accept = async (order: CheckoutView) =>
  moveOrder(await world.staff('OPERATOR'), { id: order.id, to: 'ACCEPTED' });

const UPDATED =
  'subscription ($token: String!) { checkoutUpdated(token: $token) { status phone ... on Order { number } } }';
const ORDERS = 'subscription { orders { kind checkout { number status name } } }';

/** A subscription as a browser has it: events by server-sent events, until it leaves. */
async function watch(query: string, variables: object, cookie = '') {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<unknown> {
    for (;;) {
      const [, data, rest] = /^[\s\S]*?event: next\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? [];
      if (data !== undefined) {
        text = rest ?? '';
        return JSON.parse(data);
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return text;
      text += chunk.value;
    }
  }
  return {
    type: response.headers.get('content-type'),
    /** The next event's data. */
    next,
    /** A change that was read before word of it came arrives twice. */
    async nextNot(status: string): Promise<unknown> {
      for (;;) {
        const event = await next();
        if (!JSON.stringify(event).includes(`"${status}"`)) return event;
      }
    },
    leave: () => leaving.abort(),
  };
}

async function cookieOf(role: 'OPERATOR' | 'KITCHEN'): Promise<string> {
  return (await staffClient(server, world.channel.id, role)).cookie;
}

test('a reader with the link sees the order move, and nothing personal', async () => {
  const order = await place();
  const events = await watch(UPDATED, { token: order.token });
  expect(events.type).toContain('text/event-stream');
  // The present state comes first, so a reader who queried just before misses nothing.
  expect(await events.next()).toMatchObject({ data: { checkoutUpdated: { status: 'PLACED' } } });
  await place();
  await accept(order);
  const accepted = { data: { checkoutUpdated: { number: order.number, status: 'ACCEPTED', phone: null } } };
  expect(await events.nextNot('PLACED')).toEqual(accepted);
  await moveOrder(await world.staff('OPERATOR'), { id: order.id, to: 'CANCELLED', reason: 'Closed' });
  expect(await events.nextNot('ACCEPTED')).toMatchObject({ data: { checkoutUpdated: { status: 'CANCELLED' } } });
  events.leave();
});

test('a later time is sent to the shopper with its reason, and to the board', async () => {
  const PROMISE = 'status ... on Order { promisedAt progress { isDelay reason } }';
  const order = await place();
  const shopper = await watch(`subscription ($token: String!) { checkoutUpdated(token: $token) { ${PROMISE} } }`, {
    token: order.token,
  });
  const promised = { data: { checkoutUpdated: { status: 'PLACED', promisedAt: order.promisedAt?.toISOString() } } };
  expect(await shopper.next()).toMatchObject(promised);
  const board = await watch(
    `subscription { orders { kind checkout { number promisedAt } } }`,
    {},
    await cookieOf('OPERATOR'),
  );
  await delayOrder(await world.staff('OPERATOR'), { id: order.id, minutes: 20, reasonCode: 'COURIER_LATE' });
  const later = new Date((order.promisedAt?.getTime() ?? 0) + 20 * 60_000).toISOString();
  let told = await shopper.next();
  // The notice of the placing may arrive after the stream was opened: then the state is sent once more.
  while (JSON.stringify(told).includes(promised.data.checkoutUpdated.promisedAt ?? '')) told = await shopper.next();
  expect(told).toMatchObject({
    data: {
      checkoutUpdated: {
        status: 'PLACED',
        promisedAt: later,
        progress: [{ isDelay: false }, { isDelay: true, reason: expect.stringMatching(/courier/i) }],
      },
    },
  });
  expect(await board.next()).toEqual({
    data: { orders: { kind: 'DELAYED', checkout: { number: order.number, promisedAt: later } } },
  });
  shopper.leave();
  board.leave();
});

test('staff see each order that is placed and moved; cooks without the person', async () => {
  const [operator, cook] = [
    await watch(ORDERS, {}, await cookieOf('OPERATOR')),
    await watch(ORDERS, {}, await cookieOf('KITCHEN')),
  ];
  const order = await place();
  const placed = { kind: 'PLACED', checkout: { number: order.number, status: 'PLACED' } };
  expect(await operator.next()).toMatchObject({ data: { orders: placed } });
  expect(await cook.next()).toMatchObject({ data: { orders: { ...placed, checkout: { name: null } } } });
  await accept(order);
  const moved = { kind: 'MOVED', checkout: { number: order.number, status: 'ACCEPTED', name: 'Anna Schmidt' } };
  expect(await operator.next()).toEqual({ data: { orders: moved } });
  operator.leave();
  cook.leave();
});

test('the orders of another shop are not heard', async () => {
  const events = await watch(ORDERS, {}, await cookieOf('OPERATOR'));
  const other = await shop(server.database.db).dish('Tea', 200).open();
  await placeLines(other, [other.choice('Tea')]);
  const own = await place();
  expect(await events.next()).toMatchObject({ data: { orders: { checkout: { number: own.number } } } });
  events.leave();
});

test('visitors do not watch the board, and an unknown link leads to nothing', async () => {
  const board = await watch(ORDERS, {});
  expect(JSON.stringify(await board.next())).toContain('UNAUTHENTICATED');
  const unknown = await watch(UPDATED, { token: 'A'.repeat(22) });
  expect(await unknown.next()).toContain('event: complete');
  board.leave();
  unknown.leave();
});

test('who is disabled while they watch the board sees no order more', async () => {
  const cookie = await cookieOf('OPERATOR');
  const events = await watch(ORDERS, {}, cookie);
  await place();
  expect(await events.next()).toMatchObject({ data: { orders: { kind: 'PLACED' } } });
  await server.database.db.staffMember.updateMany({ where: { role: 'OPERATOR' }, data: { isActive: false } });
  await place();
  expect(await events.next()).toContain('event: complete');
  events.leave();
});
