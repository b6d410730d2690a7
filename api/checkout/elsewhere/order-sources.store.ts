import type { Reader } from '../../db/client';

/** Where a shop's orders have come from: each name is found by a step in the index, however many orders there are. */
export async function readSources(db: Reader, channelId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ source: string }[]>`
    with recursive step as (
      (select min("source") as "source" from "Checkout" where "channelId" = ${channelId}::uuid)
      union all
      select (select min("source") from "Checkout" where "channelId" = ${channelId}::uuid and "source" > step."source")
      from step where step."source" is not null
    )
    select "source" from step where "source" is not null`;
  return rows.map(({ source }) => source);
}
