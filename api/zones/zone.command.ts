import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateDeliveryZoneInput, UpdateDeliveryZoneInput } from '../generated/inputs';
import { type Channel, type DeliveryZone, Prisma } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput } from '../kernel/refusals';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { type AreaInput, readArea } from './zone-area';
import { zoneFields } from './zone-input';

export const ZONES_LIMIT = 50;

/** The kitchen that a radius is measured from has to be this shop's, and somewhere. @throws {InvalidInput} */
async function requireCenter(tx: Transaction, channelId: string, id: string): Promise<void> {
  const warehouse = await tx.warehouse.findFirst({ where: { id, channelId } });
  const code = warehouse ? 'WAREHOUSE_NOWHERE' : 'NOT_FOUND';
  if (warehouse?.latitude == null || warehouse.longitude == null) {
    throw new InvalidInput([{ path: ['input', 'warehouseId'], code }]);
  }
}

/** The area's columns. @throws {InvalidInput} */
async function checkedArea(tx: Transaction, channelId: string, input: AreaInput) {
  const area = readArea(input);
  if (area.shape === 'POLYGON') return area;
  await requireCenter(tx, channelId, area.warehouseId);
  return { ...area, polygon: Prisma.DbNull };
}

/** A new zone goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createZone(caller: Caller, input: CreateDeliveryZoneInput): Promise<DeliveryZone> {
  const { channel } = caller;
  const rule = zoneFields(toLocale(channel.defaultLocale)).partial().required({ name: true });
  const { polygon, radiusMeters, warehouseId, ...data } = parseInput(rule, input, ['input']);
  const channelId = channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'createDeliveryZone' }, async (tx) => {
    await lockLists(tx, channelId);
    const area = await checkedArea(tx, channelId, { polygon, radiusMeters, warehouseId });
    const others = await tx.deliveryZone.findMany({ where: { channelId }, select: { position: true } });
    const position = positionAtEnd(others, ZONES_LIMIT);
    return tx.deliveryZone.create({ data: { ...data, ...area, channelId, position } });
  });
}

/**
 * Changes what the input names; a new area replaces the old one as a whole. Orders keep the zone's name and fee.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updateZone(caller: Caller, input: UpdateDeliveryZoneInput): Promise<DeliveryZone> {
  const { channel } = caller;
  const fields = zoneFields(toLocale(channel.defaultLocale)).partial();
  const rule = fields.extend({ id: z.guid(), version: z.int() });
  const { id, version, polygon, radiusMeters, warehouseId, ...data } = parseInput(rule, input, ['input']);
  const channelId = channel.id;
  const hasArea = polygon != null || radiusMeters != null || warehouseId != null;
  return staffWrite(caller, { permission: 'settings', action: 'updateDeliveryZone' }, async (tx) => {
    await lockLists(tx, channelId);
    const area = hasArea && (await checkedArea(tx, channelId, { polygon, radiusMeters, warehouseId }));
    return updateVersioned(
      tx.deliveryZone.updateMany({
        where: { id, channelId, version },
        data: { ...data, ...area, version: { increment: 1 } },
      }),
      () => tx.deliveryZone.findFirst({ where: { id, channelId } }),
    );
  });
}

/** Carts that had chosen it have to choose again; orders keep its name and fee. @throws {NotFound | Forbidden} */
export async function deleteZone(caller: Caller, id: string) {
  const write = { permission: 'settings', action: 'deleteDeliveryZone', typename: 'DeliveryZone', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.deliveryZone.deleteMany({ where }));
}

/** Of zones that overlap, the first counts. @throws {NotFound | Forbidden} */
export async function reorderZones(caller: Caller, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id };
  return reorderRows(caller, { permission: 'settings', action: 'reorderDeliveryZones' }, ids, {
    read: (tx) => tx.deliveryZone.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    write: (tx, id, position) => tx.deliveryZone.update({ where: { id }, data: { position } }),
  });
}
