import { Temporal } from 'temporal-polyfill';
import type { Reader } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { localDate, toInstant } from '../kernel/zoned-time';
import { type OpeningHours, readOpeningHours } from './opening-hours';

/** The shop's week and special days, as the rules take them. */
export async function readHours(db: Reader, channelId: string): Promise<OpeningHours> {
  const rows = await db.channel.findUniqueOrThrow({
    where: { id: channelId },
    select: { timeZone: true, workingDays: true, specialDays: { orderBy: { date: 'asc' } } },
  });
  return readOpeningHours(rows);
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
