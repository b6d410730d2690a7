import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffActor } from '../../../access/caller';
import { moveOrder, type OrderCaller } from '../../../checkout/order-life/move-order.command';
import { transaction } from '../../../db/transaction';
import type { Channel, Checkout } from '../../../generated/prisma/client';
import { type Context, callerOf } from '../../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../../graphql/testing';
import type { ServerEnv } from '../../../http/request/server-env';
import { eventually } from '../../../kernel/testing-eventually';
import { placedCheckout } from '../../../receivers/worker/testing-outbox';
import { noticeTests, TOKEN } from '../testing-notices';
import { BOT_NAME, BOT_TOKEN, type BotApi, startBotApi } from './testing-bot-api';
import { noticeRoutes } from './webhook.rest';

const OLGA = '501';
const IVAN = '502';
const CLIENT = '601';
const tests = noticeTests();
const { agent, announceOrder } = tests;
let channel: Channel;
let manager: Context;
let bot: BotApi;

beforeEach(async () => {
  bot = await startBotApi();
  channel = await createTestChannel(tests.db);
  manager = testContext(tests.db, channel, {
    receiverAgent: agent,
    announceOrder,
    orderPages,
    actor: await createTestStaff(tests.db, channel.id, 'MANAGER'),
  });
  listen();
  listen();
});
afterEach(() => bot.close());

const orderPages = ({ token }: { token: string }) => ({
  url: `https://shop.example/finish?order=${token}`,
  staffUrl: '',
});

