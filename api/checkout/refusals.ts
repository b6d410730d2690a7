import type { Localized } from '../../domain/localized';
import type { Minor } from '../../domain/money';
import type { DeliveryMethod } from '../../domain/order-status';
import { receivingWay } from '../../domain/receiving';
import type { OptionProblem } from '../catalog/options/chosen-options';
import { DomainError } from '../kernel/domain-error';
import type { LineChange } from './pricing/price-changes';

const NOT_FOUND = 404;
const CONFLICT = 409;
const UNAVAILABLE = 503;

/** There is nothing to place. */
export class EmptyCart extends DomainError {
  readonly code = 'EMPTY_CART';
}

/** Dishes, variants or chosen options that can't be ordered now. */
export class SoldOut extends DomainError {
  readonly code = 'SOLD_OUT';
  override readonly httpStatus = CONFLICT;
  override readonly names: DomainError['names'];

  /**
   * @param lines - those of the cart, none when the dish was not in it yet.
   * @param options - what is wrong with the chosen ones, where it is they that are sold out.
   */
  constructor(
    readonly lines: readonly LineChange[] = [],
    private readonly options: InvalidOptions | null = null,
  ) {
    super(options?.values ?? { count: Math.max(1, lines.length) }, options?.path);
    this.names = options?.names ?? { dish: lines[0]?.productName ?? {} };
  }

  /** Not all that can't be had is sold out. */
  override get messageCode(): string {
    if (this.options) return this.options.code;
    const [kind, ...others] = new Set(this.lines.map((line) => line.kind));
    return others.length === 0 && (kind === 'GONE' || kind === 'OPTIONS') ? `${this.code}_${kind}` : this.code;
  }
}

/** The order is worth less than the shop (or its delivery) takes. */
export class BelowMinimum extends DomainError {
  readonly code = 'BELOW_MINIMUM';
  override readonly money = ['missing', 'minimum'];

  constructor(
    readonly missing: Minor,
    readonly minimum: Minor,
  ) {
    super({ missing, minimum });
  }
}

/** The order weighs more than the shop takes. */
export class TooHeavy extends DomainError {
  readonly code = 'TOO_HEAVY';

  /** Grams and millilitres counted alike. */
  constructor(
    readonly excess: number,
    readonly maximum: number,
  ) {
    super({ excess, maximum });
  }
}

/** The cart has as many different lines as it can hold. */
export class TooManyLines extends DomainError {
  readonly code = 'TOO_MANY_LINES';

  constructor(readonly maximum: number) {
    super({ maximum });
  }
}

/** One line can't hold more of the same dish. */
export class TooManyOfOne extends DomainError {
  readonly code = 'TOO_MANY_OF_ONE';

  constructor(readonly maximum: number) {
    super({ maximum }, ['quantity']);
  }
}

/** The total passes what a database column and a cash register can hold. */
export class OrderTooLarge extends DomainError {
  readonly code = 'ORDER_TOO_LARGE';
}

/** Another order took the last place of the chosen time. */
export class SlotTaken extends DomainError {
  readonly code = 'SLOT_TAKEN';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['slotFrom']);
  }
}

/** Why a chosen time can't be had, when it is not for the others who chose it: `NOT_OFFERED` is no time of the shop's. */
export type SlotUnavailableReason = 'PAST' | 'TOO_SOON' | 'NOT_OFFERED';

/** The chosen time is past, too near, or not one that the shop offers. */
export class SlotUnavailable extends DomainError {
  readonly code = 'SLOT_UNAVAILABLE';
  override readonly httpStatus = CONFLICT;

  constructor(readonly reason: SlotUnavailableReason) {
    super({ reason }, ['slotFrom']);
  }
}

/** As soon as possible is offered while the shop is open, and can hand the order over before it closes. */
export class ShopClosed extends DomainError {
  readonly code = 'SHOP_CLOSED';
  override readonly httpStatus = CONFLICT;

  /**
   * @param opensAt - `null` while it is open, and when it is unknown.
   * @param closesAt - before an order placed now could be handed over; `null` while it is closed.
   */
  constructor(
    readonly opensAt: Date | null,
    readonly closesAt: Date | null,
  ) {
    super({ reason: closesAt ? 'TOO_LATE' : 'CLOSED' }, ['timeKind']);
  }
}

/** Staff have paused the orders: nothing is started before the pause ends. Orders for later are taken. */
export class OrdersPaused extends DomainError {
  readonly code = 'ORDERS_PAUSED';
  override readonly httpStatus = CONFLICT;

  constructor(
    /** When the pause ends. */
    readonly until: Date,
    field: 'timeKind' | 'slotFrom',
  ) {
    super({}, [field]);
  }
}

/** The shop does not deliver, or does not hand over at its door, at present. */
export class MethodUnavailable extends DomainError {
  readonly code = 'METHOD_UNAVAILABLE';
  override readonly httpStatus = CONFLICT;

  constructor(
    readonly method: DeliveryMethod,
    table: string | null = null,
  ) {
    super({ way: receivingWay({ deliveryMethod: method, table }) }, ['deliveryMethod']);
  }
}

/** A test order would cost real money. */
export class LivePaymentRefused extends DomainError {
  readonly code = 'LIVE_PAYMENT_REFUSED';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['paymentMethodId']);
  }
}

