import { z } from 'zod';
import type { Reader } from '../db/client';
import type { Prisma } from '../generated/prisma/client';
import { parseLocalized } from '../kernel/localized';
import { type Minor, minor } from '../kernel/money';
import { type Place, placeOf } from './place';
import type { Zone, ZoneArea } from './zone';
import { chooseZone, type Destination, type ZoneChoice } from './zone-choice';

const withCenter = { warehouse: { select: { latitude: true, longitude: true } } } satisfies Prisma.DeliveryZoneInclude;

type ZoneRow = Prisma.DeliveryZoneGetPayload<{ include: typeof withCenter }>;

const StoredCorners = z.array(z.tuple([z.number(), z.number()]));

/** Corners as the `polygon` column has them. */
export function readCorners(json: unknown): Place[] {
  return StoredCorners.parse(json).map(([latitude, longitude]) => ({ latitude, longitude }));
}

function areaOf({ shape, polygon, radiusMeters, warehouse }: ZoneRow): ZoneArea {
  if (shape === 'POLYGON') return { shape, corners: readCorners(polygon) };
  return { shape, center: warehouse && placeOf(warehouse), meters: radiusMeters ?? 0 };
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
  const rows = await db.deliveryZone.findMany({
    where: { channelId, isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: withCenter,
  });
  return rows.map(readZone);
}

/** Where an order goes, by the shop's zones. What is collected costs no statement. */
export async function readZoneChoice(db: Reader, channelId: string, destination: Destination): Promise<ZoneChoice> {
  const isDelivered = destination.deliveryMethod === 'DELIVERY';
  return chooseZone(destination, isDelivered ? await readZones(db, channelId) : []);
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
