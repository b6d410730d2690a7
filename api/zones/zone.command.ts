import { deliveryZone } from '../../domain/entities/delivery-zone';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { type Channel, type DeliveryZone, Prisma } from '../generated/prisma/client';
import { InvalidInput } from '../kernel/refusals';
import { placeOf } from '../places/place';
import { placeProblem } from '../places/place-problem';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';
import { type AreaInput, readArea } from './zone-area';
import { zoneInput } from './zone-input';

const zones = orderedStaffEntity({
  typename: 'DeliveryZone',
  permission: 'settings',
  table: (tx) => tx.deliveryZone,
  limit: deliveryZone.limit,
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
export async function createDeliveryZone(caller: Caller, input: object): Promise<DeliveryZone> {
  const { polygon, radiusMeters, warehouseId, ...data } = zoneInput.readNew(caller.channel, input);
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
export async function updateDeliveryZone(caller: Caller, input: object): Promise<DeliveryZone> {
  const { id, version, change: named } = zoneInput.readChange(caller.channel, input);
  const { polygon, radiusMeters, warehouseId, ...change } = named;
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
export async function reorderDeliveryZones(caller: Caller, { ids }: { readonly ids: readonly string[] }) {
  return zones.reorder(caller, ids);
}
