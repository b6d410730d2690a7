import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNotifications, type Notifications } from '../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import type { Channel, Checkout, CheckoutStatus } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { secretBoxOf } from '../../kernel/secrets';
import { eventually } from '../../kernel/testing-eventually';
import { QUIET_LOGGER } from '../../kernel/testing-logger';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { placedCheckout } from '../../receivers/worker/testing-outbox';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import type { Worker } from '../../sending/worker';
import { notices } from './index';
import { startNotices } from './sending/start-notices.command';
import { type MailServer, startMailServer } from './testing-mail-server';
import { NO_BOTS } from './testing-services';

const TOKEN = 'aaaaaaaaaaaaaaaaaaaaaa';
const agent = createGuardedAgent(parseAddressPolicy('127.0.0.1'));
const announce = createAnnouncer(() => null, [notices]);
let database: TestDatabase;
let notifications: Notifications;
let channel: Channel;
let manager: Context;
let client: Context;
let order: Checkout;
let server: MailServer;
let worker: Worker;

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = createNotifications(database.url);
});
afterAll(async () => {
  await notifications.close();
  await agent.destroy();
  await database.drop();
});
beforeEach(async () => {
  server = await startMailServer();
  channel = await createTestChannel(database.db);
  const shared = {
    receiverAgent: agent,
    orderPages: ({ token }: { token: string }) => ({ url: `https://shop.example/finish?order=${token}`, staffUrl: '' }),
  };
  manager = testContext(database.db, channel, {
    ...shared,
    actor: await createTestStaff(database.db, channel.id, 'MANAGER'),
  });
  client = testContext(database.db, channel, { ...shared, locale: 'ru' });
  order = await database.db.checkout.create({
    data: {
      ...placedCheckout(channel.id, 1, new Date('2026-11-30T17:30:00Z')),
      token: TOKEN,
      currencyCode: 'EUR',
    },
  });
  const { db } = database;
  worker = startNotices(
    { ...NO_BOTS, db, notifications, agent, logger: QUIET_LOGGER, secrets: secretBoxOf(manager) },
    [0, 20, 20],
  );
});
afterEach(async () => {
  await worker.stop();
  await server.close();
  await database.db.channel.deleteMany();
});

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { channel: createNoticeChannel(input: $input) {
  __typename ... on NoticeChannel { id version kind hasSecret isActive isResting settings { host port user sender } }
  ... on Refusal { code } ... on InvalidInput { fields { path code } } } }`;
const UPDATE = `mutation ($input: UpdateNoticeChannelInput!) { channel: updateNoticeChannel(input: $input) {
  __typename ... on NoticeChannel { id version isActive settings { port } } } }`;
const DELETE = 'mutation ($id: ID!) { deleteNoticeChannel(id: $id) { __typename } }';
const TRY = `mutation ($input: TryNoticeChannelInput!) { tryNoticeChannel(input: $input) {
  __typename ... on Refusal { code } } }`;
const FOLLOW = `mutation ($input: FollowOrderInput!) { followOrder(input: $input) { __typename
  ... on OrderFollowing { kinds subscriptions { id kind address } } ... on Refusal { code } ... on InvalidInput { fields { code } } } }`;
const UNFOLLOW = `mutation ($input: UnfollowOrderInput!) { unfollowOrder(input: $input) {
  ... on OrderFollowing { subscriptions { id } } } }`;
const LOG = `{ channel { extensions notices { nodes {
  topic kind address orderNumber status createdAt sentAt attemptCount failureMessage } } } }`;

const mailSettings = () => ({ host: '127.0.0.1', port: server.port, sender: 'shop@example.com' });

async function setUp(): Promise<{ id: string; version: number }> {
  const input = { kind: 'MAIL', settings: mailSettings() };
  const { channel: made } = await run<{ channel: { id: string; version: number } }>(manager, CREATE, { input });
  await refresh();
  return made;
}

/** Later requests see the shop as it is. */
async function refresh(): Promise<void> {
  channel = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  manager = { ...manager, channel };
  client = { ...client, channel };
}

async function follow(address: string) {
  const input = { token: TOKEN, kind: 'MAIL', address };
  const { followOrder } = await run<{ followOrder: { subscriptions: { id: string }[] } }>(client, FOLLOW, { input });
  return followOrder;
}

async function move(status: CheckoutStatus, event: 'STATUS_CHANGED' | 'CANCELLED' = 'STATUS_CHANGED'): Promise<void> {
  await transaction(database.db, async (tx) => {
    const { status: previousStatus } = await tx.checkout.findUniqueOrThrow({ where: { id: order.id } });
    await tx.checkout.update({ where: { id: order.id }, data: { status } });
    await announce(tx, { channelId: channel.id, checkoutId: order.id, event, previousStatus, now: new Date() });
  });
}

const arrived = (count: number) => eventually(async () => expect(server.mails.length).toBe(count));
const subjects = () =>
  server.mails.map(({ raw }) => decodeHeader(/^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''));

/** RFC 2047, in base64 and in the quoted form. */
function decodeHeader(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_all, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_all, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

test('a client who follows an order gets a mail at once and after each move, in their language', async () => {
  await setUp();
  const followed = await follow('nino@example.com');
  expect(followed).toMatchObject({
    kinds: ['MAIL'],
    subscriptions: [{ kind: 'MAIL', address: 'n•••@example.com' }],
  });
  await arrived(1);
  await move('ACCEPTED');
  await arrived(2);
  await move('PREPARING');
  await move('CANCELLED', 'CANCELLED');
  await arrived(3);
  expect(subjects()).toEqual([
    'понедельник, 30 ноября в 18:30, самовывоз – Заказ 2011-1 получен',
    'понедельник, 30 ноября в 18:30, самовывоз – Заказ 2011-1 принят',
    'понедельник, 30 ноября в 18:30, самовывоз – Заказ 2011-1 отменён',
  ]);
  const [{ raw = '' } = {}] = server.mails;
  expect(raw).toContain('Content-Type: text/html');
  expect(raw).toMatch(/^To: nino@example.com/m);
});

test('a mail server that was away gets how the order stands then, once', async () => {
  await setUp();
  const { port } = server;
  await server.close();
  await follow('nino@example.com');
  await eventually(async () => expect(await database.db.noticeAttempt.count()).toBeGreaterThan(0));
  await move('ACCEPTED');
  await move('CANCELLED', 'CANCELLED');
  await worker.stop();
  server = await startMailServer(port);
  await database.db.notice.updateMany({
    where: { status: 'PENDING' },
    data: { nextAttemptAt: new Date(0), attemptCount: 0 },
  });
  const { db } = database;
  worker = startNotices(
    { ...NO_BOTS, db, notifications, agent, logger: QUIET_LOGGER, secrets: secretBoxOf(manager) },
    [0, 20, 20],
  );
  await eventually(async () => expect(await db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  expect(subjects().at(-1)).toContain('отменён');
  expect(new Set(subjects()).size).toBe(server.mails.length);
});

test('nothing more is sent once it is ended, also what waited', async () => {
  const { id, version } = await setUp();
  await run(manager, UPDATE, { input: { id, version, isActive: false } });
  await run(manager, UPDATE, { input: { id, version: version + 1, isActive: true } });
  const [subscription] = (await follow('nino@example.com')).subscriptions;
  await arrived(1);
  await server.close();
  await move('ACCEPTED');
  const input = { token: TOKEN, id: subscription?.id };
  expect(await run(client, UNFOLLOW, { input })).toEqual({ unfollowOrder: { subscriptions: [] } });
  await move('CANCELLED', 'CANCELLED');
  await eventually(async () => expect(await database.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  expect(server.mails.length).toBe(1);
});

test('an address that takes no mail is given up, and others get theirs', async () => {
  await setUp();
  server.refuse('gone@example.com');
  await follow('gone@example.com');
  await follow('nino@example.com');
  await arrived(1);
  await eventually(async () => {
    const { channel: shop } = await run<{ channel: { notices: { nodes: object[] } } }>(manager, LOG);
    expect(shop.notices.nodes).toMatchObject([
      { address: 'nino@example.com', status: 'SENT', topic: 'PLACED', orderNumber: '2011-1', failureMessage: null },
      {
        address: 'gone@example.com',
        status: 'FAILED',
        attemptCount: 1,
        failureMessage: expect.stringContaining('550'),
      },
    ]);
  });
  expect(await database.db.noticeChannel.findFirst()).toMatchObject({ failuresInARow: 0, isActive: true });
});

test('an order sends to five addresses at most, and to none without the shop’s address or its mail server', async () => {
  await setUp();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await follow(`${name}@example.com`);
  expect(await follow('f@example.com')).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
  expect(await follow('not an address')).toMatchObject({ fields: [{ code: 'INVALID_EMAIL' }] });
  client = { ...client, orderPages: () => null };
  expect(await follow('a@example.com')).toMatchObject({ code: 'NOT_FOUND' });
});

test('staff set a mail server up, change it, try it and delete it', async () => {
  const bad = { kind: 'MAIL', settings: { ...mailSettings(), sender: 'nobody', colour: 'x' } };
  await expect(run(manager, CREATE, { input: bad })).rejects.toThrow('"colour" is not defined');
  const { colour: _colour, ...settings } = bad.settings;
  expect(await run(manager, CREATE, { input: { ...bad, settings } })).toMatchObject({
    channel: { fields: [{ path: ['input', 'settings', 'sender'], code: 'INVALID_EMAIL' }] },
  });
  const secret = 'open sesame';
  const input = { kind: 'MAIL', settings: { ...mailSettings(), user: 'shop' }, secret };
  const { channel: made } = await run<{ channel: { id: string } }>(manager, CREATE, { input });
  expect(made).toMatchObject({
    kind: 'MAIL',
    hasSecret: true,
    isActive: true,
    isResting: false,
    settings: { host: '127.0.0.1', user: 'shop', sender: 'shop@example.com' },
  });
  expect(await run(manager, CREATE, { input })).toMatchObject({ channel: { code: 'TOO_MANY_ENTRIES' } });
  // A password is never sent without TLS, which this server has not.
  const test = { input: { id: made.id, address: 'owner@example.com' } };
  expect(await run(manager, TRY, test)).toMatchObject({ tryNoticeChannel: { code: 'NOTICE_NOT_SENT' } });
  expect(server.mails).toEqual([]);
  const change = { id: made.id, version: 1, secret: null, settings: mailSettings() };
  expect(await run(manager, UPDATE, { input: change })).toMatchObject({ channel: { version: 2 } });
  expect(await run(manager, TRY, test)).toEqual({ tryNoticeChannel: { __typename: 'NoticeChannel' } });
  expect(server.mails.map(({ to }) => to)).toEqual(['owner@example.com']);
  const log = await run<{ channel: { notices: { nodes: object[] } } }>(manager, LOG);
  expect(log.channel.notices.nodes).toMatchObject([
    { topic: 'TEST', status: 'SENT' },
    { topic: 'TEST', status: 'FAILED' },
  ]);
  await refresh();
  expect(channel.noticeKinds).toEqual(['MAIL']);
  expect(await run(manager, DELETE, { id: made.id })).toEqual({ deleteNoticeChannel: { __typename: 'Deleted' } });
  await refresh();
  expect(channel.noticeKinds).toEqual([]);
  expect(
    await run(manager, TRY, {
      input: { id: globalId('NoticeChannel', crypto.randomUUID()), address: 'a@example.com' },
    }),
  ).toMatchObject({
    tryNoticeChannel: { code: 'NOT_FOUND' },
  });
});

test('a password is sealed with the present key once a worker starts', async () => {
  await setUp();
  const former = Buffer.alloc(32, 9);
  const secretCipher = secretBoxOf({ secretKey: former, previousSecretKeys: [] }).seal('sesame', 'notice-channel');
  await database.db.noticeChannel.updateMany({ data: { secretCipher } });
  const present = secretBoxOf({ secretKey: Buffer.alloc(32, 7), previousSecretKeys: [former] });
  await worker.stop();
  const { db } = database;
  worker = startNotices({ ...NO_BOTS, db, notifications, agent, logger: QUIET_LOGGER, secrets: present });
  await eventually(async () => {
    const row = await db.noticeChannel.findFirstOrThrow();
    expect(row.secretCipher && present.isCurrent(row.secretCipher)).toBe(true);
  });
});
