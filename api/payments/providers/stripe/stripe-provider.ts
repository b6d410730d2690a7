import type Stripe from 'stripe';
import { z } from 'zod';
import type { AskedPayment, KnownPayment, PaymentProvider, Retry } from '../../payment-provider';
import type { ProviderAddress } from '../provider-address';
import { ProviderRefused, ProviderSilent } from '../provider-failure';
import { EXPANDED, findingOf, foundRefund } from './stripe-finding';
import { readStripeNotice } from './stripe-notice';

/** A session can't be shorter than half an hour; the shop ends it itself when the order waits no longer. */
const SESSION_SECONDS = 3600;
const PATIENCE_MS = 10_000;
const CONFLICT = 409;
const TOO_MANY = 429;

interface StripeAccount {
  readonly key: string;
  /** `whsec_…`; null while staff have not entered it: then notices are not taken. */
  readonly noticeSecret: string | null;
  readonly address: ProviderAddress | null;
}

/** Stripe, by its hosted Checkout page: nothing of it runs on the shop's pages. */
export function stripeProvider({ key, noticeSecret, address }: StripeAccount): PaymentProvider {
  let loaded: Promise<Stripe> | null = null;
  // A shop that takes no cards never loads the package.
  const client = (): Promise<Stripe> => {
    loaded ??= import('stripe').then(
      // Each attempt is a line of the ledger, so none is repeated behind its back.
      (module) => new module.default(key, { ...address, maxNetworkRetries: 0, timeout: PATIENCE_MS, telemetry: false }),
    );
    return loaded;
  };
  return {
    authorise: (payment, retry) =>
      asked(client, async ({ checkout }) => {
        const idempotencyKey = keyOf(payment.id, 'authorise', retry);
        return findingOf(await checkout.sessions.create(sessionOf(payment), { idempotencyKey }));
      }),
    capture: (payment, amount, retry) =>
      asked(client, async (stripe) => {
        const intent = await requireIntent(stripe, payment);
        const idempotencyKey = keyOf(payment.id, `capture-${amount}`, retry);
        await stripe.paymentIntents.capture(intent, { amount_to_capture: amount }, { idempotencyKey });
      }),
    void: (payment, retry) =>
      asked(client, async (stripe) => {
        const { status } = await readSession(stripe, payment);
        if (status === 'open') {
          const idempotencyKey = keyOf(payment.id, 'expire', retry);
          await stripe.checkout.sessions.expire(payment.reference, {}, { idempotencyKey });
          return;
        }
        const idempotencyKey = keyOf(payment.id, 'cancel', retry);
        await stripe.paymentIntents.cancel(await requireIntent(stripe, payment), {}, { idempotencyKey });
      }),
    refund: (payment, { id, amount }, retry) =>
      asked(client, async (stripe) => {
        const intent = await requireIntent(stripe, payment);
        const refund = { payment_intent: intent, amount, metadata: { refund: id } };
        return foundRefund(await stripe.refunds.create(refund, { idempotencyKey: keyOf(id, 'refund', retry) }));
      }),
    find: (payment) => asked(client, async (stripe) => findingOf(await readSession(stripe, payment))),
    verifyNotice: async (request) => readStripeNotice(await client(), request, noticeSecret),
    tryKeys: () => asked(client, async ({ balance }) => void (await balance.retrieve())),
  };
}

function readSession({ checkout }: Stripe, { reference }: KnownPayment) {
  return checkout.sessions.retrieve(reference, { expand: EXPANDED });
}

/** What the shopper has paid in a session. @throws {ProviderRefused} while they have not begun. */
async function requireIntent(stripe: Stripe, payment: KnownPayment): Promise<string> {
  const { payment_intent: intent } = await readSession(stripe, payment);
  if (intent === null) throw new ProviderRefused(CONFLICT, 'nothing_paid', null);
  return typeof intent === 'string' ? intent : intent.id;
}

/** Stripe answers a key that failed on its side with the same failure again: the next try takes another. */
function keyOf(id: string, what: string, { failedBefore }: Retry): string {
  return failedBefore === 0 ? `${id}-${what}` : `${id}-${what}-${failedBefore}`;
}

function sessionOf(payment: AskedPayment): Stripe.Checkout.SessionCreateParams {
  const { id, amount, currencyCode, description, returnUrl, capturesAtOnce, createdAt, locale } = payment;
  return {
    mode: 'payment',
    client_reference_id: id,
    // Apple Pay and Google Pay are cards too. Others take days to say whether they are paid.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: {
      capture_method: capturesAtOnce ? 'automatic' : 'manual',
      description,
      metadata: { payment: id },
    },
    metadata: { payment: id },
    success_url: returnUrl,
    cancel_url: returnUrl,
    // From the payment's own time, so that a repeated request is the same to the byte.
    expires_at: Math.floor(createdAt.getTime() / 1000) + SESSION_SECONDS,
    locale: locale === 'ru' ? 'ru' : 'en',
  };
}

/** Tells a no from silence. */
async function asked<Answer>(client: () => Promise<Stripe>, ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(await client());
  } catch (error) {
    const failure = StripeFailure.safeParse(error).data;
    if (!failure) throw error;
    const { statusCode: status = null, type, code, message, raw } = failure;
    const isUnclear = status === null || status >= 500 || status === CONFLICT || status === TOO_MANY;
    if (isUnclear) throw new ProviderSilent(status, message);
    throw new ProviderRefused(status, code ?? type, raw ?? null);
  }
}

/** As the package throws it: https://docs.stripe.com/error-handling */
const StripeFailure = z.object({
  type: z.string().startsWith('Stripe'),
  message: z.string(),
  statusCode: z.number().optional(),
  code: z.string().nullish(),
  raw: z.unknown(),
});
