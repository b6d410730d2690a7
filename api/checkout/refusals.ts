import type { Localized } from '../../domain/localized';
import type { Minor } from '../../domain/money';
import type { DeliveryMethod } from '../../domain/order-status';
import { receivingWay } from '../../domain/receiving';
import type { OptionProblem } from '../catalog/options/chosen-options';
import type { DomainError } from '../kernel/domain-error';
import { refusal } from '../kernel/refusal';
import type { LineChange } from './pricing/price-changes';

export class EmptyCart extends refusal('EMPTY_CART', 422, 'There is nothing to place.') {}

export class SoldOut extends refusal('SOLD_OUT', 409, 'Dishes, variants or options that can’t be ordered now.') {
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

export class BelowMinimum extends refusal(
  'BELOW_MINIMUM',
  422,
  'The order is worth less than the shop, or its delivery, takes.',
) {
  override readonly money = ['missing', 'minimum'];

  constructor(
    readonly missing: Minor,
    readonly minimum: Minor,
  ) {
    super({ missing, minimum });
  }
}

export class TooHeavy extends refusal('TOO_HEAVY', 422, 'The order weighs more than the shop takes.') {
  /** Grams and millilitres counted alike. */
  constructor(
    readonly excess: number,
    readonly maximum: number,
  ) {
    super({ excess, maximum });
  }
}

export class TooManyLines extends refusal(
  'TOO_MANY_LINES',
  422,
  'The cart has as many different lines as it can hold.',
) {
  constructor(readonly maximum: number) {
    super({ maximum });
  }
}

export class TooManyOfOne extends refusal('TOO_MANY_OF_ONE', 422, 'One line can’t hold more of the same dish.') {
  constructor(readonly maximum: number) {
    super({ maximum }, ['quantity']);
  }
}

export class OrderTooLarge extends refusal('ORDER_TOO_LARGE', 422, 'The total is more than the shop can take.') {}

export class SlotTaken extends refusal('SLOT_TAKEN', 409, 'Another order took the last place of the chosen time.', [
  'slotFrom',
]) {}

/** Why a chosen time can't be had, when it is not for the others who chose it: `NOT_OFFERED` is no time of the shop's. */
export type SlotUnavailableReason = 'PAST' | 'TOO_SOON' | 'NOT_OFFERED';

export class SlotUnavailable extends refusal(
  'SLOT_UNAVAILABLE',
  409,
  'The chosen time is past, too near, or not one that is offered.',
) {
  constructor(readonly reason: SlotUnavailableReason) {
    super({ reason }, ['slotFrom']);
  }
}

export class ShopClosed extends refusal(
  'SHOP_CLOSED',
  409,
  'As soon as possible is offered while the shop is open, and can hand the order over before it closes.',
) {
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

export class OrdersPaused extends refusal(
  'ORDERS_PAUSED',
  409,
  'Staff have paused the orders; those for later are taken.',
) {
  constructor(
    /** When the pause ends. */
    readonly until: Date,
    field: 'timeKind' | 'slotFrom',
  ) {
    super({}, [field]);
  }
}

export class MethodUnavailable extends refusal('METHOD_UNAVAILABLE', 409, 'This way of receiving is switched off.') {
  constructor(
    readonly method: DeliveryMethod,
    table: string | null = null,
  ) {
    super({ way: receivingWay({ deliveryMethod: method, table }) }, ['deliveryMethod']);
  }
}

export class LivePaymentRefused extends refusal(
  'LIVE_PAYMENT_REFUSED',
  409,
  'The order is a test order, and the payment method takes real money.',
  ['paymentMethodId'],
) {}

export class PaymentMethodUnavailable extends refusal(
  'PAYMENT_METHOD_UNAVAILABLE',
  409,
  'The payment method is switched off or gone.',
  ['paymentMethodId'],
) {}

export class WarehouseRequired extends refusal(
  'WAREHOUSE_REQUIRED',
  422,
  'The shopper has to choose a pickup point that is open.',
) {
  /** @param table - where they sit: they don't collect it, but it has to be known in which house. */
  constructor(table: string | null = null) {
    super({ way: receivingWay({ deliveryMethod: 'PICKUP', table }) }, ['warehouseId']);
  }
}

export class ChangeTooSmall extends refusal(
  'CHANGE_TOO_SMALL',
  422,
  'The cash to give change from is less than the order costs.',
) {
  override readonly money = ['total'];

  constructor(readonly total: Minor) {
    super({ total }, ['changeFrom']);
  }
}

/** Why a tip can't be given; stable. */
export type TipReason = 'OFF' | 'NOT_OFFERED' | 'TOO_LARGE';

export class TipNotPossible extends refusal('TIP_NOT_POSSIBLE', 422, 'The shop does not take this tip.') {
  override readonly money = ['maximum'];

  /** @param maximum - the greatest tip; only with `TOO_LARGE`. */
  constructor(
    readonly reason: TipReason,
    readonly maximum: Minor | null = null,
  ) {
    super({ reason, ...(maximum !== null && { maximum }) }, ['tip']);
  }
}

export class PriceChanged extends refusal(
  'PRICE_CHANGED',
  409,
  'It costs something else than the shopper saw, by the menu or by what came with the call: the new total has to be confirmed.',
) {
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

export class PromiseChanged extends refusal(
  'PROMISE_CHANGED',
  409,
  'As soon as possible has become much later than the shopper saw: the new time has to be confirmed.',
) {
  /** @param promisedAt - what would be promised now. */
  constructor(readonly promisedAt: Date) {
    super();
  }
}

export class Maintenance extends refusal('MAINTENANCE', 503, 'Ordering is suspended; the cart is kept.') {}

export class InvalidOptions extends refusal('INVALID_OPTIONS', 422, 'The options don’t fit what the dish offers.') {
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

export class LineNotFound extends refusal(
  'LINE_NOT_FOUND',
  404,
  'The line is not in the caller’s cart, or no longer.',
) {}

export class VariantNotFound extends refusal('VARIANT_NOT_FOUND', 404, 'The dish is not on the menu, or no longer.') {
  constructor(input: 'variantId' | 'sku' = 'variantId') {
    super({}, [input]);
  }
}

export class IdempotencyMismatch extends refusal(
  'IDEMPOTENCY_MISMATCH',
  422,
  'The idempotency key was used before, with other data.',
) {
  /** @param input - which makes the call the same. */
  constructor(private readonly input: 'idempotencyKey' | 'externalReference' = 'idempotencyKey') {
    super({}, [input]);
  }

  override get messageCode(): string {
    return this.input === 'externalReference' ? 'REFERENCE_MISMATCH' : this.code;
  }
}

export class PaymentPending extends refusal(
  'PAYMENT_PENDING',
  409,
  'The cart is ordered and waits for its payment: that is finished first, or left.',
) {
  constructor(
    /** Leads to the order. */
    readonly token: string | null,
  ) {
    super();
  }
}

export class PaymentDeclined extends refusal(
  'PAYMENT_DECLINED',
  409,
  'The provider did not take the payment up: nothing is placed and nothing was taken.',
  ['paymentMethodId'],
) {}

export class StaleCart extends refusal('STALE_CART', 409, 'The cart changed elsewhere since the caller read it.') {}
