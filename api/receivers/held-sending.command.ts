import type { Database } from '../db/client';
import { notify } from '../db/notifications';
import { OUTBOX_TOPIC } from '../db/outbox';
import type { Channel } from '../generated/prisma/client';
import type { Caller } from '../staff/caller';
import { staffWrite } from '../staff/staff-write.command';

/** What becomes of the messages that waited: they go out now, or rest in the log until somebody sends them. */
export type HeldMessages = 'SEND' | 'PARK';

/** Messages that would be sent if nothing were held. */
export async function countHeld(db: Database, channelId: string): Promise<number> {
  return db.outboxMessage.count({ where: { channelId, status: 'PENDING' } });
}

/** Ends the hold of a restored shop. Without one, nothing changes. @throws {Forbidden} */
export async function releaseSending(caller: Caller, heldMessages: HeldMessages): Promise<Channel> {
  const { channel, db } = caller;
  const write = {
    permission: 'receivers',
    action: 'releaseSending',
    details: { heldMessages },
    isUnseen: true,
  } as const;
  await staffWrite(caller, write, async (tx) => {
    const { count } = await tx.channel.updateMany({
      where: { id: channel.id, sendingHeldSince: { not: null } },
      data: { sendingHeldSince: null },
    });
    if (count > 0 && heldMessages === 'PARK') {
      await tx.outboxMessage.updateMany({
        where: { channelId: channel.id, status: 'PENDING' },
        data: { status: 'PARKED', leasedUntil: null },
      });
    }
    await notify(tx, OUTBOX_TOPIC, null);
    return channel;
  });
  return db.channel.findUniqueOrThrow({ where: { id: channel.id } });
}
