import { z } from 'zod';
import { authorOf, type Caller, ordersForTest } from '../../access/caller';
import { notify } from '../../db/notifications';
import { updateVersioned } from '../../db/versioned';
import type { UpdateOrderNoteInput } from '../../generated/inputs';
import { textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { findOrder } from '../cart/checkout.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import { viewOrder } from '../cart/view-checkout';
import type { OrderView } from '../checkout-view';

/** Characters. */
const LONGEST_NOTE = 500;

const noteRule = z.strictObject({
  id: z.guid(),
  version: z.int(),
  note: textRule({ maximum: LONGEST_NOTE })
    .nullable()
    .transform((note) => note || null),
});

/**
 * Writes what staff want to remember of an order; shoppers and receivers never see it. The note has a version of its
 * own: a move of the order meanwhile does not refuse it.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updateOrderNote(caller: Caller, input: UpdateOrderNoteInput): Promise<OrderView> {
  const { id, version, note } = parseInput(noteRule, input, ['input']);
  const channelId = caller.channel.id;
  const now = caller.now();
  const isTest = ordersForTest(caller.actor);
  const isOrder = { id, channelId, status: { not: 'OPEN' as const }, ...(isTest && { isTest }) };
  const row = await staffWrite(
    caller,
    { permission: 'orders', action: 'updateOrderNote', isUnseen: true },
    async (tx, actor) => {
      const data = { staffNote: note, staffNoteAt: now, staffNoteById: authorOf(actor).staffMemberId };
      const order = await updateVersioned(
        tx.checkout.updateMany({
          where: { ...isOrder, staffNoteVersion: version },
          data: { ...data, staffNoteVersion: { increment: 1 } },
        }),
        async () => {
          const found = await findOrder({ ...caller, db: tx }, id);
          return found?.status === 'OPEN' ? null : found;
        },
      );
      const notice: CheckoutNotice = { channelId, checkoutId: id, kind: 'NOTED' };
      await notify(tx, CHECKOUT_TOPIC, notice);
      return order;
    },
  );
  return viewOrder(row);
}
