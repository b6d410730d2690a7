import { hostname } from 'node:os';
import type { Database } from '../../../db/client';
import { transaction } from '../../../db/transaction';
import type { Channel, Trouble } from '../../../generated/prisma/client';
import { readHours } from '../../../hours/hours.store';
import { openTimeSince } from '../../../hours/open-time';
import { diskState } from '../../../operations/status';
import type { SendingServices } from '../../../sending/sending-extension';
import { readRecipients, writeSteps } from '../recipients/steps.store';
import { troubleBody } from './trouble-body';
import { endTroubles, noteTroubles } from './troubles.store';

/** What ends sooner is nothing to announce: a roll of paper is changed, a receiver starts again. */
const PATIENCE_MS = 120_000;

/**
 * One look at what does not work: writes the steps of what lasts, and ends what is over. Time counts while the shop is open;
 * a disk fills at night too. Any number of processes may look.
 */
export async function lookAfterTroubles(
  { db, disk }: Pick<SendingServices, 'db' | 'disk'>,
  now = new Date(),
): Promise<void> {
  const isFull = diskState(await disk()) !== 'OK';
  await transaction(db, async (tx) => {
    await noteTroubles(tx, isFull ? hostname() : null, now);
    await endTroubles(tx, now);
  });
  const startedAt = { lte: new Date(now.getTime() - PATIENCE_MS) };
  const where = { endedAt: null, announcedAt: null, startedAt };
  const lasting = await db.trouble.findMany({ where, include: { channel: true } });
  for (const troubles of Map.groupBy(lasting, ({ channelId }) => channelId).values()) await announce(db, troubles, now);
}

type OfShop = Trouble & { readonly channel: Channel };

async function announce(db: Database, troubles: readonly OfShop[], now: Date): Promise<void> {
  const [{ channel } = { channel: null }] = troubles;
  if (!channel) return;
  const hours = await readHours(db, channel.id);
  const due = troubles.filter(
    ({ kind, startedAt }) => kind === 'DISK' || openTimeSince(startedAt, now, hours) >= PATIENCE_MS,
  );
  if (due.length === 0) return;
  await transaction(db, async (tx) => {
    const recipients = await readRecipients(tx, channel.id);
    for (const trouble of due) {
      // Another process may be faster.
      const where = { id: trouble.id, announcedAt: null, endedAt: null };
      if ((await tx.trouble.updateMany({ where, data: { announcedAt: now } })).count === 0) continue;
      const about = { channelId: channel.id, troubleId: trouble.id, topic: 'TROUBLE', from: now, now } as const;
      await writeSteps(tx, recipients, { ...about, timeZone: hours.timeZone }, (to) =>
        troubleBody(channel, trouble, to),
      );
    }
  });
}
