import { z } from 'zod';
import { parseLocalized } from '../../domain/localized';
import { type Minor, minor } from '../../domain/money';
import type { Database, Reader } from '../db/client';
import { sql } from '../db/sql';
import type { Channel, DeliveryZone } from '../generated/prisma/client';
import { keptByRevision } from '../kernel/revision-cache';
import { type Place, placeOf } from '../places/place';
import type { Zone, ZoneArea } from './zone';
import { chooseZone, type Destination, type ZoneChoice } from './zone-choice';

/** A zone as it is stored, with the place of its warehouse. */
interface ZoneRow
  extends Pick<
    DeliveryZone,
    'id' | 'name' | 'shape' | 'polygon' | 'radiusMeters' | 'fee' | 'freeFrom' | 'minimum' | 'minutes'
  > {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const StoredCorners = z.array(z.tuple([z.number(), z.number()]));

/** Corners as the `polygon` column has them. */
export function readCorners(json: unknown): Place[] {
  return StoredCorners.parse(json).map(([latitude, longitude]) => ({ latitude, longitude }));
}

function areaOf({ shape, polygon, radiusMeters, ...center }: ZoneRow): ZoneArea {
  if (shape === 'POLYGON') return { shape, corners: readCorners(polygon) };
  return { shape, center: placeOf(center), meters: radiusMeters ?? 0 };
}

const amount = (value: number | null): Minor | null => (value === null ? null : minor(value));

function readZone(row: ZoneRow): Zone {
  const { id, name, fee, freeFrom, minimum, minutes } = row;
  return {
    id,
    name: parseLocalized(name),
    area: areaOf(row),
    terms: { fee: amount(fee), freeFrom: amount(freeFrom), minimum: amount(minimum), minutes },
  };
}

/** The zones that the shop delivers to now, in the order that staff gave. */
export async function readZones(db: Reader, channelId: string): Promise<Zone[]> {
  // One statement, where relations would take two: every order that is delivered reads them.
  const rows = await sql(db).query<ZoneRow[]>`
    select zone."id", zone."name", zone."shape"::text, zone."polygon", zone."radiusMeters", zone."fee",
      zone."freeFrom", zone."minimum", zone."minutes", warehouse."latitude", warehouse."longitude"
    from "DeliveryZone" zone left join "Warehouse" warehouse on warehouse."id" = zone."warehouseId"
    where zone."channelId" = ${channelId}::uuid and zone."isActive"
    order by zone."position", zone."id"`;
  return rows.map(readZone);
}

/** The same for a request, at the revision that it has read of the shop's row or at a newer one. */
export const zonesOfRequest: (db: Database, shop: Pick<Channel, 'id' | 'catalogRevision'>) => Promise<readonly Zone[]> =
  keptByRevision(readZones);

/**
 * Where an order goes, by the shop's zones. What is collected costs no statement.
 *
 * @param zones - when they have been read.
 */
export async function readZoneChoice(
  db: Reader,
  channelId: string,
  destination: Destination,
  zones?: readonly Zone[],
): Promise<ZoneChoice> {
  const isDelivered = destination.deliveryMethod === 'DELIVERY';
  return chooseZone(destination, isDelivered ? (zones ?? (await readZones(db, channelId))) : []);
}

/** Whether the shop delivers to a zone. */
export async function isZoneActive(db: Reader, channelId: string, id: string): Promise<boolean> {
  return (await db.deliveryZone.count({ where: { id, channelId, isActive: true } })) > 0;
}

/** A zone's own minutes; null when it has none, or is not delivered to. */
export async function readZoneMinutes(db: Reader, channelId: string, id: string): Promise<number | null> {
  const zone = await db.deliveryZone.findFirst({ where: { id, channelId, isActive: true }, select: { minutes: true } });
  return zone?.minutes ?? null;
}
