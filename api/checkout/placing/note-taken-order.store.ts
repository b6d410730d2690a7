import type { Transaction } from '../../db/client';
import { writeAudit } from '../../staff-writes/audit.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { PlacingCaller } from './placing';

/** Writes an order that staff or a program took, and what they set aside for it, to the audit log. @param action - the mutation. */
export async function noteTakenOrder(
  tx: Transaction,
  { actor, channel }: PlacingCaller,
  action: string,
  { id, number, overridden, deliveryFee, total }: CheckoutRow,
): Promise<void> {
  if (actor.kind === 'visitor') return;
  const details = { number, total, ...(overridden.length > 0 && { overridden, deliveryFee }) };
  await writeAudit(tx, { actor, channel }, { action, subjectId: id, details });
}
