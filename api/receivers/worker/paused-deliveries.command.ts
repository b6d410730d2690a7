import type { Caller } from '../../access/caller';
import type { Database } from '../../db/client';
import { notify } from '../../db/notifications';
import { OUTBOX_TOPIC } from '../../db/outbox';
import type { Channel } from '../../generated/prisma/client';
import { staffWrite } from '../../staff-writes/staff-write.command';

/** What becomes of the messages that waited: they go out now, or rest in the log until somebody sends them. */
export type HeldMessages = 'SEND' | 'PARK';

/** Messages that would be sent if nothing were held. */
export async function countHeld(db: Database, channelId: string): Promise<number> {
  return db.outboxMessage.count({ where: { channelId, status: 'PENDING' } });
}

/**
 * Holds sending in every shop, for an operator whose program does not stay up. A hold that is there already keeps its reason.
 *
 * @returns how many shops are held now.
 */
export async function holdSending(db: Database, now: Date): Promise<number> {
  await db.channel.updateMany({
    where: { sendingHeldSince: null },
    data: { sendingHeldSince: now, sendingHeldReason: 'SAFE_START' },
  });
  return db.channel.count({ where: { sendingHeldSince: { not: null } } });
}

/** Lets a shop send again. Without a hold, nothing changes. @throws {Forbidden} */
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
      data: { sendingHeldSince: null, sendingHeldReason: null },
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
