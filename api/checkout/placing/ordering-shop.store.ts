import { CHANNEL_COLUMNS } from '../../channel/channel.store';
import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import type { Channel } from '../../generated/prisma/client';
import { HOURS_COLUMNS, hoursOf } from '../../hours/hours.store';
import type { OpeningHours } from '../../hours/opening-hours';
import type { SlotPlaces } from '../../hours/slots/offered-times';
import { slotsEnd } from '../../hours/slots/offered-times.store';
import type { ChosenPayment, ChosenWarehouse } from '../promise/handover.store';
import type { OrderKeys } from './order-keys';
import type { OrderMenu } from './order-menu.store';
import type { PlacingCaller } from './placing';

/** The shop that an order is placed in, with all that an order depends on apart from the menu. */
export interface OrderingShop {
  readonly channel: Channel;
  /** The order that the key has made already; null when it has made none. */
  readonly orderId: string | null;
  readonly hours: OpeningHours;
  readonly places: SlotPlaces;
  /** Those that are on offer. */
  readonly payments: readonly ChosenPayment[];
  /** Those that are open for pickup. */
  readonly warehouses: readonly ChosenWarehouse[];
}

/** Where an order is being placed: all of it as the transaction has it. */
export interface Ordering {
  readonly caller: PlacingCaller;
  readonly shop: OrderingShop;
  readonly menu: OrderMenu;
  readonly key: string;
  /** Of all that was sent with the key. */
  readonly fingerprint: string;
}

interface TakenSlot {
  readonly startsAt: string;
  readonly taken: number;
}

type ShopRow = Channel &
  Pick<OrderingShop, 'orderId' | 'payments' | 'warehouses'> & {
    readonly slots: readonly TakenSlot[];
    readonly workingDays: unknown;
    readonly specialDays: unknown;
  };

/**
 * The shop as it is now, in one statement, its currency held until the transaction ends: a change of currency locks the
 * row for itself, so that it either sees this transaction's order or waits for it. Other changes of the shop are not held up.
 *
 * @param keyWithoutSession - locked by this transaction, so its former holder's order is visible.
 * @param fingerprint - of all that was sent: what a caller ordered before they had a session is known by it.
 */
export async function holdShopForOrder(
  tx: Transaction,
  channelId: string,
  { key, keyWithoutSession, fingerprint, now }: OrderKeys & { readonly fingerprint: string; readonly now: Date },
): Promise<OrderingShop> {
  const [row] = await sql(tx).query<ShopRow[]>`
    select ${CHANNEL_COLUMNS}, ${HOURS_COLUMNS},
      (select "id" from "Checkout" where "channelId" = channel."id" and "idempotencyKey" in (${key}, ${keyWithoutSession})
        and ("idempotencyKey" = ${key} or "fingerprint" = ${fingerprint})
        order by "idempotencyKey" = ${key} desc limit 1) as "orderId",
      coalesce((
        select json_agg(json_build_object('id', "id", 'name', "name", 'isActive', "isActive", 'type', "type", 'provider', (
          select json_build_object('id', provider."id", 'kind', "kind", 'isLive', "isLive", 'captureTime', "captureTime",
            'holdMinutes', "holdMinutes", 'vatCode', "vatCode")
          from "PaymentProvider" provider where provider."id" = "PaymentMethod"."providerId"
        )))
        from "PaymentMethod" where "channelId" = channel."id" and "isActive"
      ), '[]') as "payments",
      coalesce((
        select json_agg(json_build_object('id', "id", 'name', "name", 'isActive', "isActive"))
        from "Warehouse" where "channelId" = channel."id" and "isActive"
      ), '[]') as "warehouses",
      coalesce((
        select json_agg(json_build_object('startsAt', "startsAt", 'taken', "taken"))
        from "SlotUsage" where "channelId" = channel."id" and channel."slotCapacity" is not null
          and "startsAt" >= ${now}::timestamptz and "startsAt" < ${slotsEnd(now)}::timestamptz
      ), '[]') as "slots"
    from "Channel" channel where "id" = ${channelId}::uuid for key share`;
  if (!row) throw new Error(`there is no shop ${channelId}`);
  const { orderId, payments, warehouses, slots, workingDays, specialDays, ...channel } = row;
  return {
    channel,
    orderId,
    hours: hoursOf({ timeZone: channel.timeZone, workingDays, specialDays }),
    places: { capacity: channel.slotCapacity, taken: new Map(slots.map(takenSlot)) },
    payments,
    warehouses,
  };
}

function takenSlot({ startsAt, taken }: TakenSlot): [number, number] {
  return [Date.parse(startsAt), taken];
}
