import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateWarehouseInput, UpdateWarehouseInput } from '../generated/inputs';
import type { Channel, Warehouse } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { optionalPhoneRule } from '../kernel/phone-rule';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { WarehouseInUse } from './refusals';

export const WAREHOUSES_LIMIT = 50;

function warehouseFields({ channel }: Caller) {
  return z.strictObject({
    name: localizedRule({ maximum: 80, requiredIn: toLocale(channel.defaultLocale) }),
    address: localizedRule({ maximum: 200 }),
    phone: optionalPhoneRule(channel.countryCode),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    isActive: z.boolean(),
  });
}

/** A new warehouse goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createWarehouse(caller: Caller, input: CreateWarehouseInput): Promise<Warehouse> {
  const rule = warehouseFields(caller).partial().required({ name: true });
  const data = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'createWarehouse' }, async (tx) => {
    await lockLists(tx, channelId);
    const others = await tx.warehouse.findMany({ where: { channelId }, select: { position: true } });
    return tx.warehouse.create({
      data: { ...data, channelId, position: positionAtEnd(others, WAREHOUSES_LIMIT) },
    });
  });
}

/** Zones that are measured from the kitchen would lie nowhere without it. @throws {WarehouseInUse} */
async function refuseInUse(tx: Transaction, channelId: string, warehouseId: string): Promise<void> {
  const zones = await tx.deliveryZone.count({ where: { channelId, warehouseId } });
  if (zones > 0) throw new WarehouseInUse(zones);
}

/**
 * Changes what the input names; orders keep the name that they were placed with.
 *
 * @throws {InvalidInput | NotFound | Conflict | WarehouseInUse | Forbidden}
 */
export async function updateWarehouse(caller: Caller, input: UpdateWarehouseInput): Promise<Warehouse> {
  const rule = warehouseFields(caller).partial().extend({ id: z.guid(), version: z.int() });
  const { id, version, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'updateWarehouse' }, async (tx) => {
    await lockLists(tx, channelId);
    if (data.latitude === null || data.longitude === null) await refuseInUse(tx, channelId, id);
    return updateVersioned(
      tx.warehouse.updateMany({
        where: { id, channelId, version },
        data: { ...data, version: { increment: 1 } },
      }),
      () => tx.warehouse.findFirst({ where: { id, channelId } }),
    );
  });
}

/** Carts that had chosen it have to choose again; orders stay as they were placed. @throws {NotFound | WarehouseInUse | Forbidden} */
export async function deleteWarehouse(caller: Caller, id: string) {
  const write = { permission: 'settings', action: 'deleteWarehouse', typename: 'Warehouse', id } as const;
  return deleteRow(caller, write, async (tx, where) => {
    await lockLists(tx, where.channelId);
    await refuseInUse(tx, where.channelId, id);
    return tx.warehouse.deleteMany({ where });
  });
}

/** @throws {NotFound | Forbidden} */
export async function reorderWarehouses(caller: Caller, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id };
  return reorderRows(caller, { permission: 'settings', action: 'reorderWarehouses' }, ids, {
    read: (tx) => tx.warehouse.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    write: (tx, id, position) => tx.warehouse.update({ where: { id }, data: { position } }),
  });
}
