import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../../graphql/testing';
import { eventually } from '../../../kernel/testing-eventually';
import { type MailServer, startMailServer } from '../testing-mail-server';
import { noticeTests } from '../testing-notices';
import { writeDailySums } from './daily-sum.command';

const tests = noticeTests();
const HOUR_MS = 3_600_000;
/** Shops of tests are in Berlin: a Monday evening, and the next morning. */
const SUNDAY = new Date('2026-11-15T18:00:00Z');
const MONDAY = new Date('2026-11-16T18:00:00Z');
const NIGHT = new Date('2026-11-17T06:59:00Z');
const MORNING = new Date('2026-11-17T07:00:00Z');
let mail: MailServer;
let manager: Context;
let channelId: string;

beforeEach(async () => {
  mail = await startMailServer();
  const created = await createTestChannel(tests.db);
  channelId = created.id;
  const actor = await createTestStaff(tests.db, channelId, 'MANAGER');
  const orderPages = () => ({ url: '', staffUrl: 'https://shop.example/command-center/checkout/1' });
  manager = testContext(tests.db, created, { actor, orderPages });
  const settings = { host: '127.0.0.1', port: mail.port, sender: 'shop@example.com' };
  await run(manager, CHANNEL, { input: { kind: 'MAIL', settings } });
});
afterEach(() => mail.close());

const CHANNEL = `mutation ($input: CreateNoticeChannelInput!) { createNoticeChannel(input: $input) { __typename } }`;
const ADD = `mutation ($input: CreateNoticeRecipientInput!) { recipient: createNoticeRecipient(input: $input) {
  ... on NoticeRecipient { id version getsDailySum } } }`;
const UPDATE = `mutation ($input: UpdateNoticeRecipientInput!) { recipient: updateNoticeRecipient(input: $input) {
  ... on NoticeRecipient { getsDailySum } } }`;

const add = (change: object = {}) =>
  run<{ recipient: { id: string; version: number } }>(manager, ADD, {
    input: { kind: 'MAIL', address: 'owner@example.com', name: 'Owner', getsDailySum: true, ...change },
  });

const written = () => tests.db.notice.findMany({ where: { topic: 'DAILY_SUM' }, orderBy: { sequence: 'asc' } });

async function sell(): Promise<void> {
  await tests.order(channelId, 1, { placedAt: MONDAY, total: 2000, tip: 200, status: 'COMPLETED' });
  await tests.order(channelId, 2, { placedAt: MONDAY, total: 1000, status: 'COMPLETED' });
  await tests.order(channelId, 3, { placedAt: MONDAY, total: 5000, status: 'CANCELLED' });
  await tests.order(channelId, 4, { placedAt: SUNDAY, total: 9900, status: 'COMPLETED' });
}

test('the total of the day before is mailed from eight in the morning, by the shop’s clock', async () => {
  await add();
  await sell();
  await writeDailySums(tests.db, NIGHT);
  expect(await written()).toEqual([]);
  await writeDailySums(tests.db, MORNING);
  expect(await written()).toHaveLength(1);
  // The worker goes by the real clock, and may write the total of another day too.
  tests.start();
  await eventually(async () => expect(mail.mails.length).toBeGreaterThan(0));
  const { subject, text } = JSON.parse((await written())[0]?.requestBody ?? '');
  expect(subject).toBe('The day’s total, Monday, November 16: 2 orders, €28.00');
  expect(text).toContain('Average order: €14.00\nTips: €2.00\nCancelled: 1\nA week before: 0 orders, €0.00');
  expect(text).toContain('https://shop.example/command-center');
});

test('several processes that look again and again write it once a day', async () => {
  await add();
  for (const hours of [0, 1, 5])
    await Promise.all([1, 2, 3].map(() => writeDailySums(tests.db, new Date(MORNING.getTime() + hours * HOUR_MS))));
  expect(await written()).toHaveLength(1);
  await writeDailySums(tests.db, new Date(MORNING.getTime() + 24 * HOUR_MS));
  expect(await written()).toHaveLength(2);
});

test('it goes to those who want it, in their language', async () => {
  await add({ address: 'no@example.com', getsDailySum: false });
  const { recipient } = await add({ address: 'yes@example.com', getsDailySum: false });
  await run(manager, UPDATE, { input: { id: recipient.id, version: recipient.version, getsDailySum: true } });
  await tests.db.noticeRecipient.updateMany({ data: { locale: 'ru' } });
  await sell();
  await writeDailySums(tests.db, MORNING);
  const [notice, ...others] = await written();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ requestUrl: 'yes@example.com' });
  expect(notice?.requestBody).toContain('Итоги дня, понедельник, 16 ноября: 2 заказа, 28,00\u00a0€');
});

test('a person who takes no orders now gets none', async () => {
  await add();
  const member = await tests.db.staffMember.findFirstOrThrow({ where: { channelId } });
  await tests.db.noticeRecipient.updateMany({ data: { staffMemberId: member.id } });
  await tests.db.staffMember.update({ where: { id: member.id }, data: { role: 'COURIER' } });
  await writeDailySums(tests.db, MORNING);
  expect(await written()).toEqual([]);
});
