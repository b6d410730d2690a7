import { z } from 'zod';
import { MINOR_PER_MAJOR, type Minor, minor } from '../../../../domain/money';
import type { PaymentStatus, RefundStatus } from '../../../generated/prisma/client';
import type { Finding, FoundRefund } from '../../payment-provider';

const Amount = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.string() });

/** https://yookassa.ru/developers/api#payment_object, as far as it is read here. */
export const YookassaPayment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  refunded_amount: Amount.optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  cancellation_details: z.object({ party: z.string(), reason: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});

export const YookassaRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: Amount,
  description: z.string().optional(),
  cancellation_details: z.object({ party: z.string(), reason: z.string() }).optional(),
});

export const YookassaRefunds = z.object({ items: z.array(YookassaRefund) });

/** `12.34` is 1234: read by its digits, so that nothing is rounded. */
export function fromDecimal(text: string): Minor {
  const [whole = '', fraction = ''] = text.split('.');
  return minor(Number(whole) * MINOR_PER_MAJOR + Number(fraction));
}

/** Reasons after which the shopper's time is up, and no card was refused. */
const EXPIRIES = ['expired_on_confirmation', 'expired_on_capture'];

function statusOf({ status, cancellation_details: details }: z.output<typeof YookassaPayment>): PaymentStatus {
  if (status === 'pending') return 'CREATED';
  if (status === 'waiting_for_capture') return 'AUTHORISED';
  if (status === 'succeeded') return 'CAPTURED';
  if (details?.party === 'merchant') return 'VOIDED';
  return details && EXPIRIES.includes(details.reason) ? 'EXPIRED' : 'FAILED';
}

export function findingOf(payment: z.output<typeof YookassaPayment>, refunds: readonly FoundRefund[]): Finding {
  const { id, status, amount, refunded_amount, confirmation, cancellation_details } = payment;
  return {
    reference: id,
    status: statusOf(payment),
    captured: status === 'succeeded' ? fromDecimal(amount.value) : minor(0),
    refunded: refunded_amount ? fromDecimal(refunded_amount.value) : minor(0),
    continueUrl: status === 'pending' ? (confirmation?.confirmation_url ?? null) : null,
    failure: cancellation_details?.reason ?? null,
    refunds,
  };
}

export function foundRefund(refund: z.output<typeof YookassaRefund>): FoundRefund {
  const { id, status, amount, description, cancellation_details } = refund;
  const statuses: Readonly<Record<typeof status, RefundStatus>> = {
    pending: 'CREATED',
    succeeded: 'SUCCEEDED',
    canceled: 'FAILED',
  };
  return {
    id: description ?? null,
    reference: id,
    amount: fromDecimal(amount.value),
    status: statuses[status],
    failure: cancellation_details?.reason ?? null,
  };
}
