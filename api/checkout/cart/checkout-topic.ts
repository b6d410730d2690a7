import { z } from 'zod';

/** Notices of changed carts and orders, sent to every node. */
export const CHECKOUT_TOPIC = 'checkout';

const Notice = z.object({
  channelId: z.string(),
  checkoutId: z.string(),
  /**
   * `PLACED`: new on the board; `MOVED`: another status; `DELAYED`: another time is promised; `NOT_TAKEN`: nobody took
   * it in time; `NOTED`: staff wrote another note to it; `MADE`: cooks made dishes of it, or took that back; `MONEY`: its
   * card money stands differently; `LET_GO`: it was not paid, and is a cart again; `AMENDED`: it was changed, or a change of
   * it is proposed, answered or over; `COURIER`: somebody else brings it, or nobody.
   */
  kind: z.enum(['PLACED', 'MOVED', 'DELAYED', 'NOT_TAKEN', 'NOTED', 'MADE', 'MONEY', 'LET_GO', 'AMENDED', 'COURIER']),
});

export type CheckoutNotice = z.infer<typeof Notice>;

/** @returns null for an unknown payload. */
export function readNotice(payload: unknown): CheckoutNotice | null {
  const { data } = Notice.safeParse(payload);
  return data ?? null;
}
