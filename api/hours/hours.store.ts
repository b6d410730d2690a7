import { Temporal } from 'temporal-polyfill';
import type { Reader } from '../db/client';
import type { Channel, DeliveryMethod } from '../generated/prisma/client';
import { localDate, toDate, toInstant } from '../kernel/zoned-time';
import { type OpeningHours, readOpeningHours } from './opening-hours';
import { SLOT_DAYS_AHEAD, type TimeSlot, timeSlots } from './time-slots';

/** The shop's week and special days, as the rules take them. */
export async function readHours(db: Reader, channelId: string): Promise<OpeningHours> {
  const rows = await db.channel.findUniqueOrThrow({
    where: { id: channelId },
    select: { timeZone: true, workingDays: true, specialDays: { orderBy: { date: 'asc' } } },
  });
  return readOpeningHours(rows);
}

type MethodSettings = Pick<Channel, 'isDeliveryAvailable' | 'isPickupAvailable' | 'deliveryMinutes' | 'pickupMinutes'>;

export function isMethodAvailable(channel: MethodSettings, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? channel.isDeliveryAvailable : channel.isPickupAvailable;
}

/** Minutes from placing until the order is at the door, or can be picked up. */
export function minutesOf(channel: MethodSettings, method: DeliveryMethod): number {
  return method === 'DELIVERY' ? channel.deliveryMinutes : channel.pickupMinutes;
}

/** Places taken by the slot's start in epoch milliseconds, from an instant on. */
export async function readSlotUsage(db: Reader, channelId: string, from: Date): Promise<ReadonlyMap<number, number>> {
  // One day more than slots are offered: the last one's date is the shop's, not UTC's.
  const to = toDate(toInstant(from).add({ hours: (SLOT_DAYS_AHEAD + 2) * 24 }));
  const rows = await db.slotUsage.findMany({ where: { channelId, startsAt: { gte: from, lt: to } } });
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]));
}

/**
 * The times that a receiving method offers now; none while the method is switched off.
 *
 * @param hours - the shop's, when they have been read already.
 */
export async function readTimeSlots(
  db: Reader,
  channel: Channel,
  { method, now, hours }: { method: DeliveryMethod; now: Date; hours?: OpeningHours },
): Promise<readonly TimeSlot[]> {
  if (!isMethodAvailable(channel, method)) return [];
  return timeSlots({
    now,
    hours: hours ?? (await readHours(db, channel.id)),
    minutes: minutesOf(channel, method),
    capacity: channel.slotCapacity,
    taken: channel.slotCapacity === null ? new Map() : await readSlotUsage(db, channel.id, now),
  });
}

/** Today by the shop's calendar. */
export function todayOf({ timeZone }: Pick<Channel, 'timeZone'>, now: Date): Temporal.PlainDate {
  return localDate(toInstant(now), timeZone);
}

/** A day as it was typed; `null` when the calendar has no such day. */
export function parseDate(value: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return null;
  }
}
