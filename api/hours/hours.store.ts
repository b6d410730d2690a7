import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import { type Channel, Prisma } from '../generated/prisma/client';
import { localDate, toInstant } from '../kernel/zoned-time';
import { type OpeningHours, readOpeningHours } from './opening-hours';

const HoursRow = z.object({
  timeZone: z.string(),
  workingDays: z.array(z.object({ index: z.number(), isActive: z.boolean(), intervals: z.unknown() })),
  specialDays: z.array(z.object({ date: z.coerce.date(), intervals: z.unknown(), note: z.unknown() })),
});

/** The week and the special days of a `channel`, for a statement that selects its time zone too. */
export const HOURS_COLUMNS = Prisma.sql`
  coalesce((
    select json_agg(json_build_object('index', "index", 'isActive', "isActive", 'intervals', "intervals"))
    from "WorkingDay" where "channelId" = channel."id"
  ), '[]'::json) as "workingDays",
  coalesce((
    select json_agg(json_build_object('date', "date", 'intervals', "intervals",
      'note', case when "isNotePublic" then "note" else '{}' end) order by "date")
    from "SpecialDay" where "channelId" = channel."id"
  ), '[]'::json) as "specialDays"`;

/** Out of such a row. */
export function hoursOf(row: unknown): OpeningHours {
  return readOpeningHours(HoursRow.parse(row));
}

/** The shop's week and special days, as the rules take them, in one statement. */
export async function readHours(db: Reader, channelId: string): Promise<OpeningHours> {
  const [row] = await sql(db).query<unknown[]>`
    select "timeZone", ${HOURS_COLUMNS} from "Channel" channel where "id" = ${channelId}::uuid`;
  return hoursOf(row);
}

/** Today by the shop's calendar. */
export function todayOf({ timeZone }: Pick<Channel, 'timeZone'>, now: Date): Temporal.PlainDate {
  return localDate(toInstant(now), timeZone);
}
