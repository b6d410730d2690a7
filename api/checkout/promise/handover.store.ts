import type { Reader, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import type { PaymentMethod, Warehouse } from '../../generated/prisma/client';
import type { ChosenProvider } from '../../payments/begin-payment.store';
import type { CheckoutRow } from '../checkout-row.store';
import { type Objection, refuse } from '../objection';
import { PaymentMethodUnavailable, WarehouseRequired } from '../refusals';

export type ChosenPayment = Pick<PaymentMethod, 'id' | 'name' | 'isActive' | 'type'> & {
  /** Who takes the money before the order is placed; null: it is paid on receiving. */
  readonly provider: ChosenProvider | null;
};
export type ChosenWarehouse = Pick<Warehouse, 'id' | 'name' | 'isActive'>;

/** By whom and from where an order can be handed over, as it is now. */
export interface Handover {
  /** Null when it was switched off or deleted since it was chosen. */
  readonly payment: ChosenPayment | null;
  /** The kitchens that are open for pickup. */
  readonly warehouses: readonly ChosenWarehouse[];
}

/** One statement. */
export async function readHandover(
  db: Reader,
  { channelId, paymentMethodId }: Pick<CheckoutRow, 'channelId' | 'paymentMethodId'>,
): Promise<Handover> {
  const [row] = await sql(db).query<Handover[]>`
    select (
      select json_build_object('id', "id", 'name', "name", 'isActive', "isActive", 'type', "type", 'provider', (
        select json_build_object('id', provider."id", 'kind', "kind", 'isLive', "isLive", 'captureTime', "captureTime",
          'holdMinutes', "holdMinutes", 'vatCode', "vatCode")
        from "PaymentProvider" provider where provider."id" = "PaymentMethod"."providerId"
      ))
      from "PaymentMethod" where "id" = ${paymentMethodId}::uuid and "channelId" = ${channelId}::uuid and "isActive"
    ) as payment, coalesce((
      select json_agg(json_build_object('id', "id", 'name', "name", 'isActive', "isActive"))
      from "Warehouse" where "channelId" = ${channelId}::uuid and "isActive"
    ), '[]') as warehouses`;
  if (!row) throw new Error('a select without a table that returns nothing');
  return row;
}

/** @throws {PaymentMethodUnavailable} */
export function requirePaymentMethod({ payment }: Handover): ChosenPayment {
  if (!payment) throw new PaymentMethodUnavailable();
  return payment;
}

/**
 * The kitchen that an order is collected from; the only one is chosen by itself.
 *
 * @param object - to several of which none, or a closed one, was chosen (`WarehouseRequired`).
 * @returns null for delivery.
 */
export function requireWarehouse(
  { warehouses }: Handover,
  { deliveryMethod, warehouseId, table }: Pick<CheckoutRow, 'deliveryMethod' | 'warehouseId' | 'table'>,
  object: Objection = refuse,
): ChosenWarehouse | null {
  if (deliveryMethod !== 'PICKUP') return null;
  const chosen =
    warehouseId === null && warehouses.length === 1 ? warehouses[0] : warehouses.find(({ id }) => id === warehouseId);
  if (!chosen) object(new WarehouseRequired(table));
  return chosen ?? null;
}

/**
 * The next number of a day. Its row is held until the transaction ends, so that numbers have no gap.
 *
 * @param count - how many are taken at once; the last of them is returned.
 */
export async function nextSequence(tx: Transaction, channelId: string, date: Date, count = 1): Promise<number> {
  const [counter] = await sql(tx).query<{ last: number }[]>`
    insert into "OrderCounter" as counter ("channelId", "date", "last") values (${channelId}::uuid, ${date}::date, ${count})
    on conflict ("channelId", "date") do update set "last" = counter."last" + excluded."last"
    returning "last"`;
  if (!counter) throw new Error('an upsert that returns nothing');
  return counter.last;
}
