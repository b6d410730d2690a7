import type { Transaction } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { asSoonAsPossible, chooseSlot } from '../hours/offered-times';
import { readSlotPlaces, readTimeTerms } from '../hours/offered-times.store';
import type { DeliveryMethod } from './order-status';
import { SlotTaken } from './refusals';
import { type TimeRefusal, timeRefusal } from './time-refusal';

/** When the shopper wants it. */
export interface WantedTime {
  readonly method: DeliveryMethod;
  /** Start of the chosen slot; null is as soon as possible. */
  readonly slotFrom: Date | null;
  readonly now: Date;
  /** Minutes of the zone that it is delivered to; null: the shop's. */
  readonly zoneMinutes?: number | null;
}

/**
 * Promises a time inside the placing transaction, by the rules that offered it, and takes the place in its slot.
 *
 * @param channel - as it is in this transaction.
 * @returns when the order is promised.
 * @throws {ShopClosed | OrdersPaused | MethodUnavailable | SlotTaken | SlotUnavailable}
 */
export async function promiseTime(
  tx: Transaction,
  channel: Channel,
  { slotFrom, ...question }: WantedTime,
): Promise<Date> {
  const terms = await readTimeTerms(tx, channel, question);
  const refuse = (reason: TimeRefusal) => timeRefusal(reason, { terms, method: question.method, slotFrom });
  if (slotFrom === null) {
    const { promisedAt, reason } = asSoonAsPossible(terms);
    if (promisedAt) return promisedAt;
    throw refuse(reason);
  }
  const { slot, reason } = chooseSlot(terms, await readSlotPlaces(tx, channel, question.now), slotFrom);
  if (!slot) throw refuse(reason);
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
