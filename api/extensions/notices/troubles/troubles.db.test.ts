import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../../graphql/context';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../../../graphql/testing';
import { eventually } from '../../../kernel/testing-eventually';
import { BOT_TOKEN, type BotApi, startBotApi } from '../telegram/testing-bot-api';
import { type MailServer, startMailServer } from '../testing-mail-server';
import { noticeTests } from '../testing-notices';
import { lookAfterTroubles } from './look-after-troubles.command';

const tests = noticeTests();
const MINUTE_MS = 60_000;
/** A Friday at 13:00 where the shops of tests are; they open at 10:00. */
const NOON = new Date('2026-11-20T12:00:00Z');
const NIGHT = new Date('2026-11-20T23:00:00Z');
const OLGA = '501';
let mail: MailServer;
let bot: BotApi;
let manager: Context;
let channelId: string;
let disk: { free: number; size: number };

beforeEach(async () => {
  const { db, agent } = tests;
  [mail, bot] = await Promise.all([startMailServer(), startBotApi()]);
  disk = { free: 50, size: 100 };
  const created = await createTestChannel(db);
  channelId = created.id;
  await db.workingDay.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ channelId, index, intervals: [{ from: '10:00', to: '22:00' }] })),
  });
  const actor = await createTestStaff(db, channelId, 'MANAGER');
  const orderPages = () => ({ url: '', staffUrl: 'https://shop.example/command-center/checkout/1' });
  manager = testContext(db, created, { actor, receiverAgent: agent, orderPages });
  const settings = { host: '127.0.0.1', port: mail.port, sender: 'shop@example.com' };
  await run(manager, CREATE, { input: { kind: 'MAIL', settings } });
  manager = { ...manager, channel: await db.channel.findUniqueOrThrow({ where: { id: channelId } }) };
  await addMail(0);
});
afterEach(() => Promise.all([mail.close(), bot.close()]));

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { createNoticeChannel(input: $input) { __typename } }`;
const ADD = `mutation ($input: CreateNoticeRecipientInput!) { createNoticeRecipient(input: $input) { __typename } }`;
const TROUBLES = '{ channel { troubles { id kind name subjectId acknowledgedBy } } }';
const SEEN = `mutation ($id: ID!) { acknowledgeTrouble(id: $id) {
  __typename ... on Trouble { acknowledgedBy } ... on Refusal { code } } }`;
const LOG = '{ channel { notices { nodes { topic status orderNumber trouble { kind name } } } } }';

const addMail = (afterMinutes: number) =>
  run(manager, ADD, {
    input: { kind: 'MAIL', address: `after${afterMinutes}@example.com`, name: 'Owner', afterMinutes },
  });

const addPrinter = (trouble: 'PAPER_OUT' | 'SILENT' | null = 'PAPER_OUT') =>
  tests.db.printer.create({ data: { channelId, name: 'Grill', kind: 'CLOUDPRNT', lastSeenAt: NOON, trouble } });

/** Looks each quarter of a minute, as the worker does, and gives the time of the last look. */
async function watch(minutes: number, from = NOON): Promise<Date> {
  let now = from;
  for (let seconds = 0; seconds <= minutes * 60; seconds += 15) {
    now = new Date(from.getTime() + seconds * 1000);
    await lookAfterTroubles({ db: tests.db, disk: async () => disk }, now);
  }
  return now;
}

/** The clock of workers is that of this day. */
const postpone = (where: object) =>
  tests.db.notice.updateMany({ where, data: { nextAttemptAt: new Date(Date.now() + 60 * MINUTE_MS) } });

const written = () =>
  tests.db.notice.findMany({
    where: { topic: 'TROUBLE' },
    orderBy: { nextAttemptAt: 'asc' },
    include: { trouble: true },
  });
const troubles = async () =>
  (await run<{ channel: { troubles: { id: string }[] } }>(manager, TROUBLES)).channel.troubles;

test('a printer without paper climbs the steps after some minutes, and the board and the log show it', async () => {
  await addMail(5);
  const printer = await addPrinter();
  await watch(1);
  expect(await written()).toEqual([]);
  expect(await troubles()).toEqual([]);
  const now = await watch(2, new Date(NOON.getTime() + MINUTE_MS));
  const [first, second] = await written();
  expect(first?.nextAttemptAt.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(second && first && second.nextAttemptAt.getTime() - first.nextAttemptAt.getTime()).toBe(5 * MINUTE_MS);
  expect(await written()).toHaveLength(2);
  const subjectId = globalId('Printer', printer.id);
  expect(await troubles()).toMatchObject([{ kind: 'PAPER_OUT', name: 'Grill', subjectId, acknowledgedBy: null }]);
  await postpone({ id: second?.id ?? '' });
  tests.start();
  await eventually(async () => expect(mail.mails.length).toBe(1));
  expect(mail.mails[0]?.raw).toContain('Subject: Printer Grill is out of paper');
  expect(mail.mails[0]?.raw).toContain('https://shop.example/command-center/checkout');
  await eventually(async () => {
    const { channel } = await run<{ channel: { notices: { nodes: object[] } } }>(manager, LOG);
    expect(channel.notices.nodes).toContainEqual({
      topic: 'TROUBLE',
      status: 'SENT',
      orderNumber: null,
      trouble: { kind: 'PAPER_OUT', name: 'Grill' },
    });
  });
});

test('a mail server that refuses everything is a trouble of its own', async () => {
  await tests.db.noticeChannel.updateMany({ where: { channelId }, data: { restsUntil: NIGHT } });
  const now = await watch(3);
  expect(await troubles()).toMatchObject([{ kind: 'CHANNEL', name: 'MAIL' }]);
  expect((await written())[0]?.requestBody).toContain('E-mail does not work: no message gets through');
  await tests.db.noticeChannel.updateMany({ where: { channelId }, data: { restsUntil: null } });
  await watch(1, now);
  expect(await troubles()).toEqual([]);
});

test('a trouble that ends by itself sends nothing more, and one that comes back is a new one', async () => {
  await addMail(60);
  const { id } = await addPrinter();
  let now = await watch(3);
  await tests.db.printer.update({ where: { id }, data: { trouble: 'SILENT' } });
  now = await watch(0, now);
  expect((await written()).map(({ trouble }) => trouble?.kind)).toEqual(['PAPER_OUT', 'PAPER_OUT']);
  await tests.db.printer.update({ where: { id }, data: { trouble: null } });
  now = await watch(1, now);
  expect((await written()).map(({ isReplaced }) => isReplaced)).toEqual([true, true]);
  expect(await troubles()).toEqual([]);
  await tests.db.printer.update({ where: { id }, data: { trouble: 'COVER_OPEN' } });
  now = await watch(1, now);
  await tests.db.printer.update({ where: { id }, data: { trouble: null } });
  now = await watch(1, now);
  expect(await tests.db.trouble.count()).toBe(1);
  await tests.db.printer.update({ where: { id }, data: { trouble: 'SILENT' } });
  await watch(3, now);
  expect(await troubles()).toMatchObject([{ kind: 'SILENT' }]);
  expect(await written()).toHaveLength(4);
});

test('one press ends it everywhere; the first to say so stays, and what was in the air is not repeated', async () => {
  await addMail(5);
  await addMail(10);
  await addPrinter();
  const now = await watch(3);
  const [first] = await written();
  const leasedUntil = new Date(now.getTime() + MINUTE_MS);
  await tests.db.notice.updateMany({ where: { id: first?.id ?? '' }, data: { leasedUntil } });
  const [{ id } = { id: '' }] = await troubles();
  const late = { ...manager, now: () => now };
  expect(await run(late, SEEN, { id })).toMatchObject({ acknowledgeTrouble: { acknowledgedBy: 'MANAGER' } });
  const operator = { ...late, actor: await createTestStaff(tests.db, channelId, 'OPERATOR') };
  expect(await run(operator, SEEN, { id })).toMatchObject({ acknowledgeTrouble: { acknowledgedBy: 'MANAGER' } });
  await tests.db.notice.updateMany({ data: { leasedUntil: null, nextAttemptAt: new Date(0) } });
  tests.start();
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0));
  expect(mail.mails).toEqual([]);
  await watch(3, now);
  expect(await written()).toHaveLength(3);
  const kitchen = { ...late, actor: await createTestStaff(tests.db, channelId, 'KITCHEN') };
  await expect(run(kitchen, SEEN, { id })).rejects.toThrow('not allowed');
  expect(await run(late, SEEN, { id: globalId('Trouble', crypto.randomUUID()) })).toMatchObject({
    acknowledgeTrouble: { code: 'NOT_FOUND' },
  });
});

test('printers that are switched off at night alarm no one, and those that stay off in the morning do', async () => {
  await addPrinter('SILENT');
  await watch(10, NIGHT);
  expect(await written()).toEqual([]);
  const opening = new Date('2026-11-21T09:00:00Z');
  await tests.db.trouble.updateMany({ data: { seenAt: opening } });
  await watch(1, opening);
  expect(await written()).toEqual([]);
  await watch(2, new Date(opening.getTime() + MINUTE_MS));
  expect(await written()).toHaveLength(1);
});

test('a receiver that rests, a payment that disagrees and a disk that fills are sent, a disk at night too', async () => {
  const { db } = tests;
  await addPrinter(null);
  await db.printer.create({
    data: { channelId, name: 'By hand', kind: 'ESC_POS', isAutomatic: false, trouble: 'SILENT' },
  });
  const secretCipher = Buffer.from('sealed');
  const receiver = { channelId, url: 'https://till.example', bodyTemplate: '{}', secretCipher };
  await db.receiver.create({ data: { ...receiver, name: 'Till', restsUntil: NOON } });
  await db.receiver.create({ data: { ...receiver, name: 'Off', restsUntil: NOON, isActive: false } });
  const order = await tests.order(channelId, 7);
  const account = { channelId, kind: 'STRIPE', isLive: false, keyCipher: secretCipher } as const;
  const provider = await db.paymentProvider.create({ data: account });
  const payment = { ...account, keyCipher: undefined, providerId: provider.id, amount: 1, currencyCode: 'EUR' };
  const rest = { capturesAtOnce: true, returnUrl: '', description: '', locale: 'en', createdAt: NOON };
  await db.payment.create({ data: { ...payment, ...rest, checkoutId: order.id, trouble: 'DISAGREES' } });
  await db.payment.create({ data: { ...payment, ...rest, trouble: 'DISAGREES', createdAt: new Date(0) } });
  disk = { free: 9, size: 100 };
  await watch(3, NIGHT);
  expect((await written()).map(({ trouble }) => trouble?.kind)).toEqual(['DISK']);
  await tests.db.trouble.deleteMany();
  await watch(3);
  expect(await troubles()).toHaveLength(3);
  expect(await troubles()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'RECEIVER', name: 'Till' }),
      expect.objectContaining({ kind: 'MONEY', name: '2011-7' }),
      expect.objectContaining({ kind: 'DISK', name: '' }),
    ]),
  );
});

test('several processes that look at once write each message once', async () => {
  await addPrinter();
  for (let minute = 0; minute < 4; minute += 1) {
    const now = new Date(NOON.getTime() + minute * MINUTE_MS);
    await tests.db.trouble.updateMany({ data: { seenAt: now } });
    await Promise.all(
      Array.from({ length: 4 }, () => lookAfterTroubles({ db: tests.db, disk: async () => disk }, now)),
    );
  }
  expect(await tests.db.trouble.count()).toBe(1);
  expect(await written()).toHaveLength(1);
});

test('a shop without a means of sending notes nothing', async () => {
  await tests.db.channel.update({ where: { id: channelId }, data: { noticeKinds: [] } });
  await addPrinter();
  await watch(3);
  expect(await tests.db.trouble.count()).toBe(0);
});

test('a press in a chat ends it too, by the rights of the moment', async () => {
  await run(manager, CREATE, { input: { kind: 'TELEGRAM', settings: { url: bot.url }, secret: BOT_TOKEN } });
  const { actor } = manager;
  const staffMemberId = actor.kind === 'staff' ? actor.staffMemberId : '';
  const { id: noticeChannelId } = await tests.db.noticeChannel.findFirstOrThrow({ where: { kind: 'TELEGRAM' } });
  const chat = { channelId, noticeChannelId, staffMemberId, address: OLGA, name: '@olga', locale: 'ru' };
  await tests.db.noticeRecipient.create({ data: { ...chat, page: 'https://shop.example' } });
  await addPrinter();
  await watch(3);
  await postpone({ noticeChannel: { kind: 'MAIL' } });
  tests.start({}, undefined, { waitMs: 2000, pauseMs: 20 });
  await eventually(async () => expect(bot.messages.length).toBe(1));
  const [message] = bot.messages;
  expect(message?.text).toContain('В принтере «Grill» кончилась бумага');
  expect(message?.text).toContain('https://shop.example/command-center/checkout');
  if (message) bot.press(message, 'Разберусь');
  await eventually(async () => expect(bot.alerts).toEqual([expect.stringMatching(/^Разбирается: /)]));
  expect(bot.messages[0]?.buttons).toEqual([]);
  expect(await tests.db.notice.count({ where: { status: 'PENDING' } })).toBe(0);
  expect(await troubles()).toMatchObject([{ acknowledgedBy: expect.any(String) }]);
});
