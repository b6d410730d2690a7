import type { Reader } from '../../db/client';
import { ZoneUnavailable } from '../../zones/refusals';
import { isZoneActive } from '../../zones/zone.store';
import { PaymentMethodUnavailable, WarehouseRequired } from '../refusals';
import type { Details } from './details';

/**
 * Sees to it that what was chosen is this shop's and is on offer.
 *
 * @throws {PaymentMethodUnavailable | WarehouseRequired | ZoneUnavailable}
 */
export async function checkChoices(
  db: Reader,
  channelId: string,
  { paymentMethodId, warehouseId, zoneId }: Details,
): Promise<void> {
  if (paymentMethodId) {
    const found = await db.paymentMethod.count({ where: { id: paymentMethodId, channelId, isActive: true } });
    if (found === 0) throw new PaymentMethodUnavailable();
  }
  if (warehouseId) {
    const found = await db.warehouse.count({ where: { id: warehouseId, channelId, isActive: true } });
    if (found === 0) throw new WarehouseRequired();
  }
  if (zoneId && !(await isZoneActive(db, channelId, zoneId))) throw new ZoneUnavailable();
}
