import type { Prisma, ReceiverEvent } from '../generated/prisma/client';
import type { Transaction } from './client';
import { CHANNEL, envelope } from './notifications';
import { sql } from './sql';

/** Sent when messages wait to go out; the payload says nothing, the worker queries. */
export const OUTBOX_TOPIC = 'outbox';

/** What happened to a payment. */
export interface PaymentNews {
  readonly paymentId: string;
  readonly event: ReceiverEvent;
  /** The refund whose status changed; null where the payment's own did. */
  readonly refundId: string | null;
  readonly now: Date;
}

/** As `AnnounceOrder`, of a payment: inside the transaction that writes down where it stands, and after that. */
export type AnnouncePayment = (tx: Transaction, news: PaymentNews) => Promise<void>;

/** What happened to an order. */
export interface OrderEvent {
  readonly channelId: string;
  readonly checkoutId: string;
  readonly event: ReceiverEvent;
  readonly now: Date;
}

/** What a change made of an order, as receivers get it; texts are localised JSON. */
export interface OrderAmendment {
  readonly lines: readonly {
    readonly line: { readonly productName?: unknown; readonly variantName?: unknown; readonly options?: unknown };
    readonly before: number;
    readonly after: number;
  }[];
  readonly parts: readonly string[];
  /** Minor units. */
  readonly totalBefore: number;
  readonly totalAfter: number;
}

/** An order with all that can be sent of it. */
export type AnnouncedOrder = Prisma.CheckoutGetPayload<{ include: { channel: true; lines: true } }>;

/**
 * Tells the shop's receivers of an order, inside the transaction that changes it and after the change was written:
 * either both are kept or neither. Handed to whatever changes orders, so that it need not know of receivers.
 */
export type AnnounceOrder = (tx: Transaction, event: OrderMove) => Promise<void>;

/** What happened to an order, and how it was before. */
export interface OrderMove extends Omit<OrderEvent, 'event'> {
  /** `CHANGE_PROPOSED`: the client is asked to agree to a change; receivers get the change once it is made. */
  readonly event: ReceiverEvent | 'CHANGE_PROPOSED';
  readonly previousStatus?: string | null;
  readonly amendment?: OrderAmendment;
  /** As the transaction has just written it, lines in order; it is read when this is left out. */
  readonly order?: AnnouncedOrder;
}

/** What an extension does about orders. */
export interface OrderExtension {
  /** Called inside the transaction that changes an order, after the change was written. Its statements begin before it returns. */
  readonly orderMoved?: AnnounceOrder;
}

/** What is sent, as plain JSON: the objects that templates see, as they are at this moment. */
interface Told extends Omit<OrderEvent, 'checkoutId'> {
  readonly checkoutId: string | null;
  /** Whether it is of a test order, of which receivers for tests alone hear; null: it is of no order, all of them hear. */
  readonly isTest: boolean | null;
  readonly order: object | null;
  readonly payment?: object;
  readonly change?: object;
}

/** Writes one message for each active receiver that listens to the event, and wakes the workers on commit. */
export async function enqueueEvent(
  tx: Transaction,
  { channelId, checkoutId, isTest, event, now, order, payment, change }: Told,
): Promise<void> {
  await sql(tx).execute`
    with written as (
      insert into "OutboxMessage" ("id", "channelId", "checkoutId", "receiverId", "event", "order", "payment",
        "change", "nextAttemptAt", "createdAt")
      select gen_random_uuid(), "channelId", ${checkoutId}::uuid, "id", ${event}::"ReceiverEvent", ${order && JSON.stringify(order)}::json,
        ${payment ? JSON.stringify(payment) : null}::json, ${change ? JSON.stringify(change) : null}::json,
        ${now}::timestamptz, ${now}::timestamptz
      from "Receiver"
      where "channelId" = ${channelId}::uuid and "isActive" and ${event}::"ReceiverEvent" = any("events")
        and (${isTest}::boolean is null or "isTest" = ${isTest}::boolean)
      returning 1
    )
    select pg_notify(${CHANNEL}, ${envelope(OUTBOX_TOPIC, null)}) where exists (select 1 from written)`;
}
