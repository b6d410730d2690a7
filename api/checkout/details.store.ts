import type { Reader } from '../db/client';
import type { Details } from './details';
import { PaymentMethodUnavailable, WarehouseRequired } from './refusals';

/**
 * Sees to it that what was chosen is this shop's and is on offer.
 *
 * @throws {PaymentMethodUnavailable | WarehouseRequired}
 */
export async function checkChoices(
  db: Reader,
  channelId: string,
  { paymentMethodId, warehouseId }: Details,
): Promise<void> {
  if (paymentMethodId) {
    const found = await db.paymentMethod.count({ where: { id: paymentMethodId, channelId, isActive: true } });
    if (found === 0) throw new PaymentMethodUnavailable();
  }
  if (warehouseId) {
    const found = await db.warehouse.count({ where: { id: warehouseId, channelId, isActive: true } });
    if (found === 0) throw new WarehouseRequired();
  }
}
