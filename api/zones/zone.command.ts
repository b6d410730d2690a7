import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { CreateDeliveryZoneInput, ReorderDeliveryZonesInput, UpdateDeliveryZoneInput } from '../generated/inputs';
import { type Channel, type DeliveryZone, Prisma } from '../generated/prisma/client';
import { changeRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput } from '../kernel/refusals';
import { placeOf } from '../places/place';
import { placeProblem } from '../places/place-problem';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';
import { type AreaInput, readArea } from './zone-area';
import { zoneFields } from './zone-input';

export const ZONES_LIMIT = 50;

const zones = orderedStaffEntity({
  typename: 'DeliveryZone',
  permission: 'settings',
  table: (tx) => tx.deliveryZone,
  limit: ZONES_LIMIT,
});

/** The kitchen that a radius is measured from has to be this shop's, and somewhere. @throws {InvalidInput} */
async function requireCenter(tx: Transaction, channelId: string, id: string): Promise<void> {
  const warehouse = await tx.warehouse.findFirst({ where: { id, channelId } });
  const code = warehouse ? 'WAREHOUSE_NOWHERE' : 'NOT_FOUND';
  if (warehouse?.latitude == null || warehouse.longitude == null) {
    throw new InvalidInput([{ path: ['input', 'warehouseId'], code }]);
  }
}

/** The area's columns. @throws {InvalidInput} */
async function checkedArea(tx: Transaction, { id, countryCode }: Channel, input: AreaInput) {
  const area = readArea(input);
  if (area.shape === 'POLYGON') {
    const rows = await tx.warehouse.findMany({ where: { channelId: id }, select: { latitude: true, longitude: true } });
    const kitchens = rows.flatMap((row) => placeOf(row) ?? []);
    const [first, ...others] = input.polygon ?? [];
    const problem = first && placeProblem([first, ...others], { kitchens, countryCode });
    if (problem) throw new InvalidInput([{ path: ['input', 'polygon'], ...problem }]);
    return area;
  }
  await requireCenter(tx, id, area.warehouseId);
  return { ...area, polygon: Prisma.DbNull };
}

/** A new zone goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createDeliveryZone(caller: Caller, input: CreateDeliveryZoneInput): Promise<DeliveryZone> {
  const rule = zoneFields(toLocale(caller.channel.defaultLocale)).partial().required({ name: true });
  const { polygon, radiusMeters, warehouseId, ...data } = parseInput(rule, input, ['input']);
  return zones.create(caller, async (tx) => {
    const area = await checkedArea(tx, caller.channel, { polygon, radiusMeters, warehouseId });
    const position = await zones.end(tx, caller);
    return tx.deliveryZone.create({ data: { ...data, ...area, channelId: caller.channel.id, position } });
  });
}

/**
 * Changes what the input names; a new area replaces the old one as a whole. Orders keep the zone's name and fee.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updateDeliveryZone(caller: Caller, input: UpdateDeliveryZoneInput): Promise<DeliveryZone> {
  const rule = changeRule(zoneFields(toLocale(caller.channel.defaultLocale)));
  const { id, version, polygon, radiusMeters, warehouseId, ...change } = parseInput(rule, input, ['input']);
  const hasArea = polygon != null || radiusMeters != null || warehouseId != null;
  return zones.update(caller, { id, version, change }, async (tx) =>
    hasArea ? checkedArea(tx, caller.channel, { polygon, radiusMeters, warehouseId }) : undefined,
  );
}

/** Carts that had chosen it have to choose again; orders keep its name and fee. @throws {NotFound | Forbidden} */
export async function deleteDeliveryZone(caller: Caller, id: string) {
  return zones.remove(caller, id);
}

/** Of zones that overlap, the first counts. @throws {NotFound | Forbidden} */
export async function reorderDeliveryZones(caller: Caller, { ids }: ReorderDeliveryZonesInput) {
  return zones.reorder(caller, ids);
}
