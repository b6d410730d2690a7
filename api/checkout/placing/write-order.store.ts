import { v7 as newId } from 'uuid';
import type { Localized } from '../../../domain/localized';
import type { Transaction } from '../../db/client';
import { CHANNEL, envelope } from '../../db/notifications';
import { columnsOf, sql } from '../../db/sql';
import { Prisma } from '../../generated/prisma/client';
import type { CartRow } from '../cart/cart-row.store';
import { CHECKOUT_TOPIC, type CheckoutNotice } from '../cart/checkout-topic';
import type { LineRow } from '../checkout-row.store';

type OrderRow = Prisma.CheckoutGetPayload<object>;
type Names = 'paymentName' | 'warehouseName' | 'zoneName';

const COLUMNS = columnsOf(Prisma.CheckoutScalarFieldEnum);
const EXCLUDED = columnsOf(Prisma.CheckoutScalarFieldEnum, 'excluded');

/** What placing adds to a cart. */
type Placed = Partial<Omit<OrderRow, Names | 'id' | 'channelId' | 'createdAt'>> &
  Pick<OrderRow, 'version' | 'updatedAt'> &
  Partial<Record<Names, Localized>>;

/** The order that a cart becomes, as `writeOrder` writes it. */
export function orderOf(cart: CartRow, placed: Placed): OrderRow {
  const {
    lines: _,
    paymentMethod: _method,
    warehouse: _warehouse,
    seenTotal: _seen,
    recentWrites: _writes,
    ...order
  } = cart;
  return { ...order, ...placed };
}

/** Writes an order, over the one that was made of the same cart before and given up unpaid. A trigger sets `changedIn`. */
export async function writeOrder(tx: Transaction, order: OrderRow): Promise<void> {
  const count = await sql(tx).execute`
    insert into "Checkout" (${COLUMNS})
    select ${COLUMNS} from jsonb_populate_record(null::"Checkout", ${JSON.stringify({ ...order, changedIn: 0 })}::jsonb)
    on conflict ("id") do update set (${COLUMNS}) = (select ${EXCLUDED})
    where "Checkout"."status" = 'OPEN' and "Checkout"."heldUntil" is null`;
  if (count !== 1) throw new Error(`cart ${order.id} is an order already`);
}

/** What is written of an order in addition to its own row. */
interface OrderParts {
  readonly channelId: string;
  readonly checkoutId: string;
  readonly lines: readonly LineRow[];
  /** Used by it; null: none. */
  readonly promoCodeId: string | null;
  /** E.164; there where a promo code is. */
  readonly phone: string | null;
  /** Who took it on the telephone; null: the shopper placed it. */
  readonly takenById: string | null;
  readonly now: Date;
  /** It waits for its payment: it is not announced yet. */
  readonly isHeld: boolean;
}

/**
 * Writes an order's lines, which order its promo code's use belongs to, and the beginning of its history; tells every
 * screen, once this transaction is over, that it is there. One statement.
 */
export async function writeOrderParts(tx: Transaction, order: OrderParts): Promise<void> {
  const { channelId, checkoutId, lines, promoCodeId, phone, takenById, now, isHeld } = order;
  const notice: CheckoutNotice = { channelId, checkoutId, kind: 'PLACED' };
  await sql(tx).execute`
    with line as (
      insert into "CheckoutLine" ("id", "checkoutId", "variantId", "quantity", "optionIds", "optionsKey", "position",
        "createdAt", "unitPrice", "productName", "variantName", "sku", "weight", "unit", "photo", "options", "note", "taxRate")
      select "id", ${checkoutId}::uuid, "variantId", "quantity",
        array(select jsonb_array_elements_text("optionIds")::uuid), "optionsKey", "position", "createdAt", "unitPrice",
        "productName", "variantName", "sku", "weight", "unit"::"MeasurementUnit", nullif("photo", 'null'), "options",
        "note", "taxRate"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as frozen (
        "id" uuid, "variantId" uuid, "quantity" int, "optionIds" jsonb, "optionsKey" text, "position" int,
        "createdAt" timestamptz, "unitPrice" int, "productName" jsonb, "variantName" jsonb, "sku" text, "weight" int,
        "unit" text, "photo" jsonb, "options" jsonb, "note" text, "taxRate" int)
    ), used as (
      insert into "PromoUse" ("checkoutId", "promoCodeId", "phone", "createdAt")
      select ${checkoutId}::uuid, ${promoCodeId}::uuid, ${phone}, ${now}::timestamptz
      where ${promoCodeId}::uuid is not null
    ), moved as (
      insert into "StatusMove" ("id", "checkoutId", "from", "to", "staffMemberId", "createdAt")
      select ${newId()}::uuid, ${checkoutId}::uuid, 'OPEN', 'PLACED', ${takenById}::uuid, ${now}::timestamptz
      where not ${isHeld}::boolean
    )
    select pg_notify(${CHANNEL}, ${envelope(CHECKOUT_TOPIC, notice)}) where not ${isHeld}::boolean`;
}
