import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckoutStatus } from '../../../generated/prisma/client';
import type { Context } from '../../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../../graphql/testing';
import type { ServerEnv } from '../../../http/request/server-env';
import { eventually } from '../../../kernel/testing-eventually';
import { noticeTests, TOKEN } from '../testing-notices';
import { pushRoutes } from './moved-push.rest';
import { startPushService } from './testing-push-service';

const tests = noticeTests();
let service: Awaited<ReturnType<typeof startPushService>>;
let manager: Context;
let client: Context;
let checkoutId: string;

beforeEach(async () => {
  const { db } = tests;
  service = await startPushService();
  const created = await createTestChannel(db);
  const actor = await createTestStaff(db, created.id, 'MANAGER');
  manager = testContext(db, created, { actor });
  const input = { kind: 'PUSH', settings: { sender: 'owner@example.com' } };
  expect(await run(manager, CREATE, { input })).toMatchObject({ channel: { hasSecret: true } });
  const channel = await db.channel.findUniqueOrThrow({ where: { id: created.id } });
  client = testContext(db, channel, {
    locale: 'ru',
    orderPages: ({ token }) => ({ url: `https://shop.example/finish?order=${token}`, staffUrl: '' }),
  });
  ({ id: checkoutId } = await tests.order(channel.id, 1, { token: TOKEN }));
  tests.start({}, [0, 20, 20, 20]);
});
afterEach(() => service.close());

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { channel: createNoticeChannel(input: $input) {
  ... on NoticeChannel { id version hasSecret } ... on InvalidInput { fields { path code } } } }`;
const UPDATE = `mutation ($input: UpdateNoticeChannelInput!) { updateNoticeChannel(input: $input) { __typename } }`;
const FOLLOW = `mutation ($input: FollowOrderInput!) { followOrder(input: $input) { __typename
  ... on OrderFollowing { kinds pushKey subscriptions { id kind address } } ... on InvalidInput { fields { path code } } } }`;
const FOLLOWING = `query ($token: String!) { orderFollowing(token: $token) {
  ... on OrderFollowing { pushKey subscriptions { address } } } }`;
const LOG = '{ channel { notices { nodes { topic kind address status attemptCount } } } }';

const follow = (name = 'phone', pushKeys: object | undefined = service.keys) =>
  run<{ followOrder: object }>(client, FOLLOW, {
    input: { token: TOKEN, kind: 'PUSH', address: service.endpoint(name), pushKeys },
  });

const move = (status: CheckoutStatus) => tests.move(checkoutId, status);
const arrived = (count: number) => eventually(async () => expect(service.pushes.length).toBe(count));
const settled = () =>
  eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));

test('a client’s device gets the order’s state in their language, each push in the place of the one before', async () => {
  expect(await follow()).toMatchObject({
    followOrder: { kinds: ['PUSH'], subscriptions: [{ kind: 'PUSH', address: service.endpoint('phone').slice(-8) }] },
  });
  await arrived(1);
  await move('ACCEPTED');
  await arrived(2);
  const [placed, accepted] = service.pushes;
  expect(accepted?.body).toEqual({
    title: 'Заказ 2011-1 принят',
    body: 'понедельник, 30 ноября в 18:30, самовывоз\nТестовая кухня',
    url: `https://shop.example/ru/finish?order=${TOKEN}`,
    tag: checkoutId.replaceAll('-', ''),
  });
  expect(accepted?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '10800',
    urgency: 'high',
    topic: placed?.body.tag,
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
  });
  await settled();
  expect(await run(manager, LOG)).toMatchObject({
    channel: {
      notices: {
        nodes: [
          { topic: 'ACCEPTED', kind: 'PUSH', address: new URL(service.endpoint('')).host, status: 'SENT' },
          { topic: 'PLACED' },
        ],
      },
    },
  });
});

test.each([404, 410])('a subscription that the push service answers with %i ends', async (status) => {
  service.refuse(status);
  await follow();
  await settled();
  expect(await run(client, FOLLOWING, { token: TOKEN })).toMatchObject({ orderFollowing: { subscriptions: [] } });
  await move('ACCEPTED');
  await settled();
  expect(service.pushes).toEqual([]);
});

