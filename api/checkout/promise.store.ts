import type { Transaction } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { asSoonAsPossible } from '../hours/as-soon-as-possible';
import { findSlot } from '../hours/find-slot';
import { readHours, readTimeSlots } from '../hours/hours.store';
import { opensNextAt } from '../hours/opening-hours';
import type { DeliveryMethod } from './order-status';
import { ShopClosed, SlotTaken, SlotUnavailable } from './refusals';
import { termsOf } from './shop-terms';

/** When the shopper wants it. */
export interface WantedTime {
  readonly method: DeliveryMethod;
  /** Start of the chosen slot; null is as soon as possible. */
  readonly slotFrom: Date | null;
  readonly now: Date;
}

/**
 * Promises a time inside the placing transaction, and takes the place in its slot.
 *
 * @returns when the order is promised.
 * @throws {ShopClosed | SlotTaken | SlotUnavailable}
 */
export async function promiseTime(
  tx: Transaction,
  channel: Channel,
  { method, slotFrom, now }: WantedTime,
): Promise<Date> {
  const hours = await readHours(tx, channel.id);
  if (slotFrom === null) {
    const { promisedAt } = asSoonAsPossible(now, hours, termsOf(channel).minutes[method]);
    if (promisedAt) return promisedAt;
    throw new ShopClosed(opensNextAt(now, hours));
  }
  const slots = await readTimeSlots(tx, channel, { method, now, hours });
  const { slot, refusal } = findSlot(slots, slotFrom);
  if (refusal === 'FULL') throw new SlotTaken();
  if (refusal) throw new SlotUnavailable(refusal);
  await takePlace(tx, channel, slotFrom);
  return slot.to;
}

/** One statement decides, so that of many who want the last place exactly one gets it. @throws {SlotTaken} */
async function takePlace(tx: Transaction, { id: channelId, slotCapacity }: Channel, startsAt: Date): Promise<void> {
  const taken = await tx.$queryRaw<{ taken: number }[]>`
    insert into "SlotUsage" as usage ("channelId", "startsAt", "taken") values (${channelId}::uuid, ${startsAt}, 1)
    on conflict ("channelId", "startsAt") do update set "taken" = usage."taken" + 1
      where ${slotCapacity}::int is null or usage."taken" < ${slotCapacity}::int
    returning "taken"`;
  if (taken.length === 0) throw new SlotTaken();
}

/** Gives the place back when an order is cancelled. */
export async function givePlaceBack(tx: Transaction, channelId: string, startsAt: Date): Promise<void> {
  await tx.slotUsage.updateMany({
    where: { channelId, startsAt, taken: { gt: 0 } },
    data: { taken: { decrement: 1 } },
  });
}
