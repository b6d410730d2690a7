import type { Transaction } from '../db/client';
import type { Prisma } from '../generated/prisma/client';
import type { CheckoutRow } from './checkout.store';
import { PaymentMethodUnavailable, WarehouseRequired } from './refusals';

const warehouseSelect = { id: true, name: true, isActive: true } as const;
const paymentSelect = { ...warehouseSelect, type: true } as const;

type ChosenPayment = Prisma.PaymentMethodGetPayload<{ select: typeof paymentSelect }>;
type ChosenWarehouse = Prisma.WarehouseGetPayload<{ select: typeof warehouseSelect }>;

/** @throws {PaymentMethodUnavailable} when it was switched off or deleted since it was chosen. */
export async function requirePaymentMethod(
  tx: Transaction,
  { channelId, paymentMethodId }: CheckoutRow,
): Promise<ChosenPayment> {
  const method =
    paymentMethodId &&
    (await tx.paymentMethod.findFirst({
      where: { id: paymentMethodId, channelId, isActive: true },
      select: paymentSelect,
    }));
  if (!method) throw new PaymentMethodUnavailable();
  return method;
}

/**
 * The kitchen that an order is collected from; the only one is chosen by itself.
 *
 * @returns null for delivery.
 * @throws {WarehouseRequired} when there are several and none, or a closed one, was chosen.
 */
export async function requireWarehouse(
  tx: Transaction,
  { channelId, deliveryMethod, warehouseId }: CheckoutRow,
): Promise<ChosenWarehouse | null> {
  if (deliveryMethod !== 'PICKUP') return null;
  const warehouses = await tx.warehouse.findMany({ where: { channelId, isActive: true }, select: warehouseSelect });
  const chosen =
    warehouseId === null && warehouses.length === 1 ? warehouses[0] : warehouses.find(({ id }) => id === warehouseId);
  if (!chosen) throw new WarehouseRequired();
  return chosen;
}

/**
 * The person by phone number: made, or given the name that they use now. The version stays: an order that comes in must
 * not make staff lose the note that they are writing. Orders keep the name that was given with them.
 */
export async function matchClient(
  tx: Transaction,
  { channelId, phone, name, now }: { channelId: string; phone: string; name: string; now: Date },
): Promise<string> {
  const { id } = await tx.client.upsert({
    where: { channelId_phone: { channelId, phone } },
    create: { channelId, phone, name, createdAt: now },
    update: { name },
    select: { id: true },
  });
  return id;
}

/** The next number of a day. Its row is held until the transaction ends, so that numbers have no gap. */
export async function nextSequence(tx: Transaction, channelId: string, date: Date): Promise<number> {
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    insert into "OrderCounter" as counter ("channelId", "date", "last") values (${channelId}::uuid, ${date}::date, 1)
    on conflict ("channelId", "date") do update set "last" = counter."last" + 1
    returning "last"`;
  if (!counter) throw new Error('an upsert that returns nothing');
  return counter.last;
}