test.each([413, 429, 503])('%i is tried again, and nothing is counted against other browsers', async (status) => {
  service.refuse(status, { 'retry-after': '0' });
  await follow();
  await arrived(1);
  await settled();
  expect(await run(manager, LOG)).toMatchObject({ channel: { notices: { nodes: [{ attemptCount: 2 }] } } });
  expect(await tests.db.noticeChannel.findFirst()).toMatchObject({ failuresInARow: 0 });
});

test('Retry-After holds a push back', async () => {
  service.refuse(429, { 'retry-after': '600' });
  await follow();
  await eventually(async () => expect(await tests.db.noticeAttempt.count()).toBe(1));
  const { nextAttemptAt } = await tests.db.notice.findFirstOrThrow();
  expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(500_000);
});

test('keys that are none, and keys that are no point of the curve, hold nothing up', async () => {
  expect(await follow('phone', { p256dh: 'AAAA', auth: service.keys.auth })).toMatchObject({
    followOrder: { fields: [{ path: ['input', 'pushKeys', 'p256dh'], code: 'INVALID' }] },
  });
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  await follow('bad', { p256dh, auth: service.keys.auth });
  await settled();
  expect(await tests.db.noticeSubscription.findFirst()).toMatchObject({ endedAt: expect.any(Date) });
  await follow('good');
  await arrived(1);
});

test('an address inside the shop’s network gets nothing', async () => {
  await run(client, FOLLOW, {
    input: { token: TOKEN, kind: 'PUSH', address: 'http://10.0.0.1/push', pushKeys: service.keys },
  });
  await eventually(async () =>
    expect(await tests.db.noticeAttempt.findFirst()).toMatchObject({ failure: 'ADDRESS_REFUSED' }),
  );
});

test('the key stays when staff change the channel, and the contact must be reachable from outside', async () => {
  const read = () => run<{ orderFollowing: { pushKey: string } }>(client, FOLLOWING, { token: TOKEN });
  const before = await read();
  expect(Buffer.from(before.orderFollowing.pushKey, 'base64url')).toHaveLength(65);
  const { id, version } = await tests.db.noticeChannel.findFirstOrThrow();
  const input = { id: Buffer.from(`NoticeChannel:${id}`).toString('base64'), version, secret: 'other' };
  await run(manager, UPDATE, { input: { ...input, settings: { sender: 'cook@example.com' } } });
  expect(await read()).toEqual(before);
  const local = { kind: 'PUSH', settings: { sender: 'owner@kitchen.local' } };
  expect(await run(manager, CREATE, { input: local })).toMatchObject({
    channel: { fields: [{ path: ['input', 'settings', 'sender'] }] },
  });
});

test('a browser that got another subscription gets its pushes there, what waits too', async () => {
  await follow('old');
  await arrived(1);
  service.refuse(429, { 'retry-after': '600' });
  await move('ACCEPTED');
  await eventually(async () => expect(await tests.db.noticeAttempt.count()).toBe(2));
  const outer = new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set('body', { read: async () => Buffer.from(await c.req.arrayBuffer()) } as never);
      await next();
    })
    .route('/', pushRoutes({ services: client, pictureFiles: null as never }));
  const say = async (body: object) => (await outer.request('/', { method: 'POST', body: JSON.stringify(body) })).status;
  const [former, address, pushKeys] = [service.endpoint('old'), service.endpoint('new'), service.keys];
  expect(await say({ former, address: 'none', pushKeys })).toBe(400);
  expect(await say({ former: service.endpoint('unknown'), address, pushKeys })).toBe(204);
  expect(await tests.db.noticeSubscription.findFirst()).toMatchObject({ address: former });
  expect(await say({ former, address, pushKeys })).toBe(204);
  expect(await tests.db.noticeSubscription.findFirst()).toMatchObject({ address });
  await tests.db.notice.updateMany({ data: { nextAttemptAt: new Date() } });
  await move('PREPARING');
  await move('READY');
  await eventually(async () => expect(service.pushes.at(-1)?.path).toBe('/new'));
});
