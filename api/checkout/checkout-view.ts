import type { Localized } from '../../domain/localized';
import type { CurrencyCode, Minor } from '../../domain/money';
import type { OptionKind } from '../../domain/option-kind';
import type { OptionProblem } from '../catalog/options/chosen-options';
import type { SoldOutPart } from '../catalog/stop-list';
import type {
  Arrival,
  CheckoutStatus,
  DeliveryMethod,
  Handover,
  MeasurementUnit,
  MoneyState,
  OrderReason,
  PaymentType,
  TimeKind,
} from '../generated/prisma/client';
import type { DomainError } from '../kernel/domain-error';
import type { CatalogPhoto } from '../media/storage/photo';
import type { PromoNotApplicable } from '../promotions/refusals';

/** An option that was chosen for a line. */
export interface ChosenOptionView {
  readonly id: string | null;
  readonly group: Localized;
  readonly name: Localized;
  readonly sku: string | null;
  readonly priceDifference: Minor;
  /** What it means to the cook. */
  readonly kind: OptionKind;
}

/** One line of a cart, priced from the menu; or of an order, as it was when it was placed. */
export interface LineView {
  readonly id: string;
  /** Null when staff have deleted the dish since. */
  readonly variantId: string | null;
  readonly productSlug: string | null;
  readonly categorySlug: string | null;
  readonly productName: Localized;
  readonly variantName: Localized;
  readonly options: readonly ChosenOptionView[];
  readonly sku: string | null;
  readonly photo: CatalogPhoto | null;
  readonly quantity: number;
  /** Of one, options included. */
  readonly unitPrice: Minor;
  readonly total: Minor;
  /** Of one: grams, millilitres or pieces, by `unit`. */
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
  /** False when the cart cannot be ordered now. */
  readonly isAvailable: boolean;
  /** What of it is on the stop list; empty where it is gone from the menu altogether, and on an order. */
  readonly soldOut: readonly SoldOutPart[];
  /** Why its options can't be chosen any more; empty on an order. */
  readonly problems: readonly OptionProblem[];
  /** What the kitchen is asked about this dish alone. */
  readonly note: string | null;
  /** VAT in its price, hundredths of a percent; null where the shop names none. */
  readonly taxRate: number | null;
}

/** The promo code of a cart, or the one that an order was placed with. */
export interface PromoView {
  readonly code: string;
  /** Taken off the products, counted in the totals' `discount` too; 0 while the code can't be used. */
  readonly discount: Minor;
  readonly freesDelivery: boolean;
  /** What it takes off, in one of two ways; both null on an order, and where it takes nothing off the products. */
  readonly percent: number | null;
  readonly amount: Minor | null;
  /** Why the code does not apply to the cart now; null on an order. */
  readonly refusal: PromoNotApplicable | null;
}

export interface TotalsView {
  readonly productsCost: Minor;
  /** By the shop and by a promo code together. */
  readonly discount: Minor;
  readonly promo: PromoView | null;
  /** Null when the shop has set no fee, or it hangs on a zone that is not known yet: shipping is not included. */
  readonly deliveryFee: Minor | null;
  /** Counted in the total; 0 when there is none. */
  readonly tip: Minor;
  /** Null: an amount was chosen, or nothing. */
  readonly tipPercent: number | null;
  readonly total: Minor;
  /** Grams and millilitres counted alike. */
  readonly weight: number;
  /** The amount missing to the minimum order; 0 when it is reached. */
  readonly missingToMinimum: Minor;
  /** The amount missing to free delivery; null when it is never free. */
  readonly missingToFreeDelivery: Minor | null;
}

/** What the shopper entered. On an order, as it was placed. */
export interface DetailsView {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly deliveryMethod: DeliveryMethod | null;
  readonly street: string | null;
  readonly apartment: string | null;
  readonly intercom: string | null;
  readonly entrance: string | null;
  readonly floor: string | null;
  readonly courierNote: string | null;
  readonly kitchenNote: string | null;
  /** Of a delivery; null: nothing was said. */
  readonly handover: Handover | null;
  readonly arrival: Arrival | null;
  /** Sets; 0 for none, null: nothing was said. */
  readonly cutlery: number | null;
  /** Where they sit; null unless they ordered by the code on a table. */
  readonly table: string | null;
  /** Degrees north and east, where the shopper's device said so. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The zone that it is brought to: chosen, or found by the place. */
  readonly zoneId: string | null;
  readonly zoneName: Localized | null;
  readonly warehouseId: string | null;
  readonly warehouseName: Localized | null;
  readonly paymentMethodId: string | null;
  readonly paymentType: PaymentType | null;
  readonly paymentName: Localized | null;
  readonly changeFrom: Minor | null;
  readonly timeKind: TimeKind;
  readonly slotFrom: Date | null;
  readonly slotTo: Date | null;
}

