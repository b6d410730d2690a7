import type { Transaction } from '../db/client';
import { sql } from '../db/sql';
import { DeliveryUnderWay } from './refusals';

/** Fields of a receiver's order object that tell nothing of a person. Whatever is not named is blanked; lines lose their note. */
const KEPT = [
  ...['version', 'id', 'number', 'status', 'previousStatus', 'placedAt', 'channel', 'locale', 'currencyCode'],
  ...['isTest', 'totals', 'taxes', 'deliveryMethod', 'warehouse', 'time', 'payment', 'weight'],
];
/** Templates reach into these two, so they stay objects; every other field becomes null. */
const BLANKS = { contact: { name: '', phone: '' }, notes: { kitchen: null, courier: null } };

/**
 * Takes a person out of what receivers got. What was delivered stays in the log without them; what was not is
 * deleted, since it must not go out any more. Notices to the person go as a whole.
 *
 * @throws {DeliveryUnderWay} while a worker holds one of the messages: what it gets as an answer is yet to be written.
 */
export async function eraseFromOutbox(tx: Transaction, checkoutIds: readonly string[], now: Date): Promise<void> {
  const ids = [...checkoutIds];
  // Locked rows are passed over by the workers: none of these goes out from here on.
  const held = await sql(tx).query<{ leasedUntil: Date | null }[]>`
    select "leasedUntil" from "OutboxMessage"
    where "checkoutId" = any(${ids}::uuid[]) and "status" <> 'DELIVERED' order by "id" for update`;
  if (held.some(({ leasedUntil }) => leasedUntil !== null && leasedUntil > now)) throw new DeliveryUnderWay();
  await tx.notice.deleteMany({ where: { checkoutId: { in: ids } } });
  await tx.noticeSubscription.deleteMany({ where: { checkoutId: { in: ids } } });
  await tx.outboxMessage.deleteMany({ where: { checkoutId: { in: ids }, status: { not: 'DELIVERED' } } });
  await sql(tx).execute`
    update "OutboxMessage" message set "requestUrl" = null, "requestBody" = null,
      "payment" = jsonb_set("payment"::jsonb, '{refund,reason}', 'null', false)::json,
      "order" = (
        select json_object_agg(field.key, case
          when field.key = any(${KEPT}::text[]) then field.value
          when field.key = 'lines' then (
            select coalesce(json_agg(line.value::jsonb || '{"note": null}'::jsonb), '[]') from json_array_elements(field.value) line
          )
          else ${JSON.stringify(BLANKS)}::json -> field.key
        end)
        from json_each(message."order") field
      )
    where "checkoutId" = any(${ids}::uuid[])`;
  await tx.deliveryAttempt.updateMany({
    where: { outboxMessage: { checkoutId: { in: ids } } },
    data: { answer: null, failureDetail: null },
  });
}
