import { afterEach, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../../db/transaction';
import type { Context } from '../../../graphql/context';
import { createTestChannel, createTestStaff, run, testContext } from '../../../graphql/testing';
import { eventually } from '../../../kernel/testing-eventually';
import { noticeTests } from '../testing-notices';
import { startSmsGateway } from '../testing-sms-gateway';

const tests = noticeTests();
const SECRET = 'pass & word"';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let manager: Context;
let channelId: string;

beforeEach(async () => {
  gateway = await startSmsGateway();
  const channel = await createTestChannel(tests.db, { countryCode: 'GE' });
  channelId = channel.id;
  const actor = await createTestStaff(tests.db, channelId, 'MANAGER');
  const orderPages = () => ({ url: '', staffUrl: 'https://shop.example/command-center/checkout/1' });
  manager = testContext(tests.db, channel, { actor, receiverAgent: tests.agent, orderPages, locale: 'ru' });
});
afterEach(() => gateway.close());

const CREATE = `mutation ($input: CreateNoticeChannelInput!) { channel: createNoticeChannel(input: $input) { __typename
  ... on NoticeChannel { id kind hasSecret settings { url method headers body user sender success } }
  ... on InvalidInput { fields { path code } } } }`;
const ADD = `mutation ($input: CreateNoticeRecipientInput!) { recipient: createNoticeRecipient(input: $input) {
  __typename ... on NoticeRecipient { kind address } ... on InvalidInput { fields { path code } } } }`;
const TRY = `mutation ($input: TryNoticeChannelInput!) { answer: tryNoticeChannel(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { fields { path code } } } }`;

const twilio = () => ({
  url: `${gateway.url}/Accounts/{{user}}/Messages.json`,
  method: 'POST',
  headers: ['Authorization: Basic {{basic}}', FORM],
  body: 'To={{to}}&From={{ from }}&Body={{text}}',
  user: 'AC1',
  sender: 'Pizza & Co',
});

async function setUp(settings: object) {
  const input = { kind: 'SMS', settings, secret: SECRET };
  const { channel } = await run<{ channel: { id: string } }>(manager, CREATE, { input });
  manager = { ...manager, channel: await tests.db.channel.findUniqueOrThrow({ where: { id: channelId } }) };
  return channel;
}

const tryOut = async ({ id }: { id: string }, address = '+995555000111') =>
  (await run<{ answer: object }>(manager, TRY, { input: { id, address } })).answer;

test('an order that stays unaccepted goes to a phone by the request that staff described', async () => {
  expect(await setUp(twilio())).toMatchObject({
    kind: 'SMS',
    hasSecret: true,
    settings: { ...twilio(), success: null },
  });
  const input = { kind: 'SMS', address: '555 000 111', name: 'Owner', afterMinutes: 0 };
  expect(await run(manager, ADD, { input })).toMatchObject({ recipient: { kind: 'SMS', address: '•••11' } });
  tests.start();
  const { id: checkoutId } = await tests.order(channelId, 1, { placedAt: new Date() });
  await transaction(tests.db, (tx) =>
    tests.announceOrder(tx, { channelId, checkoutId, event: 'PLACED', now: new Date() }),
  );
  await eventually(async () => expect(await tests.db.notice.count({ where: { status: 'DELIVERED' } })).toBe(1));
  const [sent] = gateway.requests;
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from(`AC1:${SECRET}`).toString('base64')}`,
  });
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    To: '+995555000111',
    From: 'Pizza & Co',
    Body: expect.stringMatching(
      /^Заказ 2011-1 ждёт подтверждения\nhttps:\/\/shop\.example\/command-center\/checkout\//,
    ),
  });
  expect(JSON.stringify(await tests.db.notice.findMany({ include: { attempts: true } }))).not.toContain(SECRET);
});

test('a gateway that refuses with status 200 has refused, and says why', async () => {
  const made = await setUp({
    url: `${gateway.url}/sms/json`,
    headers: ['Content-Type: application/json'],
    body: '{"secret": "{{secret}}", "to": "{{digits}}", "text": "{{text}}"}',
    sender: 'Pizza',
    success: '"status":"0"',
  });
  gateway.answerWith('{"messages": [{"status": "4", "error-text": "Bad Credentials"}]}');
  expect(await tryOut(made)).toMatchObject({
    code: 'NOTICE_NOT_SENT',
    message: expect.stringContaining('Bad Credentials'),
  });
  gateway.answerWith('{"messages": [{"status": "0"}]}');
  expect(await tryOut(made)).toMatchObject({ __typename: 'NoticeChannel' });
  expect(JSON.parse(gateway.requests[1]?.body ?? '')).toEqual({
    secret: SECRET,
    to: '995555000111',
    text: 'Проверка\nТестовая кухня',
  });
});

test('a gateway may be asked by an address alone, in which no value ends its field', async () => {
  const url = `${gateway.url}/send?login={{user}}&psw={{secret}}&phones={{to}}&mes={{text}}&x={{unknown}}`;
  await tryOut(await setUp({ url, method: 'GET', user: 'shop', sender: 'Pizza' }));
  const [{ method, path = '', body } = {}] = gateway.requests;
  expect({ method, body }).toEqual({ method: 'GET', body: '' });
  expect(Object.fromEntries(new URL(path, gateway.url).searchParams)).toMatchObject({
    login: 'shop',
    psw: SECRET,
    phones: '+995555000111',
    x: '{{unknown}}',
  });
});

test('an address inside the shop’s network, a header of two lines and a number without enough digits are refused', async () => {
  const bad = { kind: 'SMS', settings: { ...twilio(), headers: ['A: b\nHost: other'] } };
  expect(await run(manager, CREATE, { input: bad })).toMatchObject({
    channel: { fields: [{ path: ['input', 'settings', 'headers', '0'] }] },
  });
  const made = await setUp({ ...twilio(), url: 'http://10.0.0.1/send' });
  expect(await tryOut(made)).toMatchObject({ code: 'NOTICE_NOT_SENT' });
  expect(await tryOut(made, 'no number')).toMatchObject({ fields: [{ path: ['input', 'address'] }] });
  const input = { kind: 'SMS', address: '12', name: 'Owner' };
  expect(await run(manager, ADD, { input })).toMatchObject({ recipient: { fields: [{ path: ['input', 'address'] }] } });
});
