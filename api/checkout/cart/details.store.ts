import type { Reader } from '../../db/client';
import { ZoneUnavailable } from '../../zones/refusals';
import { isZoneActive } from '../../zones/zone.store';
import type { CheckoutRow } from '../checkout-row.store';
import { PaymentMethodUnavailable, WarehouseRequired } from '../refusals';
import type { Details } from './details';

type Chosen = Partial<Pick<CheckoutRow, 'paymentMethod' | 'warehouse'>>;

/**
 * Sees to it that what was chosen is this shop's and is on offer.
 *
 * @returns what was chosen, as a cart is shown with it.
 * @throws {PaymentMethodUnavailable | WarehouseRequired | ZoneUnavailable}
 */
export async function readChoices(
  db: Reader,
  channelId: string,
  { paymentMethodId, warehouseId, zoneId }: Details,
): Promise<Chosen> {
  if (zoneId && !(await isZoneActive(db, channelId, zoneId))) throw new ZoneUnavailable();
  return {
    ...(paymentMethodId !== undefined && { paymentMethod: await readPayment(db, channelId, paymentMethodId) }),
    ...(warehouseId !== undefined && { warehouse: await readWarehouse(db, channelId, warehouseId) }),
  };
}

async function readPayment(db: Reader, channelId: string, id: string | null): Promise<CheckoutRow['paymentMethod']> {
  if (id === null) return null;
  const found = await db.paymentMethod.findFirst({
    where: { id, channelId, isActive: true },
    select: { id: true, type: true, name: true, isActive: true },
  });
  if (!found) throw new PaymentMethodUnavailable();
  return found;
}

async function readWarehouse(db: Reader, channelId: string, id: string | null): Promise<CheckoutRow['warehouse']> {
  if (id === null) return null;
  const found = await db.warehouse.findFirst({
    where: { id, channelId, isActive: true },
    select: { id: true, name: true, isActive: true },
  });
  if (!found) throw new WarehouseRequired();
  return found;
}
