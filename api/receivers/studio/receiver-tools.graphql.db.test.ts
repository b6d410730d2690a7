import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { startReceiver } from '../testing-receiver';
import { placedCheckout } from '../worker/testing-outbox';

let database: TestDatabase;
let channel: Channel;
let manager: Context;
let orderId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ channel } = await shop(database.db).dish('Cola', 300).open());
  const actor = await createTestStaff(database.db, channel.id, 'MANAGER');
  manager = testContext(database.db, channel, {
    actor,
    orderPages: ({ id, token }) => ({
      url: `https://shop.example/${token}`,
      staffUrl: `https://shop.example/staff/${id}`,
    }),
  });
  const order = await database.db.checkout.create({ data: placedCheckout(channel.id, 7, new Date()) });
  orderId = globalId('Checkout', order.id);
});
afterAll(() => database.drop());

const PRESETS = '{ receiverPresets { key name hint method url headers { name } wantsAuthorization bodyTemplate } }';
const PREVIEW = `query ($input: ReceiverPreviewInput!) { receiverPreview(input: $input) {
  __typename
  ... on ReceiverPreview { method url headers { name value } body }
  ... on Error { code path message }
  ... on TemplateInvalid { line column }
  ... on InvalidInput { fields { path code } }
} }`;
const CREATE = `mutation ($input: CreateReceiverInput!) { createReceiver(input: $input) {
  ... on ReceiverWithSecret { signingSecret receiver { id } }
} }`;
const TEST = `mutation ($id: ID!, $orderId: ID) { testReceiver(input: { receiverId: $id, orderId: $orderId }) {
  __typename ... on Error { code } ... on ReceiverTest { status requestBody }
} }`;

interface Created {
  readonly createReceiver: { readonly signingSecret: string; readonly receiver: { readonly id: string } };
}

async function create(url: string): Promise<Created['createReceiver']> {
  const bodyTemplate = '{ "event": {{ event | json }}, "order": {{ order | json }} }';
  const input = { name: 'Kitchen', url, bodyTemplate, events: ['PLACED'], authorization: 'Bearer secret-key' };
  return (await run<Created>(manager, CREATE, { input })).createReceiver;
}

