import type Stripe from 'stripe';
import { minor } from '../../../../domain/money';
import type { PaymentStatus, RefundStatus } from '../../../generated/prisma/client';
import type { Finding, FoundRefund } from '../../payment-provider';

/** What {@link findingOf} needs to be there. */
export const EXPANDED = ['payment_intent.latest_charge.refunds'];

/** A Checkout Session, with its payment once the shopper has begun it, in our words. */
export function findingOf(session: Stripe.Checkout.Session): Finding {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    reference: session.id,
    status: statusOf(session, intent),
    captured: minor(intent?.amount_received ?? 0),
    refunded: minor(charge?.amount_refunded ?? 0),
    continueUrl: session.status === 'open' ? session.url : null,
    failure: intent?.last_payment_error?.code ?? intent?.cancellation_reason ?? null,
    refunds: (charge?.refunds?.data ?? []).map(foundRefund),
  };
}

function statusOf({ status }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentStatus {
  if (intent?.status === 'succeeded') return 'CAPTURED';
  if (intent?.status === 'requires_capture') return 'AUTHORISED';
  // An expired session has cancelled what was begun in it.
  if (status === 'expired') return 'EXPIRED';
  if (intent?.status === 'canceled') return 'VOIDED';
  return 'CREATED';
}

export function foundRefund({ id, amount, status, failure_reason, metadata }: Stripe.Refund): FoundRefund {
  return {
    id: metadata?.['refund'] ?? null,
    reference: id,
    amount: minor(amount),
    status: refundStatusOf(status),
    failure: failure_reason ?? null,
  };
}

function refundStatusOf(status: string | null): RefundStatus {
  if (status === 'failed' || status === 'canceled') return 'FAILED';
  return status === 'succeeded' ? 'SUCCEEDED' : 'CREATED';
}
