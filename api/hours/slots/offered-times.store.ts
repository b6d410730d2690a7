import type { Reader } from '../../db/client';
import type { Channel, DeliveryMethod } from '../../generated/prisma/client';
import { toDate, toInstant } from '../../kernel/zoned-time';
import { readHours } from '../hours.store';
import { readKitchenDelay } from '../kitchen-load.store';
import type { OpeningHours } from '../opening-hours';
import { SLOT_DAYS_AHEAD, type SlotPlaces, type TimeTerms } from './offered-times';

/** Input of a question for times, with what was read already. */
export interface TimeQuestion {
  readonly method: DeliveryMethod;
  readonly now: Date;
  /** Minutes of the part of town that it is delivered to; without them, or `null`: the shop's. */
  readonly zoneMinutes?: number | null;
  /** The shop's, when they have been read. */
  readonly hours?: OpeningHours;
  /** The kitchen's, when it has been read. */
  readonly delay?: number;
}

/** What the time of an order hangs on now. @param channel - as the database has it at this moment. */
export async function readTimeTerms(db: Reader, channel: Channel, question: TimeQuestion): Promise<TimeTerms> {
  const { method, now, zoneMinutes = null, hours, delay } = question;
  return {
    now,
    hours: hours ?? (await readHours(db, channel.id)),
    isMethodAvailable: isMethodAvailable(channel, method),
    minutes: minutesOf(channel, method, zoneMinutes),
    delay: delay ?? (await readKitchenDelay(db, channel, now)),
    pausedUntil: channel.pausedUntil,
  };
}

/** Slots that are offered begin before it. */
export function slotsEnd(now: Date): Date {
  // One day more than slots are offered: the last one's date is the shop's, not UTC's.
  return toDate(toInstant(now).add({ hours: (SLOT_DAYS_AHEAD + 2) * 24 }));
}

/** The places of all slots that can be offered; nothing is read where they are unlimited. */
export async function readSlotPlaces(db: Reader, channel: Channel, now: Date): Promise<SlotPlaces> {
  const { id: channelId, slotCapacity: capacity } = channel;
  if (capacity === null) return { capacity, taken: new Map() };
  const rows = await db.slotUsage.findMany({ where: { channelId, startsAt: { gte: now, lt: slotsEnd(now) } } });
  return { capacity, taken: new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken])) };
}

type ReceivingSettings = Pick<
  Channel,
  'isDeliveryAvailable' | 'isPickupAvailable' | 'deliveryMinutes' | 'pickupMinutes'
>;

function isMethodAvailable(channel: ReceivingSettings, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? channel.isDeliveryAvailable : channel.isPickupAvailable;
}

/**
 * Minutes from placing until the order is at the door, or can be picked up.
 *
 * @param zoneMinutes - those of the part of town that it goes to; `null`: the shop's.
 */
function minutesOf(channel: ReceivingSettings, method: DeliveryMethod, zoneMinutes: number | null = null): number {
  return method === 'DELIVERY' ? (zoneMinutes ?? channel.deliveryMinutes) : channel.pickupMinutes;
}
