import { warehouse } from '../../domain/entities/warehouse';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { Warehouse } from '../generated/prisma/client';
import { InvalidInput } from '../kernel/refusals';
import { placeOf } from '../places/place';
import { placeProblem } from '../places/place-problem';
import { describedList } from '../staff-writes/described-entity.command';
import { WarehouseInUse } from './refusals';

/** Orders keep the name that they were placed with; carts that had chosen one that goes have to choose again. */
export const warehouses = describedList(warehouse, {
  permission: 'settings',
  table: (tx) => tx.warehouse,
  check: async (tx, caller, next, stored) => {
    if (next.latitude !== undefined || next.longitude !== undefined) requirePlausible(caller, { ...stored, ...next });
    if (stored && (next.latitude === null || next.longitude === null)) await refuseInUse(tx, caller, stored.id);
  },
  removing: refuseInUse,
});

/** @throws {InvalidInput} when latitude and longitude were taken for each other. */
function requirePlausible({ channel }: Caller, { latitude = null, longitude = null }: Partial<Warehouse>): void {
  const place = placeOf({ latitude, longitude });
  const problem = place && placeProblem([place], { kitchens: [], countryCode: channel.countryCode });
  if (problem) throw new InvalidInput([{ path: ['input', 'latitude'], ...problem }]);
}

/** Zones that are measured from the kitchen would lie nowhere without it. @throws {WarehouseInUse} */
async function refuseInUse(tx: Transaction, { channel }: Caller, warehouseId: string): Promise<void> {
  const zones = await tx.deliveryZone.count({ where: { channelId: channel.id, warehouseId } });
  if (zones > 0) throw new WarehouseInUse(zones);
}
