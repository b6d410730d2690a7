import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import type { Channel } from '../generated/prisma/client';

/** What a new shop does one after the other; the order is that of the screen. */
export const SET_UP_TASKS = [
  'DISH',
  'HOURS',
  'RECEIVING',
  'PAYMENT',
  'ORDERING',
  'PHONE',
  'LOGO',
  'RECEIVER',
  'STAFF',
] as const;

export type SetUpTaskName = (typeof SET_UP_TASKS)[number];

export interface SetUpTask {
  readonly name: SetUpTaskName;
  readonly isDone: boolean;
  /** A new shop has it, and no one has changed it. */
  readonly isPreset: boolean;
  /** Without it no shopper can order anything. */
  readonly isNeeded: boolean;
}

const NEEDED: ReadonlySet<SetUpTaskName> = new Set(['DISH', 'HOURS', 'RECEIVING', 'PAYMENT', 'ORDERING']);

interface Found {
  readonly dish: boolean;
  readonly hours: boolean;
  readonly warehouse: boolean;
  readonly payment: boolean;
  readonly receiver: boolean;
  readonly colleague: boolean;
  /** Writes of staff, and columns of the shop that they changed. */
  readonly written: readonly string[];
}

/** What a new shop has from the start, and the writes by which staff make it their own. */
const PRESETS: Readonly<Partial<Record<SetUpTaskName, readonly string[]>>> = {
  HOURS: ['updateWorkingDays'],
  RECEIVING: [
    'isDeliveryAvailable',
    'isPickupAvailable',
    'deliveryFee',
    'createDeliveryZone',
    'updateWarehouse',
    'createWarehouse',
  ],
  PAYMENT: ['createPaymentMethod', 'updatePaymentMethod', 'deletePaymentMethod', 'createPaymentProvider'],
  ORDERING: ['setMaintenance'],
};

/** Which steps of a new shop's set-up are done: one statement. */
export async function readSetUpChecklist(db: Reader, channel: Channel): Promise<SetUpTask[]> {
  const { id, phone, logoId, isActive, isDeliveryAvailable, isPickupAvailable } = channel;
  const [found] = await sql(db).query<Found[]>`
    with shown as (
      select "id" from "Menu" where "channelId" = ${id}::uuid and "isActive" order by "position", "id" limit 1
    )
    select
      exists (
        select from "Category" category
        join "CategoryProduct" place on place."categoryId" = category."id"
        join "Product" product on product."id" = place."productId" and product."isAvailable"
        join "Variant" variant on variant."productId" = product."id" and variant."isAvailable"
        where category."menuId" = (select "id" from shown) and category."isActive"
      ) as "dish",
      exists (
        select from "WorkingDay"
        where "channelId" = ${id}::uuid and "isActive" and jsonb_array_length("intervals") > 0
      ) as "hours",
      exists (select from "Warehouse" where "channelId" = ${id}::uuid and "isActive") as "warehouse",
      exists (select from "PaymentMethod" where "channelId" = ${id}::uuid and "isActive") as "payment",
      exists (select from "Receiver" where "channelId" = ${id}::uuid and "isActive") as "receiver",
      (select count(*) > 1 from "StaffMember" where "channelId" = ${id}::uuid and "isActive") as "colleague",
      array(
        select "action" from "AuditEntry" where "channelId" = ${id}::uuid and "action" = any(${Object.values(PRESETS).flat()}::text[])
        union
        select jsonb_object_keys("details" -> 'changes') from "AuditEntry"
        where "channelId" = ${id}::uuid and "action" = 'updateChannel' and "details" ? 'changes'
      ) as "written"`;
  if (!found) throw new Error('a statement without a row');
  const isDone: Readonly<Record<SetUpTaskName, boolean>> = {
    DISH: found.dish,
    HOURS: found.hours,
    RECEIVING: isDeliveryAvailable || (isPickupAvailable && found.warehouse),
    PAYMENT: found.payment,
    ORDERING: isActive,
    PHONE: phone !== null,
    LOGO: logoId !== null,
    RECEIVER: found.receiver,
    STAFF: found.colleague,
  };
  return SET_UP_TASKS.map((name) => ({
    name,
    isDone: isDone[name],
    isPreset: isDone[name] && PRESETS[name]?.some((write) => found.written.includes(write)) === false,
    isNeeded: NEEDED.has(name),
  }));
}
