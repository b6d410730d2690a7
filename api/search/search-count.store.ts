import type { Locale } from '../../domain/locale';
import type { Database, Reader } from '../db/client';
import { sql } from '../db/sql';
import type { CountedSearch } from './search-counter';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Different searches that a shop counts on one day. */
export const SEARCHES_A_DAY = 200;

/** For how long searches are counted: what was liked in summer says nothing of winter. */
export const SEARCH_DAYS = 30;

/** Adds to what was counted on that day. Of searches that are new on it, no more are written than the day takes. */
export async function writeSearchCounts(db: Database, counted: readonly CountedSearch[], now: Date): Promise<void> {
  if (counted.length === 0) return;
  await sql(db).execute`
    insert into "SearchCount" ("channelId", "day", "locale", "text", "count")
    select made."channelId", ${now}::timestamptz::date, made."locale", made."text", made."count"
    from (
      select searched.*, existing."text" is null as "isNew",
        row_number() over (partition by searched."channelId", existing."text" is null order by searched."text") as "place"
      from json_to_recordset(${JSON.stringify(counted)}::json)
        as searched ("channelId" uuid, "locale" text, "text" text, "count" int)
      join "Channel" channel on channel."id" = searched."channelId"
      left join "SearchCount" existing on existing."channelId" = searched."channelId"
        and existing."day" = ${now}::timestamptz::date
        and existing."locale" = searched."locale" and existing."text" = searched."text"
    ) made
    where not made."isNew" or made."place" <= ${SEARCHES_A_DAY}::int - (
      select count(*) from "SearchCount" present
      where present."channelId" = made."channelId" and present."day" = ${now}::timestamptz::date
    )
    -- Always in the same order, so that no two nodes wait for each other.
    order by made."channelId", made."locale", made."text"
    on conflict ("channelId", "day", "locale", "text") do update set "count" = "SearchCount"."count" + excluded."count"`;
}

interface Wanted {
  readonly locale: Locale;
  readonly limit: number;
  readonly now: Date;
}

/** The most frequent searches in a language; those of only one or two people are left out for privacy. */
export async function readPopularSearches(
  db: Reader,
  channelId: string,
  { locale, limit, now }: Wanted,
): Promise<string[]> {
  const rows = await db.searchCount.groupBy({
    by: ['text'],
    where: { channelId, locale, day: { gte: new Date(now.getTime() - SEARCH_DAYS * DAY_MS) } },
    _sum: { count: true },
    having: { count: { _sum: { gte: 3 } } },
    orderBy: [{ _sum: { count: 'desc' } }, { text: 'asc' }],
    take: limit,
  });
  return rows.map(({ text }) => text);
}

/** Deletes counts that no longer say what people like. */
export async function forgetSearchCounts(db: Database, now: Date): Promise<void> {
  await db.searchCount.deleteMany({ where: { day: { lt: new Date(now.getTime() - SEARCH_DAYS * DAY_MS) } } });
}
