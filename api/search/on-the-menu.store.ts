import type { Reader } from '../db/client';

/**
 * Which of these products shoppers see now: whatever an index or a sum has said, what has left the menu is not shown. Only
 * these are looked up, so a large menu costs no more than a small one.
 */
export async function onTheMenu(db: Reader, channelId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const shown = await db.$queryRaw<{ id: string }[]>`
    select distinct place."productId" as "id"
    from "CategoryProduct" place join "Category" category on category."id" = place."categoryId"
    where place."productId" = any(${ids}::uuid[]) and category."isActive" and category."menuId" = (
      select "id" from "Menu" where "channelId" = ${channelId}::uuid and "isActive" order by "position", "id" limit 1
    )`;
  return new Set(shown.map(({ id }) => id));
}
