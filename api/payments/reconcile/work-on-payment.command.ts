import { minor } from '../../../domain/money';
import { transaction } from '../../db/transaction';
import type { Refund } from '../../generated/prisma/client';
import { failRefund, noteTrouble, type PaymentRow, readCovered } from '../payment.store';
import type { PaymentDesk } from '../payment-desk';
import { nextStep, type PaymentStep } from '../payment-life';
import type { Finding, PaymentProvider } from '../payment-provider';
import { unsealedKeys } from '../providers/open-provider';
import { applyFinding } from './apply-finding.store';
import { amountToCapture, askedPayment, askProvider, knownPayment } from './ask-provider.store';
import { endLease, leasePayment } from './lease.store';
import { receiptOfCapture, receiptOfRefund } from './receipt-of-part.store';

/**
 * Asks the provider how a payment stands, writes it down, and does there what the shop wants of it, until nothing is left
 * to do now. It may be called for any payment at any time, by any number of processes: one at a time works on it, and
 * nothing happens twice.
 *
 * @returns false when another process is at work on it.
 */
export async function workOnPayment(desk: PaymentDesk, id: string): Promise<boolean> {
  const { db, now } = desk;
  const lease = await leasePayment(db, id, now());
  if (!lease) return false;
  let hasNews = false;
  try {
    hasNews = await work(desk, id);
  } finally {
    await endLease(db, lease, { now: now(), isInVain: !hasNews });
  }
  return true;
}

/** @returns whether something new became known. */
async function work(desk: PaymentDesk, id: string): Promise<boolean> {
  const { db, openProvider, secrets, announceOrder, announcePayment, now } = desk;
  const stored = await db.payment.findUniqueOrThrow({ where: { id }, include: { provider: true, refunds: true } });
  const provider = openProvider(unsealedKeys(stored.provider, secrets));
  let payment: PaymentRow = stored;
  let hasNews = false;
  const done = new Set<PaymentStep>();
  for (;;) {
    // What was done before this process, or what came of a silence, is known only by asking.
    const found = await askHowItStands(desk, provider, payment);
    if (found === null) return hasNews;
    const applied = await transaction(db, (tx) =>
      applyFinding(tx, payment, found, { now: now(), announceOrder, announcePayment }),
    );
    payment = applied.payment;
    hasNews ||= applied.isNews;
    const step = stepOf(payment);
    // Once each: what it came to is found after it, and what came to nothing is done again later.
    if (step === 'REST' || step === 'AUTHORISE' || done.has(step)) return hasNews;
    done.add(step);
    await ACTIONS[step](desk, provider, payment);
  }
}

function stepOf(payment: PaymentRow): PaymentStep {
  return nextStep({ ...payment, openRefunds: payment.refunds.filter(isUnasked).length });
}

/** The provider does not know of it yet. */
function isUnasked({ status, reference }: Refund): boolean {
  return status === 'CREATED' && reference === null;
}

/** @returns null when there is no telling now. */
async function askHowItStands(
  desk: PaymentDesk,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<Finding | null> {
  if (payment.reference !== null) {
    const found = await askProvider(desk, payment, 'find', () => provider.find(knownPayment(payment)));
    if (found.kind === 'REFUSED') await noteTrouble(desk, payment, found.refusal);
    return found.kind === 'ANSWERED' ? found.answer : null;
  }
  const asked = await askProvider(desk, payment, 'authorise', (retry) =>
    provider.authorise(askedPayment(payment), retry),
  );
  if (asked.kind === 'SILENT') return null;
  if (asked.kind === 'ANSWERED') return asked.answer;
  // Should an earlier, unanswered request have made it there, nobody has its address, so nobody can pay it.
  const { reason: failure } = asked.refusal;
  return { reference: null, status: 'FAILED', failure, continueUrl: null, refunds: [], captured: NONE, refunded: NONE };
}

const NONE = minor(0);

type Action = (desk: PaymentDesk, provider: PaymentProvider, payment: PaymentRow) => Promise<void>;

const ACTIONS: Readonly<Record<'CAPTURE' | 'VOID' | 'REFUND', Action>> = {
  CAPTURE: async (desk, provider, payment) => {
    const amount = amountToCapture(payment, await readCovered(desk.db, payment));
    const receipt = await receiptOfCapture(desk.db, payment, amount);
    const asked = await askProvider(desk, payment, 'capture', (retry) =>
      provider.capture({ ...knownPayment(payment), receipt }, amount, retry),
    );
    if (asked.kind === 'REFUSED') await noteTrouble(desk, payment, asked.refusal);
  },
  VOID: async (desk, provider, payment) => {
    const asked = await askProvider(desk, payment, 'void', (retry) => provider.void(knownPayment(payment), retry));
    if (asked.kind === 'REFUSED') await noteTrouble(desk, payment, asked.refusal);
  },
  REFUND: async (desk, provider, payment) => {
    for (const unasked of payment.refunds.filter(isUnasked)) {
      const { id } = unasked;
      const refund = { id, amount: minor(unasked.amount) };
      const receipt = await receiptOfRefund(desk.db, payment, unasked);
      const asked = await askProvider(desk, payment, `refund ${id}`, (retry) =>
        provider.refund({ ...knownPayment(payment), receipt }, refund, retry),
      );
      if (asked.kind !== 'REFUSED') continue;
      if (asked.refusal.isAboutKeys) await noteTrouble(desk, payment, asked.refusal);
      else await failRefund(desk, unasked, asked.refusal.reason);
    }
  },
};
