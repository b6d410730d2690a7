import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';

interface RoutedVariant {
  readonly variantId: string;
  readonly stationId: string;
}

/** Where each variant's dish is made: as the dish says, else as the first of its categories that says anything. */
export async function stationsOfVariants(
  db: Reader,
  channelId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql(db).query<RoutedVariant[]>`
    select variant."id" as "variantId", coalesce(own."stationId", usual."stationId") as "stationId"
    from "Variant" variant
    left join "StationRoute" own on own."productId" = variant."productId"
    left join lateral (
      select route."stationId" from "CategoryProduct" place
      join "StationRoute" route on route."categoryId" = place."categoryId"
      join "Category" category on category."id" = place."categoryId"
      where place."productId" = variant."productId"
      order by category."position", category."id" limit 1
    ) usual on true
    where variant."id" = any(${[...variantIds]}::uuid[])
      and coalesce(own."channelId", ${channelId}::uuid) = ${channelId}::uuid
      and coalesce(own."stationId", usual."stationId") is not null`;
  return new Map(rows.map(({ variantId, stationId }) => [variantId, stationId]));
}

/** Those of the lines that cooks have made. */
export async function madeLines(db: Reader, lineIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.madeLine.findMany({ where: { lineId: { in: [...lineIds] } }, select: { lineId: true } });
  return new Set(rows.map(({ lineId }) => lineId));
}

/** The kitchen of each zone; a zone without one is left out. */
export async function kitchensOfZones(db: Reader, zoneIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const zones = await db.deliveryZone.findMany({
    where: { id: { in: [...zoneIds] } },
    select: { id: true, warehouseId: true },
  });
  return new Map(zones.flatMap(({ id, warehouseId }) => (warehouseId ? [[id, warehouseId] as const] : [])));
}
