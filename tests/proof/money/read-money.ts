import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../stage/ledger';
import type { StoredOrder, StoredPayment, StoredRefund } from './compare-money';

const ORDER = `json_build_object('id', o."id", 'status', o."status", 'total', coalesce(o."total", 0),
  'due', o."dueOnReceiving", 'cardPaid', o."cardPaid")`;

/** Waits for staff with money that is put up, or for nothing. */
const RESTS = `(p."askAt" is null or (p."aim" = 'KEEP' and p."status" = 'AUTHORISED'))`;

export function readPayments(url: string): Promise<StoredPayment[]> {
  return query<StoredPayment & { order: StoredOrder | null }>(
    url,
    `select p."id", p."reference", p."status", p."captured", p."refunded", p."trouble", ${RESTS} as rests,
       case when o."id" is null then null else ${ORDER} end as order
     from "Payment" p left join "Checkout" o on o."id" = p."checkoutId"`,
  );
}

/** Orders whose method is paid first, carts among them that were let go. */
export async function readCardOrders(url: string): Promise<StoredOrder[]> {
  const rows = await query<{ order: StoredOrder }>(
    url,
    `select ${ORDER} as order from "Checkout" o join "PaymentMethod" m on m."id" = o."paymentMethodId"
     where m."providerId" is not null`,
  );
  return rows.map(({ order }) => order);
}

export function readRefunds(url: string): Promise<StoredRefund[]> {
  return query<StoredRefund>(
    url,
    `select r."id", r."paymentId", p."checkoutId" as "orderId", r."cause", r."status", r."amount",
       split_part(r."idempotencyKey", chr(10), -1) as "idempotencyKey"
     from "Refund" r join "Payment" p on p."id" = r."paymentId"`,
  );
}

const LOOK_MS = 1000;

/** As if so much time had passed that no order waits any more, and every payment is due. */
async function letTimePass(url: string): Promise<void> {
  await query(url, `update "Checkout" set "heldUntil" = now() where "heldUntil" is not null`);
  await query(url, `update "Payment" p set "askAt" = now() where not ${RESTS}`);
}

/**
 * Waits until nothing is asked of a provider and no order waits for its payment, as if time passed quickly.
 *
 * @param lapse - what time does at the providers.
 * @returns seconds that it took, or those after which it was given up.
 */
export async function untilSettled(url: string, longestSeconds: number, lapse: () => void): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  while ((await countOpen(url)) > 0 && seconds() < longestSeconds) {
    // Again each time: a payment of which the provider knew nothing yet is made there to be released.
    lapse();
    await letTimePass(url);
    await sleep(LOOK_MS);
  }
  return seconds();
}

async function countOpen(url: string): Promise<number> {
  const [row] = await query<{ open: number }>(
    url,
    `select (select count(*) from "Payment" p where not ${RESTS})::int
       + (select count(*) from "Checkout" where "heldUntil" is not null)::int as open`,
  );
  return row?.open ?? 0;
}
