import { afterEach, beforeEach, expect, test } from 'vitest';
import { amendOrder } from '../../checkout/amending/amend-order.command';
import { withdrawProposal } from '../../checkout/amending/answer-proposal.command';
import { placeLines } from '../../checkout/testing-shopper';
import { shop } from '../../checkout/testing-world';
import type { Channel, Checkout, CheckoutStatus } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { secretBoxOf } from '../../kernel/secrets';
import { eventually } from '../../kernel/testing-eventually';
import { stopRoutes } from './following/stop-following.rest';
import { announceFailed } from './sending/announce-failed.store';
import { type MailServer, startMailServer } from './testing-mail-server';
import { noticeTests, TOKEN } from './testing-notices';

const tests = noticeTests();
let channel: Channel;
let manager: Context;
let client: Context;
let order: Checkout;
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  channel = await createTestChannel(tests.db);
  const shared = {
    receiverAgent: tests.agent,
    orderPages: ({ token }: { token: string }) => ({ url: `https://shop.example/finish?order=${token}`, staffUrl: '' }),
  };
  manager = testContext(tests.db, channel, {
    ...shared,
    actor: await createTestStaff(tests.db, channel.id, 'MANAGER'),
  });
  client = testContext(tests.db, channel, { ...shared, locale: 'ru' });
  order = await tests.order(channel.id, 1, { token: TOKEN });
  tests.start();
});
afterEach(() => server.close());

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
  channel = await tests.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  manager = { ...manager, channel };
  client = { ...client, channel };
}

async function follow(address: string) {
  const input = { token: TOKEN, kind: 'MAIL', address };
  const { followOrder } = await run<{ followOrder: { subscriptions: { id: string }[] } }>(client, FOLLOW, { input });
  return followOrder;
}

const move = (status: CheckoutStatus, event?: 'CANCELLED') => tests.move(order.id, status, event);
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
  await eventually(async () => expect(await tests.db.noticeAttempt.count()).toBeGreaterThan(0));
  await move('ACCEPTED');
  await move('CANCELLED', 'CANCELLED');
  await tests.stop();
  server = await startMailServer(port);
  await tests.db.notice.updateMany({
    where: { status: 'PENDING' },
    data: { nextAttemptAt: new Date(0), attemptCount: 0 },
  });
  tests.start();
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
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
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  expect(server.mails.length).toBe(1);
});

test('a mail program ends it by one press, and a look at that address ends nothing', async () => {
  await setUp();
  await follow('anna@example.com');
  await arrived(1);
  const { id } = await tests.db.noticeSubscription.findFirstOrThrow();
  const { raw } = server.mails[0] ?? { raw: '' };
  const headers = raw.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <https://shop.example/notices/stop/${TOKEN}/${id}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const app = stopRoutes({ services: manager, pictureFiles: null as never });
  const ask = (path: string, method: string) => app.request(path, { method });
  const look = await ask(`/${TOKEN}/${id}`, 'GET');
  expect([look.status, look.headers.get('location')]).toEqual([303, `/finish?order=${TOKEN}#notices`]);
  for (const unknown of [`/${TOKEN}/x`, `/${TOKEN}/${crypto.randomUUID()}`, `/other/${id}`])
    expect((await ask(unknown, 'POST')).status).toBe(404);
  expect(await tests.db.noticeSubscription.findFirst()).toMatchObject({ endedAt: null });
  expect((await ask(`/${TOKEN}/${id}`, 'POST')).status).toBe(200);
  expect(await tests.db.noticeSubscription.findFirst()).toMatchObject({ endedAt: expect.any(Date) });
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
  expect(await tests.db.noticeChannel.findFirst()).toMatchObject({ failuresInARow: 0, isActive: true });
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
  await tests.db.noticeChannel.updateMany({ data: { secretCipher } });
  const present = secretBoxOf({ secretKey: Buffer.alloc(32, 7), previousSecretKeys: [former] });
  await tests.stop();
  tests.start({ secrets: present });
  await eventually(async () => {
    const row = await tests.db.noticeChannel.findFirstOrThrow();
    expect(row.secretCipher && present.isCurrent(row.secretCipher)).toBe(true);
  });
});

test('a client who follows is asked about a change that is proposed, and not any more once it is withdrawn', async () => {
  const world = await shop(tests.db).dish('Margherita', 900).dish('Soup', 500).open();
  const operator = { ...(await world.staff('OPERATOR')), announceOrder: tests.announceOrder };
  channel = world.channel;
  manager = { ...manager, actor: await createTestStaff(tests.db, channel.id, 'MANAGER'), channel };
  await setUp();
  client = { ...client, channel };
  const placed = await placeLines(world, [world.choice('Margherita')]);
  await run(client, FOLLOW, { input: { token: placed.token, kind: 'MAIL', address: 'nino@example.com' } });
  await arrived(1);
  const add = async () => {
    const lines = [...placed.lines.map(({ id: lineId }) => ({ lineId, quantity: 1 })), world.choice('Soup')];
    await amendOrder(operator, { id: placed.id, lines });
    return tests.db.orderRevision.findFirstOrThrow({ where: { checkoutId: placed.id, state: 'PROPOSED' } });
  };
  const { id: proposalId } = await add();
  await arrived(2);
  expect(subjects().at(-1)).toContain('ответьте, согласны ли вы на изменение');
  await withdrawProposal(operator, { id: placed.id, proposalId });
  await tests.stop();
  const { id } = await add();
  await withdrawProposal(operator, { id: placed.id, proposalId: id });
  tests.start();
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  expect(server.mails.length).toBe(2);
});

test('receivers get what was given up, once, and nothing of tests and of what is over', async () => {
  const { id } = await setUp();
  const receiver = {
    channelId: channel.id,
    name: 'Pager',
    url: 'https://pager.example',
    bodyTemplate: '{{ change | json }}',
  };
  await tests.db.receiver.create({
    data: { ...receiver, events: ['NOTICE_FAILED'], secretCipher: Buffer.from('sealed') },
  });
  server.refuse('gone@example.com');
  await run(manager, TRY, { input: { id, address: 'gone@example.com' } });
  const [ended] = (await follow('nino@example.com')).subscriptions;
  await arrived(1);
  await tests.stop();
  await move('ACCEPTED');
  await run(client, UNFOLLOW, { input: { token: TOKEN, id: ended?.id } });
  await follow('gone@example.com');
  tests.start();
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  await Promise.all([1, 2, 3].map(() => announceFailed(tests.db, new Date())));
  expect(await tests.db.outboxMessage.findMany()).toMatchObject([
    {
      event: 'NOTICE_FAILED',
      change: { print: null, notice: { kind: 'MAIL', topic: 'ACCEPTED', isForStaff: false, orderNumber: '2011-1' } },
    },
  ]);
});