interface Preview {
  readonly url: string;
  readonly body: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

async function preview(input: object): Promise<Preview> {
  return (await run<{ receiverPreview: Preview }>(manager, PREVIEW, { input })).receiverPreview;
}

describe('staff who set up a receiver', () => {
  test.each([
    ['en', 'Telegram bot'],
    ['ru', 'Бот в Telegram'],
  ] as const)('start from presets in their language: %s', async (locale, name) => {
    const { receiverPresets } = await run<{ receiverPresets: { name: string; bodyTemplate: string }[] }>(
      { ...manager, locale },
      PRESETS,
    );
    expect(receiverPresets.map((preset) => preset.name)).toContain(name);
    for (const { bodyTemplate } of receiverPresets) {
      const { body } = await preview({ url: 'https://example.com', bodyTemplate, orderId });
      expect(JSON.parse(body)).toBeTypeOf('object');
    }
  });

  test('see what a form makes of an order before they save it', async () => {
    const before = await database.db.receiver.count();
    const seen = await preview({
      url: 'https://example.com/{{ order.number }}',
      bodyTemplate: '{{ order.contact.name }}, {{ event }}, {{ order.url }}',
      event: 'CANCELLED',
      orderId,
    });
    expect(seen).toMatchObject({
      method: 'POST',
      url: 'https://example.com/2011-7',
      body: expect.stringMatching(/^Nino "N." Ñ 🍕, order.cancelled, https:\/\/shop.example\//),
    });
    expect(seen.headers.map(({ name }) => name)).not.toContain('webhook-signature');
    expect(await database.db.receiver.count()).toBe(before);
  });

  test.each([
    [
      { url: 'https://x.example', bodyTemplate: 'a\n  {{ order | jsn }}' },
      { __typename: 'TemplateInvalid', line: 2, column: 3 },
    ],
    [
      { url: '{{ order.number }}', bodyTemplate: '' },
      { __typename: 'Refusal', code: 'RECEIVER_URL_INVALID', path: ['url'] },
    ],
    [{ bodyTemplate: '' }, { fields: [{ path: ['input', 'url'], code: 'REQUIRED' }] }],
    [{ receiverId: globalId('Receiver', crypto.randomUUID()) }, { __typename: 'Refusal', code: 'NOT_FOUND' }],
    [
      { url: 'https://x.example', bodyTemplate: '', orderId: globalId('Checkout', crypto.randomUUID()) },
      { code: 'NOT_FOUND' },
    ],
  ])('hear what is wrong with %j', async (input, refusal) => {
    expect(await preview(input)).toMatchObject(refusal);
  });

  test('see exactly what a saved one would be sent, signed, and nothing is sent', async () => {
    const hook = await startReceiver();
    const { receiver, signingSecret } = await create(`${hook.url}{{ order.number }}`);
    const dry = await preview({ receiverId: receiver.id, orderId });
    const headers = Object.fromEntries(dry.headers.map(({ name, value }) => [name, value]));
    expect(headers).toMatchObject({ authorization: '••••••••', 'content-type': 'application/json; charset=utf-8' });
    expect(new Webhook(signingSecret).verify(dry.body, headers)).toMatchObject({ event: 'order.placed' });
    expect(hook.connections()).toBe(0);

    const { testReceiver } = await run<{ testReceiver: object }>(manager, TEST, { id: receiver.id, orderId });
    expect(testReceiver).toMatchObject({ status: 200, requestBody: dry.body });
    const [sent] = hook.received;
    expect(sent).toMatchObject({ url: '/2011-7', body: dry.body, headers: { authorization: 'Bearer secret-key' } });
    await hook.close();
  });
});

describe('the preview of a payment’s event', () => {
  const form = {
    url: 'https://example.com',
    bodyTemplate: '{"order":{{ order | json }},"payment":{{ payment | json }}}',
  };

  test('shows a payment that never was, until there is a real one', async () => {
    const sample = JSON.parse((await preview({ ...form, event: 'PAYMENT_REFUNDED' })).body);
    expect(sample.payment).toMatchObject({
      status: 'CAPTURED',
      orderNumber: '2411-0042',
      refund: { status: 'SUCCEEDED' },
    });
    const unpaid = JSON.parse((await preview({ ...form, event: 'PAYMENT_FAILED', orderId })).body);
    expect(unpaid).toMatchObject({
      order: { number: '2011-7' },
      payment: { status: 'FAILED', failure: 'card_declined' },
    });
    const placed = JSON.parse((await preview({ ...form, event: 'PLACED', orderId })).body);
    expect(placed).toMatchObject({ order: { number: '2011-7' }, payment: null });

    const { db } = database;
    const checkout = await db.checkout.findFirstOrThrow({ where: { number: '2011-7' } });
    const { id: providerId } = await db.paymentProvider.create({
      data: { channelId: channel.id, kind: 'STRIPE', isLive: true, keyCipher: Buffer.of(1) },
    });
    const payment = await db.payment.create({
      data: {
        channelId: channel.id,
        checkoutId: checkout.id,
        providerId,
        kind: 'STRIPE',
        isLive: true,
        status: 'CAPTURED',
        amount: 2900,
        captured: 2900,
        currencyCode: 'GEL',
        capturesAtOnce: true,
        returnUrl: '',
        description: '',
        locale: 'en',
        refunds: { create: { cause: 'STAFF', amount: 900, status: 'SUCCEEDED', reason: 'Cold' } },
      },
    });
    const real = JSON.parse((await preview({ ...form, event: 'PAYMENT_REFUNDED', orderId })).body);
    expect(real).toMatchObject({
      order: { number: '2011-7' },
      payment: {
        id: globalId('Payment', payment.id),
        isTest: false,
        refund: { amount: { minor: 900 }, reason: 'Cold' },
      },
    });
  });
});

test('the preview of an event of the shop shows a change that never was, and no order', async () => {
  const bodyTemplate = '{"order":{{ order | json }},"change":{{ change | json }},"text":"{{ order.number }}"}';
  const { body } = await preview({ url: 'https://example.com', bodyTemplate, event: 'PRICE_UPDATED', orderId });
  expect(JSON.parse(body)).toMatchObject({
    order: null,
    text: '',
    change: { prices: [{ sku: 'PZ-30', before: { minor: 1450 }, after: { minor: 1550 } }, { kind: 'OPTION' }] },
  });
});