/** The payment method is switched off or gone. */
export class PaymentMethodUnavailable extends DomainError {
  readonly code = 'PAYMENT_METHOD_UNAVAILABLE';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['paymentMethodId']);
  }
}

/** There are several pickup points (or this one is closed): the shopper has to choose. */
export class WarehouseRequired extends DomainError {
  readonly code = 'WAREHOUSE_REQUIRED';

  /** @param table - where they sit: they don't collect it, but it has to be known in which house. */
  constructor(table: string | null = null) {
    super({ way: receivingWay({ deliveryMethod: 'PICKUP', table }) }, ['warehouseId']);
  }
}

/** The cash to give change from is less than the order costs. */
export class ChangeTooSmall extends DomainError {
  readonly code = 'CHANGE_TOO_SMALL';
  override readonly money = ['total'];

  constructor(readonly total: Minor) {
    super({ total }, ['changeFrom']);
  }
}

/** Why a tip can't be given; stable. */
export type TipReason = 'OFF' | 'NOT_OFFERED' | 'TOO_LARGE';

/** A tip that the shop does not take, or not so much of. */
export class TipNotPossible extends DomainError {
  readonly code = 'TIP_NOT_POSSIBLE';
  override readonly money = ['maximum'];

  /** @param maximum - the greatest tip; only with `TOO_LARGE`. */
  constructor(
    readonly reason: TipReason,
    readonly maximum: Minor | null = null,
  ) {
    super({ reason, ...(maximum !== null && { maximum }) }, ['tip']);
  }
}

/** It costs something else than the shopper saw, by the menu or by what came with the call: the new total has to be confirmed. */
export class PriceChanged extends DomainError {
  readonly code = 'PRICE_CHANGED';
  override readonly httpStatus = CONFLICT;
  override readonly money = ['newTotal'];

  /**
   * @param lines - empty when only a fee, a discount or the like changed.
   * @param cartTotal - of the cart without what came with the call.
   */
  constructor(
    readonly lines: readonly LineChange[],
    readonly newTotal: Minor,
    readonly cartTotal: Minor,
  ) {
    super({ newTotal });
  }

  /** What came with the call is no change of the menu. */
  override get messageCode(): string {
    return this.lines.length > 0 ? `${this.code}_BY_MENU` : this.code;
  }
}

/** As soon as possible has become much later than the shopper saw. */
export class PromiseChanged extends DomainError {
  readonly code = 'PROMISE_CHANGED';
  override readonly httpStatus = CONFLICT;

  /** @param promisedAt - what would be promised now. */
  constructor(readonly promisedAt: Date) {
    super();
  }
}

/** Ordering is suspended; the cart is kept. */
export class Maintenance extends DomainError {
  readonly code = 'MAINTENANCE';
  override readonly httpStatus = UNAVAILABLE;
}

/** The options don't fit the dish's groups. */
export class InvalidOptions extends DomainError {
  readonly code = 'INVALID_OPTIONS';
  override readonly names: DomainError['names'];

  /**
   * @param problems - at least one: its message is about the first.
   * @param input - which has named the options.
   */
  constructor(
    readonly dish: Localized,
    readonly problems: readonly OptionProblem[],
    input: 'optionIds' | 'optionSkus' = 'optionIds',
  ) {
    super({ rule: problems[0]?.code ?? '', ...problems[0]?.values }, [input]);
    this.names = { dish, ...problems[0]?.names };
  }
}

/** The line is not in the caller's cart, or no longer. */
export class LineNotFound extends DomainError {
  readonly code = 'LINE_NOT_FOUND';
  override readonly httpStatus = NOT_FOUND;
}

/** The dish is not on the menu, or no longer. */
export class VariantNotFound extends DomainError {
  readonly code = 'VARIANT_NOT_FOUND';
  override readonly httpStatus = NOT_FOUND;

  constructor(input: 'variantId' | 'sku' = 'variantId') {
    super({}, [input]);
  }
}

/** The idempotency key was used before, with other data. */
export class IdempotencyMismatch extends DomainError {
  readonly code = 'IDEMPOTENCY_MISMATCH';

  /** @param input - which makes the call the same. */
  constructor(private readonly input: 'idempotencyKey' | 'externalReference' = 'idempotencyKey') {
    super({}, [input]);
  }

  override get messageCode(): string {
    return this.input === 'externalReference' ? 'REFERENCE_MISMATCH' : this.code;
  }
}

/** The cart is ordered and waits for its payment: that is finished first, or left. */
export class PaymentPending extends DomainError {
  readonly code = 'PAYMENT_PENDING';
  override readonly httpStatus = CONFLICT;

  constructor(
    /** Leads to the order. */
    readonly token: string | null,
  ) {
    super();
  }
}

/** The provider did not take the payment up: nothing is placed, and nothing can be paid. */
export class PaymentDeclined extends DomainError {
  readonly code = 'PAYMENT_DECLINED';
  override readonly httpStatus = CONFLICT;

  constructor() {
    super({}, ['paymentMethodId']);
  }
}

/** The cart changed elsewhere (another tab or device) since the caller read it. */
export class StaleCart extends DomainError {
  readonly code = 'STALE_CART';
  override readonly httpStatus = CONFLICT;
}
