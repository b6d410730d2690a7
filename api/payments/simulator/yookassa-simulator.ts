import { Hono } from 'hono';
import { z } from 'zod';
import { type Bank, type BankPayment, type BankReceipt, BankRefusal, refundedOf } from './bank';
import { type ChooseFault, type FaultyEnv, faultyApi } from './faulty-api';
import { payPage } from './pay-page';

const Amount = z.object({ value: z.string(), currency: z.string() });
const Receipt = z.object({
  items: z.array(z.object({ description: z.string(), quantity: z.string(), amount: Amount, vat_code: z.int() })),
});
const PaymentBody = z.object({
  amount: Amount,
  capture: z.boolean(),
  description: z.string(),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
  metadata: z.object({ payment: z.string() }),
  receipt: Receipt.optional(),
});
const CaptureBody = z.object({ amount: Amount, receipt: Receipt.optional() });
const RefundBody = CaptureBody.extend({ payment_id: z.string(), description: z.string() });

export interface YookassaParts {
  readonly bank: Bank;
  readonly shopId: string;
  readonly key: string;
  readonly origin: () => string;
  readonly chooseFault: ChooseFault;
}

/** The part of YooKassa's API that a shop uses, over play money. */
export function yookassaSimulator({ bank, shopId, key, origin, chooseFault }: YookassaParts): Hono<FaultyEnv> {
  const authorization = `Basic ${Buffer.from(`${shopId}:${key}`).toString('base64')}`;
  const show = (payment: BankPayment) => paymentOf(payment, origin());
  const api = new Hono<FaultyEnv>()
    .use(async (c, next) => {
      if (c.req.header('authorization') !== authorization) return c.json(failure('invalid_credentials'), 401);
      await next();
      return undefined;
    })
    .use(faultyApi(chooseFault, 'idempotence-key', false))
    .get('/me', (c) => c.json({ account_id: shopId, test: true, status: 'enabled' }))
    .post('/payments', async (c) => {
      const body = PaymentBody.parse(await c.req.json());
      const receipt = readReceipt(body);
      const payment = bank.open('yk-', {
        shopId: body.metadata.payment,
        amount: toMinor(body.amount.value),
        currency: body.amount.currency,
        description: body.description,
        returnUrl: body.confirmation.return_url,
        capturesAtOnce: body.capture,
      });
      if (receipt) payment.receipts.push(receipt);
      return c.json(show(payment));
    })
    .get('/payments/:id', (c) => c.json(show(bank.get(c.req.param('id')))))
    .post('/payments/:id/capture', async (c) => {
      const body = CaptureBody.parse(await c.req.json());
      const payment = bank.get(c.req.param('id'));
      const receipt = nextReceipt(payment, body);
      bank.capture(payment.id, toMinor(body.amount.value));
      if (receipt) payment.receipts.push(receipt);
      return c.json(show(bank.get(c.req.param('id'))));
    })
    .post('/payments/:id/cancel', (c) => {
      bank.cancel(c.req.param('id'));
      return c.json(show(bank.get(c.req.param('id'))));
    })
    .post('/refunds', async (c) => {
      const body = RefundBody.parse(await c.req.json());
      const { payment_id: id, amount, description } = body;
      const receipt = nextReceipt(bank.get(id), body);
      const refund = bank.refund(id, toMinor(amount.value), description, 'ykr-');
      if (receipt) bank.get(id).receipts.push(receipt);
      return c.json(refundOf(bank.get(id), refund));
    })
    .get('/refunds', (c) => {
      const payment = bank.get(c.req.query('payment_id') ?? '');
      return c.json({ type: 'list', items: payment.refunds.map((refund) => refundOf(payment, refund)) });
    })
    .onError((error, c) => {
      if (error instanceof BankRefusal) return c.json(failure(error.code), 400);
      throw error;
    });
  return new Hono<FaultyEnv>().route('/v3', api).route('/pay', payPage(bank, { name: 'ЮKassa', endsOnRefusal: true }));
}

/** @throws {BankRefusal} when its lines do not sum to the amount. */
function readReceipt({ amount, receipt }: z.infer<typeof CaptureBody>): BankReceipt | null {
  if (!receipt) return null;
  const lines = receipt.items.map(({ description, amount: { value }, vat_code: vatCode }) => ({
    name: description,
    amount: toMinor(value),
    vatCode,
  }));
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  if (sum !== toMinor(amount.value)) throw new BankRefusal('invalid_request');
  return lines;
}

/** @throws {BankRefusal} when a payment with a receipt is followed by something without one. */
function nextReceipt({ receipts }: BankPayment, body: z.infer<typeof CaptureBody>): BankReceipt | null {
  if (receipts.length > 0 && !body.receipt) throw new BankRefusal('invalid_request');
  return readReceipt(body);
}

function failure(code: string) {
  return { type: 'error', id: 'simulated', code, description: code };
}

/** The simulator's own reading of an amount, so that the shop's is not held against itself. */
function toMinor(value: string): number {
  return Math.round(Number(value) * 100);
}

function money(amount: number, { currency }: BankPayment) {
  return { value: (amount / 100).toFixed(2), currency };
}

const STATES = {
  OPEN: 'pending',
  AUTHORISED: 'waiting_for_capture',
  CAPTURED: 'succeeded',
  CANCELLED: 'canceled',
  DECLINED: 'canceled',
  EXPIRED: 'canceled',
} as const;

const REASONS: Partial<Record<BankPayment['state'], { party: string; reason: string }>> = {
  CANCELLED: { party: 'merchant', reason: 'canceled_by_merchant' },
  DECLINED: { party: 'payment_network', reason: 'insufficient_funds' },
  EXPIRED: { party: 'yoo_money', reason: 'expired_on_confirmation' },
};

export function paymentOf(payment: BankPayment, origin: string) {
  const reason = REASONS[payment.state];
  const isOpen = payment.state === 'OPEN';
  return {
    id: payment.id,
    status: STATES[payment.state],
    test: true,
    amount: money(payment.state === 'CAPTURED' ? payment.captured : payment.amount, payment),
    ...(payment.state === 'CAPTURED' && { refunded_amount: money(refundedOf(payment), payment) }),
    ...(isOpen && { confirmation: { type: 'redirect', confirmation_url: `${origin}/pay/${payment.id}` } }),
    ...(reason && { cancellation_details: reason }),
    metadata: { payment: payment.shopId },
  };
}

function refundOf(payment: BankPayment, { id, shopId, amount, isFailed }: BankPayment['refunds'][number]) {
  return {
    id,
    payment_id: payment.id,
    status: isFailed ? 'canceled' : 'succeeded',
    amount: money(amount, payment),
    ...(shopId !== null && { description: shopId }),
  };
}

const EVENTS: Readonly<Record<string, string>> = {
  authorised: 'payment.waiting_for_capture',
  captured: 'payment.succeeded',
  cancelled: 'payment.canceled',
  refunded: 'refund.succeeded',
};

/** A notice as YooKassa sends it: unsigned. */
export function yookassaNotice(event: string, payment: BankPayment) {
  const last = payment.refunds.at(-1);
  const object = event === 'refunded' && last ? refundOf(payment, last) : paymentOf(payment, '');
  const payload = JSON.stringify({ type: 'notification', event: EVENTS[event] ?? event, object });
  return { payload, headers: { 'content-type': 'application/json' } };
}
