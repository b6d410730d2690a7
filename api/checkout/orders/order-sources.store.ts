import { distinctSources, isSameSource } from '../../../domain/order-source';
import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';

/** Where a shop's orders have come from, each place once. */
export async function readSources(db: Reader, channelId: string): Promise<string[]> {
  return distinctSources(await readSpellings(db, channelId));
}

/** As the shop has written the place before: exactly so, or else in other letters. A new one is as it is sent. */
export async function knownSource(db: Reader, channelId: string, sent: string): Promise<string> {
  const spellings = await readSpellings(db, channelId);
  return spellings.includes(sent) ? sent : (spellings.find((each) => isSameSource(each, sent)) ?? sent);
}

/** All ways in which a place has been written; releases before this one kept each. */
export async function spellingsOf(db: Reader, channelId: string, source: string): Promise<string[]> {
  return (await readSpellings(db, channelId)).filter((each) => isSameSource(each, source));
}

/** Where a shop's orders have come from: each name is found by a step in the index, however many orders there are. */
async function readSpellings(db: Reader, channelId: string): Promise<string[]> {
  const rows = await sql(db).query<{ source: string }[]>`
    with recursive step as (
      (select min("source") as "source" from "Checkout" where "channelId" = ${channelId}::uuid)
      union all
      select (select min("source") from "Checkout" where "channelId" = ${channelId}::uuid and "source" > step."source")
      from step where step."source" is not null
    )
    select "source" from step where "source" is not null`;
  return rows.map(({ source }) => source);
}
