import type { Payment } from '../../generated/prisma/client';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Where something is to be done and the provider does not answer. */
const FIRST_MS = 2 * SECOND_MS;
const LONGEST_MS = 5 * MINUTE_MS;
/** A shopper is on the provider's page: should its notice get lost, the order comes so much later. */
const PAYING_MS = 10 * SECOND_MS;
/** The money waits for staff; it can only change in the provider's dashboard, or lapse. */
const KEPT_MS = 10 * MINUTE_MS;

/** When the provider is asked next about a payment that is not over. */
export function askAgainAt({ status, aim }: Pick<Payment, 'status' | 'aim'>, askedInVain: number, now: Date): Date {
  return new Date(now.getTime() + waitOf(status, aim, askedInVain));
}

function waitOf(status: Payment['status'], aim: Payment['aim'], askedInVain: number): number {
  if (aim === 'PAY' && status === 'CREATED') return PAYING_MS;
  if (aim === 'KEEP') return KEPT_MS;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** askedInVain);
}