/** A cart or an order, ready to be shown: what GraphQL, REST and the receivers are made from. */
export interface CheckoutView {
  readonly id: string;
  readonly channelId: string;
  readonly sessionId: string | null;
  /** In the answer to placing it: the caller sent all of it, and so counts as its owner, with a session or without. */
  readonly isPlacedByCaller?: boolean;
  /** In the answer of the very call that made it: nothing can have happened to it yet. */
  readonly isJustPlaced?: boolean;
  readonly clientId: string | null;
  readonly status: CheckoutStatus;
  readonly locale: string;
  /** Unguessable address of the status page; null while it is a cart. */
  readonly token: string | null;
  readonly number: string | null;
  readonly currencyCode: CurrencyCode;
  readonly details: DetailsView;
  readonly lines: readonly LineView[];
  readonly totals: TotalsView;
  /** VAT in the delivery fee, hundredths of a percent; null: there is no VAT in it at all. */
  readonly deliveryTaxRate: number | null;
  /**
   * What keeps a cart from being placed, apart from what is not filled in yet and from what else was chosen: see
   * `readCartProblems`. Empty on an order.
   */
  readonly problems: readonly DomainError[];
  readonly placedAt: Date | null;
  /** It waits for its payment until then, frozen like an order. */
  readonly heldUntil: Date | null;
  readonly heldBySessionId: string | null;
  /** Null: no card payment has been begun for it. */
  readonly moneyState: MoneyState | null;
  /** Card money that was taken and not given back. */
  readonly cardPaid: number;
  /** Of an order with card money: what changes made it cost beyond that, paid on receiving. */
  readonly dueOnReceiving: number;
  readonly promisedAt: Date | null;
  /** In words: the shopper's language when it was chosen by its name. */
  readonly cancelReason: string | null;
  /** When its client was erased: name, address and notes are gone since. */
  readonly erasedAt: Date | null;
  readonly cancelCode: OrderReason | null;
  readonly preparationMinutes: number | null;
  /** When staff and receivers got the alarm: the order had waited too long to be accepted. */
  readonly alarmedAt: Date | null;
  /** Who took it on the telephone; null: the shopper placed it. */
  readonly takenById: string | null;
  /** Where it was placed, when it was not here, and what it is called there. */
  readonly source: string | null;
  readonly externalReference: string | null;
  readonly isPaidElsewhere: boolean;
  /** Placed with a test token. */
  readonly isTest: boolean;
  /** What the source keeps of it, minor units. */
  readonly commission: number | null;
  /** Rules that it broke when it was taken from elsewhere, or paid: `orderDoubts` reads them. */
  readonly deviations: unknown;
  /** Rules that staff set aside for it. */
  readonly overridden: readonly string[];
  /** Who brings it; null: nobody of the shop's couriers has it. */
  readonly courierId: string | null;
  /** What the courier took in cash at the door, minor units; null: nothing was written down. */
  readonly cashCollected: number | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** In a list: the transaction that the order stands in it by. */
  readonly changedIn?: bigint;
}

/** What is not placed: a cart, or one that was frozen like an order while its payment is awaited. */
export interface CartView extends CheckoutView {
  readonly status: 'OPEN';
}

/** An order, with what every order has. */
export interface OrderView extends CheckoutView {
  readonly status: PlacedStatus;
  readonly number: string;
  readonly placedAt: Date;
  readonly promisedAt: Date;
}

export type PlacedStatus = Exclude<CheckoutStatus, 'OPEN'>;

/** What an id or a link leads to. */
export type CartOrOrder = CartView | OrderView;

/** Of an order that is paid on receiving. @throws {Error} while a payment is awaited. */
export function requirePlaced(view: CartOrOrder): OrderView {
  if (view.status === 'OPEN') throw new Error(`${view.id} awaits a payment`);
  return view;
}
