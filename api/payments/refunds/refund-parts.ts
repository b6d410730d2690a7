import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { PaidOrder, RefundParts } from '../../../domain/refund-amount';
import type { CheckoutRow } from '../../checkout/checkout-row.store';
import type { Refund } from '../../generated/prisma/client';

const Stored = z.object({
  lines: z.array(z.object({ lineId: z.string(), quantity: z.int() })),
  isWithDelivery: z.boolean(),
  // Refunds of older versions have none.
  isWithTip: z.boolean().default(false),
});

/** What refunds that did not fail were for; one of everything, or of a free amount, names no parts. */
export function refundedParts(refunds: readonly Pick<Refund, 'status' | 'parts'>[]): RefundParts[] {
  return refunds.flatMap((refund) => (refund.status === 'FAILED' ? [] : (partsOf(refund) ?? [])));
}

/** Null: it was of everything, or of a free amount. */
function partsOf({ parts }: Pick<Refund, 'parts'>): RefundParts | null {
  return Stored.safeParse(parts).data ?? null;
}

/** Whether a refund is the one that is asked for once more. */
export function isSameRefund(
  refund: Pick<Refund, 'parts' | 'reason'>,
  asked: { readonly parts: RefundParts | null; readonly reason: string },
): boolean {
  return refund.reason === asked.reason && isDeepStrictEqual(partsOf(refund), asked.parts);
}

export function paidOrderOf({ lines, deliveryFee, tip, total }: CheckoutRow): PaidOrder {
  return {
    lines: lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, cost: quantity * unitPrice })),
    deliveryFee,
    tip,
    total: total ?? 0,
  };
}
