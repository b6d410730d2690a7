import type { AmountObject } from '../kernel/amounts';

export interface ProductObject {
  readonly id: string;
  readonly name: string;
  /** `CREATED`, `UPDATED` or `DELETED`. */
  readonly what: string;
}

/** A variant or an option. */
interface PartObject {
  /** `VARIANT` or `OPTION`; of a stop `PRODUCT` too. */
  readonly kind: string;
  readonly id: string;
  readonly sku: string | null;
  /** Empty for the only variant of a dish, and for the dish itself. */
  readonly name: string;
  readonly productId: string;
  readonly productName: string;
}

export interface PriceObject extends PartObject {
  /** `null`: it is new. Of an option what it adds to the price. */
  readonly before: AmountObject | null;
  readonly after: AmountObject;
}

export interface StopObject extends PartObject {
  readonly isStopped: boolean;
  /** When it is back on sale by itself, which no event tells; `null`: when staff say so, or it is not stopped. */
  readonly until: string | null;
}

interface IntervalObject {
  readonly from: string;
  readonly to: string;
}

export interface HoursObject {
  /** All seven. */
  readonly week: readonly {
    readonly weekday: string;
    readonly isActive: boolean;
    readonly intervals: readonly IntervalObject[];
  }[];
  /** Dates with hours of their own; without intervals the shop stays closed. */
  readonly specialDays: readonly { readonly date: string; readonly intervals: readonly IntervalObject[] }[];
}

export interface PrintObject {
  readonly jobId: string;
  readonly printerName: string;
  /** `KITCHEN_TICKET`, `PACKING_LIST`, `GUEST_COPY`, `CHANGE`, `CANCELLATION` or `TEST_PAGE`. */
  readonly content: string;
  /** `null` for a test page, and so is the number. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

export interface NoticeObject {
  readonly noticeId: string;
  /** By what it was to go: `MAIL`, `PUSH`, `TELEGRAM` or `SMS`. */
  readonly kind: string;
  /** What it was about: `ACCEPTED`, `NOT_ACCEPTED`, `TROUBLE` and so on. */
  readonly topic: string;
  /** Whether it was for staff. */
  readonly isForStaff: boolean;
  /** `null` where it was of no order, and so is the number. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

/**
 * What a receiver's templates see as `change` with the events of the shop. The rules of `OrderObject` hold: fields are only
 * ever added within a `version`, absent facts are `null`. One of the seven parts is filled, by the event.
 */
export interface ChangeObject {
  readonly version: 1;
  readonly channel: { readonly id: string; readonly name: string; readonly timeZone: string };
  readonly currencyCode: string;
  readonly products: readonly ProductObject[] | null;
  readonly prices: readonly PriceObject[] | null;
  readonly stops: readonly StopObject[] | null;
  readonly hours: HoursObject | null;
  /** `until` null: orders are taken again. */
  readonly pause: { readonly until: string | null } | null;
  /** The sheet of which its printer did not say what became of it. */
  readonly print: PrintObject | null;
  /** The message that was given up. */
  readonly notice: NoticeObject | null;
}
