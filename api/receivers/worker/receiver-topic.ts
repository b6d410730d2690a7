import type { Database } from '../../db/client';
import { notify } from '../../db/notifications';
import { transaction } from '../../db/transaction';

/** Sent when a receiver begins to rest, works again, is paused or was changed by staff. */
export const RECEIVER_TOPIC = 'receiver';

/** What is sent: readers query for the rest, with their own rights. */
export type ReceiverNotice = { readonly channelId: string; readonly receiverId: string };

export function receiverNotice({ channelId, id }: { readonly channelId: string; readonly id: string }): ReceiverNotice {
  return { channelId, receiverId: id };
}

/** Tells the command centers that are open, on every node. */
export async function announceReceiver(
  db: Database,
  receiver: { readonly channelId: string; readonly id: string },
): Promise<void> {
  await transaction(db, (tx) => notify(tx, RECEIVER_TOPIC, receiverNotice(receiver)));
}
