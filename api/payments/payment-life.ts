import type { Payment, PaymentStatus } from '../generated/prisma/client';
import type { Finding } from './payment-provider';

/** What is known of a payment at the provider. */
export type PaymentFigures = Pick<Payment, 'status' | 'captured' | 'reference' | 'continueUrl' | 'failure'>;

/**
 * How much a status outweighs another. Findings come late and out of order; what is further on stands. Taken money
 * outweighs everything: should it be found after an end without money, that is what staff have to know.
 */
const RANKS: Readonly<Record<PaymentStatus, number>> = {
  CREATED: 0,
  AUTHORISED: 1,
  EXPIRED: 2,
  FAILED: 3,
  VOIDED: 4,
  CAPTURED: 5,
};

/** The same whatever the order of the findings, and however often one is reported. */
export function withFinding(known: PaymentFigures, found: Omit<Finding, 'refunds' | 'refunded'>): PaymentFigures {
  const isNewer = RANKS[found.status] >= RANKS[known.status];
  const status = isNewer ? found.status : known.status;
  return {
    status,
    captured: Math.max(known.captured, found.captured),
    reference: known.reference ?? found.reference,
    continueUrl: status === 'CREATED' ? (found.continueUrl ?? known.continueUrl) : null,
    failure: isNewer ? (found.failure ?? known.failure) : known.failure,
  };
}

/** Ended without money. */
export function isOver(status: PaymentStatus): boolean {
  return status === 'VOIDED' || status === 'FAILED' || status === 'EXPIRED';
}

/** What is to be done at the provider next. */
export type PaymentStep = 'AUTHORISE' | 'CAPTURE' | 'VOID' | 'REFUND' | 'REST';

interface Standing extends Pick<Payment, 'status' | 'aim' | 'reference' | 'captured'> {
  /** Refunds that the provider has not carried out yet. */
  readonly openRefunds: number;
}

/** Which step brings the payment nearer to its aim, after the provider has been asked how it stands. */
export function nextStep({ status, aim, reference, openRefunds }: Standing): PaymentStep {
  if (isOver(status)) return 'REST';
  // Its name is not known: only asking for it again, with the same key, tells it.
  if (reference === null) return 'AUTHORISE';
  if (status === 'CAPTURED') return openRefunds > 0 ? 'REFUND' : 'REST';
  if (aim === 'RELEASE') return 'VOID';
  if (aim === 'CAPTURE' && status === 'AUTHORISED') return 'CAPTURE';
  return 'REST';
}
