import { afterEach, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../../db/transaction';
import type { Context } from '../../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../../graphql/testing';
import { eventually } from '../../../kernel/testing-eventually';
import { startPushService } from '../push/testing-push-service';
import { type MailServer, startMailServer } from '../testing-mail-server';
import { noticeTests } from '../testing-notices';

const tests = noticeTests();
const { move } = tests;
const MINUTE_MS = 60_000;
let service: Awaited<ReturnType<typeof startPushService>>;
let mail: MailServer;
let manager: Context;
let operator: Context;
let channelId: string;
let orders = 0;

beforeEach(async () => {
  const { db } = tests;
  [service, mail] = await Promise.all([startPushService(), startMailServer()]);
  const created = await createTestChannel(db);
  channelId = created.id;
  manager = testContext(db, created, { actor: await createTestStaff(db, channelId, 'MANAGER') });
  const settings = { host: '127.0.0.1', port: mail.port, sender: 'shop@example.com' };
  await run(manager, CREATE, { input: { kind: 'PUSH', settings: { sender: 'owner@example.com' } } });
  await run(manager, CREATE, { input: { kind: 'MAIL', settings } });
  const channel = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
  const orderPages = () => ({ url: '', staffUrl: 'https://shop.example/command-center/checkout/1' });
  manager = { ...manager, channel, orderPages };
  operator = { ...manager, locale: 'ru', actor: await createTestStaff(db, channelId, 'OPERATOR') };
  tests.start();
});
afterEach(() => Promise.all([service.close(), mail.close()]));

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { createNoticeChannel(input: $input) { __typename } }`;
const ADD = `mutation ($input: CreateNoticeRecipientInput!) { recipient: createNoticeRecipient(input: $input) { __typename
  ... on NoticeRecipient { id version name afterMinutes quietFrom quietTo isActive } ... on InvalidInput { fields { path code } } } }`;
const ADD_DEVICE = `mutation ($input: AddNoticeDeviceInput!) { device: addNoticeDevice(input: $input) {
  __typename ... on NoticeRecipient { id kind name isOwn afterMinutes } ... on Refusal { code } } }`;
const UPDATE = `mutation ($input: UpdateNoticeRecipientInput!) { recipient: updateNoticeRecipient(input: $input) {
  __typename ... on NoticeRecipient { version afterMinutes quietFrom quietTo name isActive getsDailySum } } }`;
const DELETE = 'mutation ($id: ID!) { deleteNoticeRecipient(id: $id) { __typename } }';
const TRY = 'mutation ($id: ID!) { tryNoticeRecipient(id: $id) { __typename } }';
const LIST = '{ channel { noticePushKey noticeRecipients { kind name address isOwn isActive } } }';

const addDevice = async (context = operator, name = 'Chrome · Android') => {
  const input = { address: service.endpoint('staff'), pushKeys: service.keys, name };
  return (await run<{ device: { id: string } }>(context, ADD_DEVICE, { input })).device;
};
const addMail = (change: object = {}) =>
  run<{ recipient: { id: string; version: number } }>(manager, ADD, {
    input: { kind: 'MAIL', address: 'owner@example.com', name: 'Owner', ...change },
  });

async function place(change: object = {}): Promise<string> {
  orders += 1;
  const { id: checkoutId } = await tests.order(channelId, orders, { placedAt: new Date(), ...change });
  await transaction(tests.db, (tx) =>
    tests.announceOrder(tx, { channelId, checkoutId, event: 'PLACED', now: new Date() }),
  );
  return checkoutId;
}

/** As if so much time had passed: the queue looks at what is due. */
async function pass(minutes: number): Promise<void> {
  await tests.stop();
  const waiting = await tests.db.notice.findMany({ where: { status: 'PENDING' } });
  for (const { id, nextAttemptAt } of waiting) {
    const data = { nextAttemptAt: new Date(nextAttemptAt.getTime() - minutes * MINUTE_MS) };
    await tests.db.notice.update({ where: { id }, data });
  }
  tests.start();
}

const count = (where: object) => tests.db.notice.count({ where });
const settled = () =>
  eventually(async () => {
    const OR = [{ nextAttemptAt: { lte: new Date() } }, { leasedUntil: { not: null } }];
    expect(await count({ status: 'PENDING', OR })).toBe(0);
  });

test('an order that stays unaccepted goes to a device at once, and to a mailbox after its minutes', async () => {
  expect(await addDevice()).toMatchObject({ kind: 'PUSH', isOwn: true, afterMinutes: 0 });
  expect(await addMail()).toMatchObject({ recipient: { afterMinutes: 5 } });
  const checkoutId = await place();
  await eventually(async () => expect(service.pushes.length).toBe(1));
  expect(service.pushes[0]?.body).toMatchObject({
    title: expect.stringMatching(/^Заказ .* ждёт подтверждения$/),
    url: expect.stringMatching(/^\/command-center\/checkout\//),
    tag: checkoutId.replaceAll('-', ''),
  });
  await pass(4);
  await settled();
  expect(mail.mails).toEqual([]);
  await pass(2);
  await eventually(async () => expect(mail.mails.length).toBe(1));
  expect(mail.mails[0]?.raw).toContain('https://shop.example/command-center/checkout/');
});

test('accepting an order ends it everywhere', async () => {
  await addDevice();
  await addMail({ afterMinutes: 1 });
  await addMail({ afterMinutes: 10, address: 'second@example.com', name: 'Second person' });
  const checkoutId = await place();
  await eventually(async () => expect(service.pushes.length).toBe(1));
  await move(checkoutId, 'ACCEPTED');
  await pass(60);
  await settled();
  expect(mail.mails).toEqual([]);
  expect(await count({ status: 'PARKED', isReplaced: true })).toBe(2);
});

test('after an hour without the mail server only what still matters is sent, once', async () => {
  await addMail({ afterMinutes: 0 });
  const { port } = mail;
  await mail.close();
  const [accepted, waiting] = [await place(), await place()];
  await eventually(async () => expect(await tests.db.noticeAttempt.count()).toBeGreaterThan(1));
  // As if its attempt was in the air: it is looked at again before it is repeated.
  await tests.stop();
  await tests.db.checkout.update({ where: { id: accepted }, data: { status: 'ACCEPTED' } });
  mail = await startMailServer(port);
  await tests.db.noticeChannel.updateMany({ data: { failuresInARow: 0, restsUntil: null } });
  await tests.db.notice.updateMany({ data: { attemptCount: 0, status: 'PENDING', nextAttemptAt: new Date(0) } });
  tests.start();
  await settled();
  expect(await count({ checkoutId: waiting, status: 'DELIVERED' })).toBe(1);
  expect(await count({ checkoutId: accepted, status: 'DELIVERED' })).toBe(0);
  expect(mail.mails.length).toBe(1);
});

test('test orders, and orders that staff accept while they take them, notify nobody', async () => {
  await addDevice();
  await place({ isTest: true });
  await place({ status: 'ACCEPTED' });
  expect(await count({})).toBe(0);
});

test.each([
  ['left', { isActive: false }],
  ['takes no orders now', { role: 'COURIER' }],
] as const)('the device of a person who %s gets nothing', async (_title, data) => {
  await addDevice();
  await tests.db.staffMember.updateMany({ where: { channelId, role: 'OPERATOR' }, data });
  await place();
  expect(await tests.db.notice.count()).toBe(0);
});

test('what waits for the device of a person who leaves is not sent', async () => {
  await addDevice();
  await tests.db.noticeRecipient.updateMany({ data: { afterMinutes: 5 } });
  await place();
  await tests.db.staffMember.updateMany({ where: { channelId, role: 'OPERATOR' }, data: { isActive: false } });
  await pass(10);
  await settled();
  expect(await count({})).toBe(1);
  expect(service.pushes).toEqual([]);
});

test('a recipient that is off gets nothing, also of what waits', async () => {
  const { recipient } = await addMail({ isActive: true });
  await place();
  const { id, version } = recipient;
  const change = { isActive: false, afterMinutes: 7, quietFrom: '22:00', quietTo: '07:00', getsDailySum: true };
  expect(await run(manager, UPDATE, { input: { id, version, name: 'Owner', ...change } })).toMatchObject({
    recipient: { version: 2, ...change },
  });
  await pass(10);
  await settled();
  expect(mail.mails).toEqual([]);
  await place();
  expect(await count({})).toBe(1);
});

test('staff keep their own devices; addresses, and the devices of others, are a setting', async () => {
  const device = await addDevice();
  expect(await addDevice(operator, 'Renamed')).toMatchObject({ id: device.id, name: 'Renamed' });
  const { recipient } = await addMail({ quietFrom: '22:00', quietTo: '07:00' });
  expect(recipient).toMatchObject({ quietFrom: '22:00', quietTo: '07:00' });
  expect(await run(operator, LIST)).toMatchObject({
    channel: {
      noticePushKey: expect.any(String),
      noticeRecipients: [
        { kind: 'PUSH', name: 'Renamed', address: service.endpoint('staff').slice(-8), isOwn: true },
        { kind: 'MAIL', name: 'Owner', address: 'o•••@example.com', isOwn: false },
      ],
    },
  });
  const input = { kind: 'MAIL', address: 'x@example.com', name: 'X' };
  await expect(run(operator, ADD, { input })).rejects.toThrow('not allowed');
  expect(await run(operator, DELETE, { id: recipient.id })).toMatchObject({
    deleteNoticeRecipient: { __typename: 'Refusal' },
  });
  expect(await run(operator, TRY, { id: device.id })).toMatchObject({
    tryNoticeRecipient: { __typename: 'NoticeRecipient' },
  });
  await eventually(async () => expect(service.pushes.map(({ body }) => body.tag)).toEqual(['test']));
  expect(await run(manager, DELETE, { id: device.id })).toMatchObject({
    deleteNoticeRecipient: { __typename: 'Deleted' },
  });
  expect(await addMail({ quietFrom: '25:00' })).toMatchObject({
    recipient: { fields: [{ path: ['input', 'quietFrom'], code: 'INVALID' }] },
  });
});

test('a device that its push service no longer knows is off until it comes back', async () => {
  await addDevice();
  service.refuse(410);
  await place();
  await eventually(async () => expect(await count({ status: 'PARKED' })).toBe(1));
  expect(await run(operator, LIST)).toMatchObject({ channel: { noticeRecipients: [{ isActive: false }] } });
  await addDevice();
  await place();
  await eventually(async () => expect(service.pushes.length).toBe(1));
});
