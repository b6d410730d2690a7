import type { Transaction } from '../../db/client';
import type { AnnounceOrder, OrderAmendment, OrderMove } from '../../db/outbox';
import { sql } from '../../db/sql';
import type { PrintMoment } from '../../generated/prisma/client';
import { changed } from './printers.store';
import { queueSendings } from './queue-sendings.store';

/** Writes one job for each sheet of each printer that an order's move concerns. A test order prints nothing by itself. */
export const queueJobs: AnnounceOrder = async (tx, move) => {
  if (move.order && move.order.channel.printerCount === 0) return;
  const written = await writeJobs(tx, move);
  if (written === 0) return;
  await queueSendings(tx, move.channelId, move.now);
  await changed(tx, move.channelId);
};

async function writeJobs(tx: Transaction, move: OrderMove): Promise<number> {
  switch (move.event) {
    case 'PLACED':
      return writeSheets(tx, move, ['PLACED']);
    case 'STATUS_CHANGED':
      return writeSheets(tx, move, move.previousStatus === 'PLACED' ? ['ACCEPTED', 'READY'] : ['READY']);
    case 'AMENDED':
    case 'CANCELLED':
      return writeCorrections(tx, move);
    case 'STEPPED_BACK':
      return move.previousStatus === 'CANCELLED' ? repeatSheets(tx, move) : 0;
    default:
      return 0;
  }
}

/** Each sheet once for an order: it may go a step back and come again. */
function writeSheets(
  tx: Transaction,
  { checkoutId, now }: OrderMove,
  reached: readonly PrintMoment[],
): Promise<number> {
  return sql(tx).execute`
    insert into "PrintJob" ("id", "channelId", "printerId", "checkoutId", "content", "copy", "createdAt")
    select gen_random_uuid(), printer."channelId", printer."id", moved."id", sheet."content"::"PrintContent", copy, ${now}::timestamptz
    from "Checkout" moved
    left join "DeliveryZone" zone on zone."id" = moved."zoneId"
    join "Printer" printer on printer."channelId" = moved."channelId" and printer."isAutomatic"
      and coalesce(printer."warehouseId" = coalesce(moved."warehouseId", zone."warehouseId"), true)
    cross join lateral (values
      (1, 'KITCHEN_TICKET', printer."kitchenTicket"), (2, 'PACKING_LIST', printer."packingList"), (3, 'GUEST_COPY', printer."guestCopy")
    ) as sheet("place", "content", "moment")
    cross join lateral generate_series(1, printer."copies") as copy
    where moved."id" = ${checkoutId}::uuid and not moved."isTest" and sheet."moment"::text = any(${[...reached]}::text[])
      and case sheet."moment"
        when 'READY' then moved."status" = 'READY'
        -- A delay of a new order leaves it new.
        when 'ACCEPTED' then moved."status" not in ('PLACED', 'CANCELLED')
        else true
      end
      and not exists (
        select from "PrintJob" earlier where earlier."checkoutId" = moved."id" and earlier."printerId" = printer."id"
          and earlier."content"::text = sheet."content"
      )
    order by printer."position", printer."id", sheet."place", copy`;
}

/** What the kitchen has to know of an order that it may have on paper: what still waits is printed as the order is then. */
function writeCorrections(tx: Transaction, { checkoutId, event, amendment, now }: OrderMove): Promise<number> {
  const content = event === 'AMENDED' ? 'CHANGE' : 'CANCELLATION';
  return sql(tx).execute`
    insert into "PrintJob" ("id", "channelId", "printerId", "checkoutId", "content", "copy", "change", "createdAt")
    select gen_random_uuid(), printer."channelId", printer."id", ${checkoutId}::uuid, ${content}::"PrintContent", copy,
      ${amendment ? JSON.stringify(keptOf(amendment)) : null}::jsonb, ${now}::timestamptz
    from "Printer" printer
    cross join lateral generate_series(1, printer."copies") as copy
    where printer."id" in (
      select "printerId" from "PrintJob" where "checkoutId" = ${checkoutId}::uuid
        and "content" in ('KITCHEN_TICKET', 'PACKING_LIST') and "status" not in ('QUEUED', 'SKIPPED')
    )
    order by printer."position", printer."id", copy`;
}

/** After a cancellation was taken back: what came out before is repeated and says so. */
function repeatSheets(tx: Transaction, { checkoutId, now }: OrderMove): Promise<number> {
  return sql(tx).execute`
    insert into "PrintJob" ("id", "channelId", "printerId", "checkoutId", "content", "copy", "isRepeat", "createdAt")
    select gen_random_uuid(), "channelId", "printerId", "checkoutId", "content", "copy", bool_or("status" <> 'SKIPPED'), ${now}::timestamptz
    from "PrintJob"
    where "checkoutId" = ${checkoutId}::uuid and "content" in ('KITCHEN_TICKET', 'PACKING_LIST') and not "isAsked"
    group by "channelId", "printerId", "checkoutId", "content", "copy"
    having bool_and("status" <> 'QUEUED')
    order by min("sequence")`;
}

function keptOf({ lines, parts }: OrderAmendment) {
  return { lines, parts };
}
