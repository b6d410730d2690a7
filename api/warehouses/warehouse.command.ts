import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { CreateWarehouseInput, ReorderWarehousesInput, UpdateWarehouseInput } from '../generated/inputs';
import type { Warehouse } from '../generated/prisma/client';
import { changeRule, localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { optionalPhoneRule } from '../kernel/phone-rule';
import { InvalidInput } from '../kernel/refusals';
import { placeOf } from '../places/place';
import { placeProblem } from '../places/place-problem';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';
import { WarehouseInUse } from './refusals';

export const WAREHOUSES_LIMIT = 50;

const warehouses = orderedStaffEntity({
  typename: 'Warehouse',
  permission: 'settings',
  table: (tx) => tx.warehouse,
  limit: WAREHOUSES_LIMIT,
});

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

/** @throws {InvalidInput} when latitude and longitude were taken for each other. */
function requirePlausible({ channel }: Caller, { latitude = null, longitude = null }: Partial<Warehouse>): void {
  const place = placeOf({ latitude, longitude });
  const problem = place && placeProblem([place], { kitchens: [], countryCode: channel.countryCode });
  if (problem) throw new InvalidInput([{ path: ['input', 'latitude'], ...problem }]);
}

/** A new warehouse goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createWarehouse(caller: Caller, input: CreateWarehouseInput): Promise<Warehouse> {
  const data = parseInput(warehouseFields(caller).partial().required({ name: true }), input, ['input']);
  requirePlausible(caller, data);
  return warehouses.create(caller, async (tx) =>
    tx.warehouse.create({ data: { ...data, ...(await warehouses.end(tx, caller)) } }),
  );
}

/** Zones that are measured from the kitchen would lie nowhere without it. @throws {WarehouseInUse} */
async function refuseInUse(tx: Transaction, { channel }: Caller, warehouseId: string): Promise<void> {
  const zones = await tx.deliveryZone.count({ where: { channelId: channel.id, warehouseId } });
  if (zones > 0) throw new WarehouseInUse(zones);
}

/**
 * Changes what the input names; orders keep the name that they were placed with.
 *
 * @throws {InvalidInput | NotFound | Conflict | WarehouseInUse | Forbidden}
 */
export async function updateWarehouse(caller: Caller, input: UpdateWarehouseInput): Promise<Warehouse> {
  const { id, version, ...change } = parseInput(changeRule(warehouseFields(caller)), input, ['input']);
  return warehouses.update(caller, { id, version, change }, async (tx, stored) => {
    if (change.latitude !== undefined || change.longitude !== undefined)
      requirePlausible(caller, { ...stored, ...change });
    if (change.latitude === null || change.longitude === null) await refuseInUse(tx, caller, id);
  });
}

/** Carts that had chosen it have to choose again; orders stay as they were placed. @throws {NotFound | WarehouseInUse | Forbidden} */
export async function deleteWarehouse(caller: Caller, id: string) {
  return warehouses.remove(caller, id, (tx) => refuseInUse(tx, caller, id));
}

/** @throws {NotFound | Forbidden} */
export async function reorderWarehouses(caller: Caller, { ids }: ReorderWarehousesInput) {
  return warehouses.reorder(caller, ids);
}