const listen = (publicUrl: string | null = null) =>
  tests.start({ orderPages, publicUrl }, [0, 20, 20], { waitMs: 2000, pauseMs: 20 });

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { channel: createNoticeChannel(input: $input) {
  __typename ... on NoticeChannel { id version settings { url bot } hasSecret } ... on Refusal { code message path } } }`;
const UPDATE = `mutation ($input: UpdateNoticeChannelInput!) { channel: updateNoticeChannel(input: $input) {
  __typename ... on NoticeChannel { id settings { bot } } ... on Refusal { code } } }`;
const PAIR = 'mutation { pair: pairTelegram { __typename ... on TelegramPairing { url } ... on Refusal { code } } }';
const OWN = '{ ownTelegram { bot accounts } }';
const UNPAIR = 'mutation { unpairTelegram { ... on OwnTelegram { accounts } } }';
const FOLLOWING = `{ orderFollowing(token: "${TOKEN}") { ... on OrderFollowing { kinds telegramLink subscriptions { kind address } } } }`;

async function setUp(secret = BOT_TOKEN) {
  const input = { kind: 'TELEGRAM', settings: { url: bot.url }, secret };
  const { channel: made } = await run<{ channel: { id: string; version: number } }>(manager, CREATE, { input });
  channel = await tests.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
  manager = { ...manager, channel };
  return made;
}

/** A staff member of the shop, named so, whose chat is paired. */
async function pair(
  chatId: string,
  name: string,
  role: 'OPERATOR' | 'KITCHEN' | 'COURIER' = 'OPERATOR',
): Promise<Context> {
  const actor = (await createTestStaff(tests.db, channel.id, role)) as StaffActor;
  await tests.db.staffMember.update({ where: { id: actor.staffMemberId }, data: { name } });
  const context = { ...manager, actor: { ...actor, name } };
  const { pair: link } = await run<{ pair: { url?: string } }>(context, PAIR);
  if (link.url) {
    bot.write(chatId, `/start ${new URL(link.url).searchParams.get('start')}`);
    await eventually(async () => expect(textsTo(chatId)).toEqual([expect.stringContaining(name)]));
  }
  return context;
}

const textsTo = (chatId: string) => bot.messages.filter((one) => one.chatId === chatId).map(({ text }) => text);
const last = (chatId: string) => {
  const found = bot.messages.findLast((one) => one.chatId === chatId);
  if (!found) throw new Error('nothing came');
  return found;
};

async function place(change: Partial<Checkout> = {}): Promise<Checkout> {
  return transaction(tests.db, async (tx) => {
    const order = await tx.checkout.create({
      data: {
        ...placedCheckout(channel.id, 1, new Date('2026-11-30T17:30:00Z')),
        token: TOKEN,
        currencyCode: 'EUR',
        ...(change as object),
      },
      include: { lines: true },
    });
    await announceOrder(tx, {
      channelId: channel.id,
      checkoutId: order.id,
      event: 'PLACED',
      now: new Date(),
      order: { ...order, channel },
    });
    return order;
  });
}

const arrived = (chatId: string, text: string) => eventually(async () => expect(last(chatId).text).toContain(text));

test('a bot is set up with a token that Telegram knows, and with no other', async () => {
  expect(await setUp('123456:wrong')).toMatchObject({
    code: 'BOT_TOKEN_REFUSED',
    message: expect.stringContaining('Unauthorized'),
    path: ['input', 'secret'],
  });
  expect(await setUp('no/token')).toMatchObject({ code: 'BOT_TOKEN_REFUSED' });
  expect(await setUp()).toMatchObject({ settings: { url: bot.url, bot: BOT_NAME }, hasSecret: true });
  const { id, version } = await tests.db.noticeChannel.findFirstOrThrow();
  const globalId = Buffer.from(`NoticeChannel:${id}`).toString('base64');
  const update = (secret: string) => run(manager, UPDATE, { input: { id: globalId, version, secret } });
  expect(await update('123456:other')).toMatchObject({ channel: { code: 'BOT_TOKEN_REFUSED' } });
  expect(await update(BOT_TOKEN)).toMatchObject({ channel: { settings: { bot: BOT_NAME } } });
});

test('a new order arrives in each paired chat with all that has to be known, and is accepted from one of them', async () => {
  await setUp();
  await pair(OLGA, 'Olga');
  await pair(IVAN, 'Ivan', 'KITCHEN');
  await place({
    name: 'Nino <b>',
    phone: '+995555000111',
    deliveryMethod: 'DELIVERY',
    street: 'Rustaveli 1',
    floor: '4',
    kitchenNote: 'allergic to nuts',
  });
  await arrived(OLGA, 'New order 2011-1');
  const { text } = last(OLGA);
  expect(text.split('\n')[0]).toBe('<b>Monday, November 30 at 6:30 PM, delivery</b>');
  for (const part of ['Nino &lt;b&gt;, +995555000111', 'Rustaveli 1', 'floor 4', '‼️ <b>ALLERGY: allergic to nuts</b>'])
    expect(text).toContain(part);
  await arrived(IVAN, 'New order 2011-1');
  bot.press(last(OLGA), '20 min');
  await arrived(OLGA, 'Order 2011-1 accepted: Olga');
  await arrived(IVAN, 'Order 2011-1 accepted: Olga');
  expect(last(IVAN)).toMatchObject({ buttons: [], edits: 1 });
  expect(await tests.db.checkout.findFirst()).toMatchObject({ status: 'ACCEPTED', preparationMinutes: 20 });
  const audit = await tests.db.auditEntry.findFirst({
    where: { action: 'moveOrder' },
    include: { staffMember: true },
  });
  expect(audit?.staffMember?.name).toBe('Olga');
});

test('a press that comes too late says who was faster, and shows the order as it is', async () => {
  await setUp();
  const olga = await pair(OLGA, 'Olga');
  await pair(IVAN, 'Ivan');
  const order = await place();
  await arrived(IVAN, 'New order');
  const seen = { ...last(IVAN) };
  await moveOrder({ ...callerOf(olga), announceOrder } satisfies OrderCaller, { id: order.id, to: 'ACCEPTED' });
  await arrived(IVAN, 'accepted: Olga');
  bot.press(seen, '✅');
  bot.press(seen, '❌');
  await eventually(async () => expect(bot.alerts).toEqual(['Already done. Order 2011-1 accepted: Olga', '']));
});

test('an order is refused with a reason, and the way back from the reasons changes nothing', async () => {
  await setUp();
  await pair(OLGA, 'Olga');
  await place();
  await arrived(OLGA, 'New order');
  bot.press(last(OLGA), '❌');
  await eventually(async () => expect(last(OLGA).buttons[0]?.text).toContain('overloaded'));
  bot.press(last(OLGA), '« Back');
  await eventually(async () => expect(last(OLGA).buttons[0]?.text).toContain('✅'));
  bot.press(last(OLGA), '❌');
  await eventually(async () => expect(last(OLGA).buttons[0]?.text).toContain('overloaded'));
  bot.press(last(OLGA), 'A dish');
  await arrived(OLGA, 'was cancelled: Olga');
  expect(await tests.db.checkout.findFirst()).toMatchObject({ status: 'CANCELLED', cancelCode: 'SOLD_OUT' });
});

test('an order that was changed meanwhile is shown again before it can be accepted', async () => {
  await setUp();
  await pair(OLGA, 'Olga');
  const order = await place();
  await arrived(OLGA, 'New order');
  await tests.db.checkout.update({
    where: { id: order.id },
    data: { version: { increment: 1 }, kitchenNote: 'no onions' },
  });
  bot.press(last(OLGA), '✅');
  await arrived(OLGA, 'no onions');
  await eventually(async () =>
    expect(bot.alerts).toEqual([expect.stringContaining('Someone has just changed this order')]),
  );
  bot.press(last(OLGA), '✅');
  await arrived(OLGA, 'accepted: Olga');
});

test('rights are those of the moment: a press of one who was disabled, demoted or has to set something up does nothing', async () => {
  await setUp();
  const olga = await pair(OLGA, 'Olga');
  const { staffMemberId } = olga.actor as StaffActor;
  const change = (data: object) => tests.db.staffMember.update({ where: { id: staffMemberId }, data });
  await place();
  await arrived(OLGA, 'New order');
  const message = { ...last(OLGA) };
  for (const data of [{ role: 'COURIER' }, { role: 'OPERATOR', passwordIsGiven: true }, { isActive: false }]) {
    await change(data);
    const known = bot.alerts.length;
    bot.press(message, '✅');
    await eventually(async () => expect(bot.alerts.length).toBe(known + 1));
  }
  expect(await tests.db.checkout.findFirst()).toMatchObject({ status: 'PLACED' });
  expect(bot.alerts.at(-1)).toBe('Этот чат не связан с сотрудником.');
});

test('a link pairs once, for those who take orders; one press or /stop ends it', async () => {
  await setUp();
  const olga = await pair(OLGA, 'Olga');
  const { pair: link } = await run<{ pair: { url: string } }>(olga, PAIR);
  const start = `/start ${new URL(link.url).searchParams.get('start')}`;
  bot.write(IVAN, start);
  await arrived(IVAN, 'Olga');
  bot.write(CLIENT, start);
  await arrived(CLIENT, 'устарела');
  const courier = await createTestStaff(tests.db, channel.id, 'COURIER');
  expect(await run({ ...manager, actor: courier }, PAIR).catch((error: Error) => error.message)).toBeTruthy();
  expect(await run(olga, OWN)).toEqual({ ownTelegram: { bot: BOT_NAME, accounts: ['@p501', '@p502'] } });
  bot.write(IVAN, '/stop');
  await arrived(IVAN, 'ничего не придёт');
  expect(await run(olga, UNPAIR)).toEqual({ unpairTelegram: { accounts: [] } });
  await place();
  await eventually(async () => expect(await tests.db.notice.count()).toBe(0));
});

test('a client follows an order in a chat, in the language of Telegram, and ends it by /stop', async () => {
  await setUp();
  const order = await place();
  const { orderFollowing } = await run<{ orderFollowing: { telegramLink: string } }>(
    { ...manager, actor: { kind: 'visitor', sessionId: null } },
    FOLLOWING,
  );
  expect(orderFollowing.telegramLink).toBe(`https://t.me/${BOT_NAME}?start=o-${TOKEN}`);
  bot.write(CLIENT, `/start o-${TOKEN}`);
  await arrived(CLIENT, 'Заказ 2011-1 получен');
  await moveOrder({ ...callerOf(manager), announceOrder }, { id: order.id, to: 'ACCEPTED' });
  await arrived(CLIENT, 'Заказ 2011-1 принят');
  bot.write(CLIENT, `/start o-${TOKEN}`);
  await arrived(CLIENT, 'уже следите');
  bot.write(CLIENT, '/stop');
  await arrived(CLIENT, 'ничего не придёт');
  await moveOrder({ ...callerOf(manager), announceOrder }, { id: order.id, to: 'CANCELLED', reasonCode: 'CLOSING' });
  bot.write(CLIENT, '/stop');
  await arrived(CLIENT, 'ничего не отправляется');
  bot.write(CLIENT, '/start o-bbbbbbbbbbbbbbbbbbbbbb');
  bot.write(CLIENT, 'hello');
  await arrived(CLIENT, 'Это бот');
});

