import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook } from '../../examples/client-kit/webhook.js';

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const SECRET = secretOf(1);
const NOW = new Date('2026-11-25T12:00:00Z');
const BODY = '{"event":"order.placed","order":{"number":"1125-0001","name":"Нино"}}';

/** Signed by the package of Standard Webhooks itself. */
function request(body = BODY, secret = SECRET, at = NOW) {
  const headers: Record<string, string> = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(at.getTime() / 1_000),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
  return { body, headers };
}

test('takes what the shop signed, from either kind of headers', async () => {
  const { body, headers } = request();
  const expected = { id: 'msg_1', event: JSON.parse(BODY) };
  expect(await verifyWebhook({ body, headers }, SECRET, { now: NOW })).toEqual(expected);
  expect(await verifyWebhook({ body, headers: new Headers(headers) }, SECRET, { now: NOW })).toEqual(expected);
});

test('takes either secret while one replaces another', async () => {
  const old = request(BODY, secretOf(2));
  const both = request().headers['webhook-signature'];
  old.headers['webhook-signature'] += ` v1a,other ${both}`;
  expect(await verifyWebhook(old, SECRET, { now: NOW })).toMatchObject({ id: 'msg_1' });
  expect(await verifyWebhook(request(), [secretOf(3), SECRET], { now: NOW })).toMatchObject({ id: 'msg_1' });
});

test.each([
  ['another body', { ...request(), body: BODY.replace('Нино', 'Eve') }],
  ['another secret', request(BODY, secretOf(2))],
  ['an old request', request(BODY, SECRET, new Date(NOW.getTime() - 301_000))],
  ['no headers', { body: BODY, headers: {} }],
  ['a signature that is no base64', { ...request(), headers: { ...request().headers, 'webhook-signature': 'v1,***' } }],
  ['no time', { ...request(), headers: { ...request().headers, 'webhook-timestamp': 'soon' } }],
])('refuses %s', async (_, refused) => {
  await expect(verifyWebhook(refused, SECRET, { now: NOW })).rejects.toThrow(
    expect.objectContaining({ name: 'WebhookRefused' }),
  );
});
