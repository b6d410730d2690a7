import { isCurrencyCode, type Minor, minor } from '../../../domain/money';
import type { Payment } from '../../generated/prisma/client';
import { countFailures, writeLedger } from '../ledger/payment-ledger.store';
import type { PaymentDesk } from '../payment-desk';
import type { AskedPayment, KnownPayment, Retry } from '../payment-provider';
import { ProviderRefused, ProviderSilent } from '../providers/provider-failure';
import { readReceipt } from '../receipt';

/** How a request to a provider ended. */
export type Outcome<Answer> =
  | { readonly kind: 'ANSWERED'; readonly answer: Answer }
  | { readonly kind: 'REFUSED'; readonly refusal: ProviderRefused }
  /** Nobody knows: the provider is asked how things stand before anything else is done. */
  | { readonly kind: 'SILENT' };

/** Asks a provider for one thing, and writes down that it was asked before, and what it said after. */
export async function askProvider<Answer>(
  { db, now }: Pick<PaymentDesk, 'db' | 'now'>,
  payment: Payment,
  action: string,
  ask: (retry: Retry) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const failedBefore = await countFailures(db, payment.id, action);
  await writeLedger(db, payment, { kind: 'ATTEMPT', action, now: now() });
  try {
    const answer = await ask({ failedBefore });
    await writeLedger(db, payment, { kind: 'ANSWER', action, body: answer ?? null, now: now() });
    return { kind: 'ANSWERED', answer };
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const { status, reason, body } = error;
      await writeLedger(db, payment, { kind: 'ANSWER', action, status, body: { reason, body }, now: now() });
      return { kind: 'REFUSED', refusal: error };
    }
    if (error instanceof ProviderSilent) {
      const { status, message } = error;
      await writeLedger(db, payment, { kind: 'SILENCE', action, status, body: { message }, now: now() });
      return { kind: 'SILENT' };
    }
    throw error;
  }
}

/** A stored payment as a provider is asked for it. */
export function askedPayment(payment: Payment): AskedPayment {
  const { currencyCode } = payment;
  if (!isCurrencyCode(currencyCode)) throw new Error(`payment ${payment.id} has no currency`);
  return { ...payment, currencyCode, amount: minor(payment.amount), receipt: readReceipt(payment.receipt) };
}

export function knownPayment(payment: Payment): KnownPayment {
  const { id, reference } = payment;
  if (reference === null) throw new Error(`payment ${id} is not known to its provider yet`);
  return { ...askedPayment(payment), reference };
}

/** What is taken of it: the whole, or what the order has come to cost since. */
export function amountToCapture({ amount }: Payment, orderTotal: number | null): Minor {
  return minor(Math.min(amount, orderTotal ?? amount));
}