test('a chat that blocks the bot is unpaired, and a bot that is tired sends later', async () => {
  await setUp();
  await pair(OLGA, 'Olga');
  await pair(IVAN, 'Ivan');
  bot.block(OLGA);
  bot.tireOnce(1);
  await place();
  await arrived(IVAN, 'New order');
  await eventually(async () => expect(await tests.db.noticeRecipient.count({ where: { isActive: true } })).toBe(1));
  await eventually(async () => {
    const attempts = await tests.db.noticeAttempt.findMany({
      where: { notice: { requestUrl: IVAN } },
      orderBy: { startedAt: 'asc' },
    });
    expect(attempts.map(({ status }) => status)).toEqual([429, 200]);
  });
  expect(await tests.db.noticeChannel.findFirst()).toMatchObject({ failuresInARow: 0 });
});

test('Telegram sends to the shop’s address where that is known; what comes without its secret is not found', async () => {
  await tests.stop();
  await setUp();
  const olga = { ...manager, actor: await createTestStaff(tests.db, channel.id, 'OPERATOR') };
  listen('https://shop.example');
  await eventually(async () => expect(bot.webhook()?.url).toBe(`https://shop.example/notices/telegram/${channel.id}`));
  const { pair: link } = await run<{ pair: { url: string } }>(olga, PAIR);
  const body = JSON.stringify(bot.write(OLGA, `/start ${new URL(link.url).searchParams.get('start')}`));
  const app = noticeRoutes({ services: olga, pictureFiles: null as never });
  const outer = new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set('body', { read: async () => Buffer.from(await c.req.arrayBuffer()) } as never);
      await next();
    })
    .route('/notices', app);
  const send = (secret: string) =>
    outer.request(`/notices/telegram/${channel.id}`, {
      method: 'POST',
      body,
      headers: { 'x-telegram-bot-api-secret-token': secret },
    });
  const secret = bot.webhook()?.secret ?? '';
  expect((await send('wrong')).status).toBe(404);
  expect((await send('é'.repeat(secret.length))).status).toBe(404);
  expect((await outer.request('/notices/telegram/x', { method: 'POST', body })).status).toBe(404);
  expect(bot.messages).toEqual([]);
  expect((await send(secret)).status).toBe(200);
  await arrived(OLGA, '/stop ends it');
});

test('a chat with minutes hears once more of an order that waits, with a link to it', async () => {
  await setUp();
  await pair(OLGA, 'Olga');
  await tests.db.noticeRecipient.updateMany({ data: { afterMinutes: 1 } });
  const { id } = await place();
  const { requestBody } = await tests.db.notice.findFirstOrThrow({ where: { topic: 'NOT_ACCEPTED' } });
  const path = encodeURIComponent(Buffer.from(`Checkout:${id}`).toString('base64'));
  expect(requestBody).toContain(`http://localhost:3000/command-center/checkout/${path}`);
});
