import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Bank, type BankPayment, BankRefusal, refundedOf } from './bank';
import { type ChooseFault, type FaultyEnv, faultyApi } from './faulty-api';
import { payPage } from './pay-page';

/** As Stripe's form bodies name them. */
const SessionForm = z.object({
  'line_items[0][price_data][currency]': z.string(),
  'line_items[0][price_data][unit_amount]': z.coerce.number().int().positive(),
  'line_items[0][price_data][product_data][name]': z.string(),
  'payment_intent_data[capture_method]': z.enum(['automatic', 'manual']),
  'metadata[payment]': z.string(),
  success_url: z.string(),
  expires_at: z.coerce.number(),
});

export interface StripeParts {
  readonly bank: Bank;
  readonly key: string;
  readonly origin: () => string;
  readonly chooseFault: ChooseFault;
}

/** The part of Stripe's API that a shop uses, over play money. */
export function stripeSimulator({ bank, key, origin, chooseFault }: StripeParts): Hono<FaultyEnv> {
  const api = new Hono<FaultyEnv>()
    .use(async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${key}`) return c.json(failure('invalid_api_key'), 401);
      await next();
      return undefined;
    })
    .use(faultyApi(chooseFault, 'idempotency-key', true))
    .get('/balance', (c) => c.json({ object: 'balance', livemode: false, available: [], pending: [] }))
    .post('/checkout/sessions', async (c) => {
      const form = SessionForm.parse(await c.req.parseBody());
      const payment = bank.open('cs_test_', {
        shopId: form['metadata[payment]'],
        amount: form['line_items[0][price_data][unit_amount]'],
        currency: form['line_items[0][price_data][currency]'],
        description: form['line_items[0][price_data][product_data][name]'],
        returnUrl: form.success_url,
        capturesAtOnce: form['payment_intent_data[capture_method]'] === 'automatic',
      });
      return c.json(sessionOf(payment, origin()));
    })
    .get('/checkout/sessions/:id', (c) => c.json(sessionOf(bank.get(c.req.param('id')), origin())))
    .post('/checkout/sessions/:id/expire', (c) => {
      const payment = bank.get(c.req.param('id'));
      if (payment.state !== 'OPEN') throw new BankRefusal('resource_missing');
      bank.expire(payment.id);
      return c.json(sessionOf(payment, origin()));
    })
    .post('/payment_intents/:id/capture', async (c) => {
      const { amount_to_capture: amount } = await c.req.parseBody();
      const payment = ofIntent(bank, c.req.param('id'));
      bank.capture(payment.id, Number(amount));
      return c.json(intentOf(payment));
    })
    .post('/payment_intents/:id/cancel', (c) => {
      const payment = ofIntent(bank, c.req.param('id'));
      bank.cancel(payment.id);
      return c.json(intentOf(payment));
    })
    .post('/refunds', async (c) => {
      const form = await c.req.parseBody();
      const payment = ofIntent(bank, String(form['payment_intent']));
      const refund = bank.refund(payment.id, Number(form['amount']), String(form['metadata[refund]']), 're_');
      return c.json(refundOf(refund));
    })
    .onError((error, c) => {
      if (error instanceof BankRefusal) return c.json(failure(error.code), 400);
      throw error;
    });
  return new Hono<FaultyEnv>().route('/v1', api).route('/pay', payPage(bank, { name: 'Stripe', endsOnRefusal: false }));
}

function failure(code: string) {
  return { error: { type: 'invalid_request_error', code, message: code } };
}

const INTENT = 'pi_';

function ofIntent(bank: Bank, intent: string): BankPayment {
  return bank.get(intent.slice(INTENT.length));
}

const INTENT_STATES = {
  OPEN: 'requires_payment_method',
  AUTHORISED: 'requires_capture',
  CAPTURED: 'succeeded',
  CANCELLED: 'canceled',
  DECLINED: 'canceled',
  EXPIRED: 'canceled',
} as const;

function intentOf(payment: BankPayment) {
  return {
    id: `${INTENT}${payment.id}`,
    object: 'payment_intent',
    status: INTENT_STATES[payment.state],
    amount: payment.amount,
    amount_received: payment.captured,
    metadata: { payment: payment.shopId },
    last_payment_error: payment.refusal === null ? null : { code: payment.refusal },
    latest_charge:
      payment.captured === 0
        ? null
        : {
            id: `ch_${payment.id}`,
            object: 'charge',
            metadata: { payment: payment.shopId },
            amount_refunded: refundedOf(payment),
            refunds: { object: 'list', data: payment.refunds.map(refundOf) },
          },
  };
}

function refundOf({ id, shopId, amount, isFailed }: BankPayment['refunds'][number]) {
  const metadata = shopId === null ? {} : { refund: shopId };
  const outcome = isFailed ? { status: 'failed', failure_reason: 'lost_or_stolen_card' } : { status: 'succeeded' };
  return { id, object: 'refund', amount, metadata, ...outcome };
}

export function sessionOf(payment: BankPayment, origin: string) {
  const isOpen = payment.state === 'OPEN';
  const isBegun = !isOpen || payment.refusal !== null;
  return {
    id: payment.id,
    object: 'checkout.session',
    status: isOpen ? 'open' : payment.state === 'EXPIRED' ? 'expired' : 'complete',
    url: isOpen ? `${origin}/pay/${payment.id}` : null,
    metadata: { payment: payment.shopId },
    payment_intent: isBegun ? intentOf(payment) : null,
  };
}

const EVENTS: Readonly<Record<string, string>> = {
  authorised: 'checkout.session.completed',
  captured: 'payment_intent.succeeded',
  cancelled: 'payment_intent.canceled',
  refunded: 'charge.refunded',
};

/** A notice as Stripe sends it, signed. The package is loaded for it, and not when the server starts. */
export async function stripeNotice(event: string, payment: BankPayment, secret: string) {
  const about = { authorised: sessionOf(payment, ''), refunded: intentOf(payment).latest_charge }[event];
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: EVENTS[event] ?? event,
    data: { object: about ?? intentOf(payment) },
  });
  const { default: Stripe } = await import('stripe');
  const signature = new Stripe('sk_test_simulator').webhooks.generateTestHeaderString({ payload, secret });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
