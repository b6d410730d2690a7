import type { OptionKind } from '../../../domain/option-kind';
import type { AmountObject } from '../../kernel/amounts';
import type { TaxObject } from './tax-object';

export interface OrderOption {
  /** Of the menu's option; null in orders of before these were kept. */
  readonly id: string | null;
  /** The shop's own article number. */
  readonly sku: string | null;
  /** `Crust` */
  readonly group: string;
  /** `Thin` */
  readonly name: string;
  /** `DEFAULT`, `CHOICE`, `EXTRA` or `REMOVAL`: what it means for making the dish. */
  readonly kind: OptionKind;
  /** As the kitchen reads it: `Crust: Thin`, `+ More cheese`, `no Onions` */
  readonly label: string;
  /** What this option adds to the price of one; may be negative. */
  readonly price: AmountObject;
}

export interface OrderLine {
  readonly id: string;
  /** Of the menu's variant; null once staff have deleted it. */
  readonly variantId: string | null;
  readonly name: string;
  /** Empty when the dish has one variant only. */
  readonly variant: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Of one, in grams, millilitres or pieces, by `unit`. */
  readonly weight: number | null;
  /** The unit that the shop shows: `G`, `KG`, `ML`, `L`, `PCS`, `OZ` or `LB`. */
  readonly unit: string | null;
  readonly options: readonly OrderOption[];
  /** For one, options included. */
  readonly unitPrice: AmountObject;
  readonly total: AmountObject;
  /** What the kitchen is asked about this dish alone. */
  readonly note: string | null;
  /** VAT in its price, percent, and how much of what is paid for it that is; both `null` where the shop names none. */
  readonly taxRate: number | null;
  readonly tax: AmountObject | null;
}

export interface OrderAmendmentObject {
  readonly totalBefore: AmountObject;
  readonly totalAfter: AmountObject;
  /** Dishes of which there are more or fewer; `before` 0: it is new, `after` 0: it is gone. */
  readonly lines: readonly {
    readonly name: string;
    readonly variant: string;
    readonly options: readonly Pick<OrderOption, 'group' | 'name' | 'kind' | 'label'>[];
    readonly before: number;
    readonly after: number;
  }[];
  /** `ADDRESS`, `METHOD`, `TIME`, `PAYMENT`, `NOTES`, `CONTACT`: what else is other now. */
  readonly changed: readonly string[];
}

/**
 * What a receiver's templates see as `order`, and what the plain JSON preset sends.
 *
 * Texts are in the shop's default language. Instants are ISO 8601 with the shop's own offset, so that
 * `{{ order.placedAt | date: "%H:%M" }}` is the time on the kitchen's wall. Money is never a float.
 * A field is only ever added within a `version`; absent facts are `null`, never missing. Ids are those of GraphQL and REST.
 */
export interface OrderObject {
  readonly version: 2;
  readonly id: string;
  /** What `id` was in version 1: for programs that kept it. */
  readonly uuid: string;
  /** Opens the order's public part: GraphQL's `order(token:)`, REST's `/api/checkout/id/{id}?token=`. */
  readonly token: string | null;
  /** What staff and shopper call it. */
  readonly number: string;
  /** `PLACED`, `ACCEPTED`, `PREPARING`, `READY`, `OUT_FOR_DELIVERY`, `COMPLETED` or `CANCELLED`. */
  readonly status: string;
  readonly previousStatus: string | null;
  /** Of `order.amended`: what was changed; `null` with every other event. */
  readonly amendment: OrderAmendmentObject | null;
  /** Placed with a test token: nobody waits for it. */
  readonly isTest: boolean;
  /** In the shop's default language where it has a name, else in the words of the person who cancelled. */
  readonly cancelReason: string | null;
  readonly placedAt: string;
  /** The order's page for the shopper. */
  readonly url: string | null;
  /** The order's page for staff. */
  readonly staffUrl: string | null;
  readonly channel: {
    readonly id: string;
    readonly name: string;
    readonly phone: string | null;
    readonly timeZone: string;
  };
  /** The shopper's language: `en` or `ru`. */
  readonly locale: string;
  readonly currencyCode: string;
  readonly totals: {
    /** All lines, before the discount. */
    readonly products: AmountObject;
    /** By the shop and by a promo code together. */
    readonly discount: AmountObject;
    /** `null`: the shop set no fee, the shopper saw that shipping is not included. */
    readonly delivery: AmountObject | null;
    /** Counted in the total; `null`: none was given. */
    readonly tip: AmountObject | null;
    readonly total: AmountObject;
  };
  /** The VAT in `totals.total` without the tip, by rates, the highest first; empty where the shop names none. */
  readonly taxes: readonly TaxObject[];
  /** `null`: ordered without one. Its `discount` is counted in `totals.discount`; 0 is free delivery. */
  readonly promo: { readonly code: string; readonly discount: AmountObject } | null;
  /** `phone` is E.164. */
  readonly contact: { readonly name: string; readonly phone: string };
  /** `DELIVERY` or `PICKUP`. */
  readonly deliveryMethod: string;
  /** `null` for pickup. */
  readonly address: {
    readonly street: string;
    readonly apartment: string | null;
    readonly intercom: string | null;
    readonly entrance: string | null;
    readonly floor: string | null;
    /** Degrees north and east, where the shopper’s device said so; both or neither. */
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  /** The delivery zone; `null` for pickup, and where the shop has none. */
  readonly zone: { readonly id: string | null; readonly name: string } | null;
  /** Where it is picked up or cooked. */
  readonly warehouse: { readonly id: string | null; readonly name: string } | null;
  /** The table that the shopper sits at; `null` where it is not brought to one. */
  readonly table: string | null;
  readonly time: {
    /** `ASAP` or `SLOT`; `from` and `to` bound the slot. */
    readonly kind: string;
    readonly from: string | null;
    readonly to: string | null;
    /** When it is promised: picked up, or at the door. */
    readonly promisedAt: string | null;
    /** What the kitchen said that it needs when it took the order. */
    readonly preparationMinutes: number | null;
  };
  /** Of a delivery: `HAND` or `DOOR`; `null`: nothing was said. */
  readonly handover: string | null;
  /** How the courier says that they are there: `RING` or `CALL`; `null`: nothing was said. */
  readonly arrival: string | null;
  /** Sets of cutlery; `null`: nothing was said. */
  readonly cutlery: number | null;
  readonly notes: { readonly kitchen: string | null; readonly courier: string | null };
  /** `type` is `CASH`, `CARD` or `CUSTOM`. */
  readonly payment: {
    readonly id: string | null;
    readonly type: string;
    readonly name: string;
    /** What the client pays on receiving it: all of it, or what card money does not cover. */
    readonly due: AmountObject;
  };
  /** `null`: placed in this shop; else where, what it is called there, and whether its money is there already. */
  readonly source: { readonly name: string; readonly reference: string; readonly isPaid: boolean } | null;
  /** What staff should look at. */
  readonly doubts: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
  /** The cash that the shopper will hand over. */
  readonly changeFrom: AmountObject | null;
  /** Of all lines, grams and millilitres counted alike. */
  readonly weight: number | null;
  readonly lines: readonly OrderLine[];
}
