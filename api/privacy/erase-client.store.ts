import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/client';
import { sql } from '../db/sql';
import type { Client } from '../generated/prisma/client';
import { NotFound } from '../kernel/refusals';
import { forgetPayers } from '../payments/forget-payers.store';
import { OrdersNotOver } from './refusals';

const OVER: readonly string[] = ['COMPLETED', 'CANCELLED'];
/** As long as the tokens that placing makes. */
const TOKEN_BYTES = 16;
/** Replaces a phone number, so that a use counts towards no client's limit. */
const NO_PHONE = 'erased';

/** Carts with their number, and those that their browser fills with no number yet. */
export async function deleteCarts(tx: Transaction, { id, channelId, phone }: Client): Promise<void> {
  // Carts take their payments along in name only: the ledger keeps those.
  await forgetPayers(tx, { channelId, phone, OR: [{ checkoutId: null }, { checkout: { heldUntil: null } }] });
  await sql(tx).execute`
    with gone as (
      delete from "Cart" cart where "channelId" = ${channelId}::uuid and "heldUntil" is null and (
        "draft" ->> 'phone' = ${phone} or ("draft" ->> 'phone' is null and exists (
          select from "Session" session join "Checkout" placed on placed."sessionId" = session."id"
          where session."id" = cart."sessionId" and session."kind" = 'GUEST' and placed."clientId" = ${id}::uuid
        ))
      ) returning "id"
    )
    delete from "Checkout" where "status" = 'OPEN' and "heldUntil" is null
      and "channelId" = ${channelId}::uuid and ("phone" = ${phone} or "id" in (select "id" from gone))`;
}

/**
 * Locks the client: an order under this number waits now, and then makes a new client.
 *
 * @throws {NotFound} when somebody else has erased them meanwhile.
 */
export async function holdClient(tx: Transaction, { id }: Client): Promise<void> {
  const held = await sql(tx).query<unknown[]>`select 1 from "Client" where "id" = ${id}::uuid for update`;
  if (held.length === 0) throw new NotFound();
}

/** @returns ids of all that they ordered. @throws {OrdersNotOver} naming the orders that are not. */
export async function finishedOrders(tx: Transaction, { id, channelId, phone }: Client): Promise<string[]> {
  const orders = await tx.checkout.findMany({
    where: { channelId, status: { not: 'OPEN' }, OR: [{ clientId: id }, { phone }] },
    select: { id: true, number: true, status: true },
    orderBy: { placedAt: 'asc' },
  });
  const under = orders.filter(({ status }) => !OVER.includes(status));
  if (under.length > 0) throw new OrdersNotOver(under.map(({ number }) => number ?? ''));
  return orders.map((order) => order.id);
}

/**
 * Takes the person out of orders, which stay for the books: number, time, dishes and amounts. Free texts go too, since a
 * name can stand in any of them. A new token cuts off the old link, and no session leads to the order any more.
 */
export async function eraseFromOrders(tx: Transaction, checkoutIds: readonly string[], now: Date): Promise<void> {
  const ids = [...checkoutIds];
  const tokens = ids.map((id) => ({ id, token: randomBytes(TOKEN_BYTES).toString('base64url') }));
  await sql(tx).execute`
    update "Checkout" checkout set
      "name" = null, "phone" = null, "street" = null, "apartment" = null, "intercom" = null, "entrance" = null,
      "floor" = null, "courierNote" = null, "kitchenNote" = null, "staffNote" = null, "table" = null,
      "latitude" = null, "longitude" = null, "deviations" = '[]',
      "cancelReason" = null, "sessionId" = null, "clientId" = null, "idempotencyKey" = null, "fingerprint" = null,
      "token" = erased."token", "erasedAt" = ${now}::timestamptz, "version" = "version" + 1
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as erased ("id" uuid, "token" text)
    where checkout."id" = erased."id"`;
  await tx.statusMove.updateMany({ where: { checkoutId: { in: ids } }, data: { reason: null } });
  await tx.checkoutLine.updateMany({ where: { checkoutId: { in: ids } }, data: { note: null } });
  await tx.orderRevision.updateMany({ where: { checkoutId: { in: ids } }, data: { before: {}, after: {} } });
  // Why an order was cancelled or delayed, in staff's own words, stands in the audit log too.
  await sql(tx).execute`
    update "AuditEntry" set "details" = "details" - 'reason'
    where "subjectId" = any(${ids}) and "details" ? 'reason'`;
  await tx.printJob.deleteMany({ where: { checkoutId: { in: ids } } });
  await forgetPayers(tx, { checkoutId: { in: ids } });
  await tx.promoUse.updateMany({ where: { checkoutId: { in: ids } }, data: { phone: NO_PHONE } });
}

/** What staff did stays in the audit log, without the details of it. */
export async function eraseFromAudit(
  tx: Transaction,
  { id, channelId, phone }: Client,
  checkoutIds: readonly string[],
): Promise<void> {
  await eraseDetails(tx, channelId, [id, ...checkoutIds]);
  await sql(tx).execute`
    update "AuditEntry" set "details" = '{}'
    where "channelId" = ${channelId}::uuid and "details" <> '{}' and position(${phone} in "details"::text) > 0`;
}

/** The same of what was done with these alone. */
export async function eraseDetails(tx: Transaction, channelId: string, subjectIds: readonly string[]): Promise<void> {
  await sql(tx).execute`
    update "AuditEntry" set "details" = '{}'
    where "channelId" = ${channelId}::uuid and "details" <> '{}' and "subjectId" = any(${[...subjectIds]}::text[])`;
}
