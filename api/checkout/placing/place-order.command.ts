import type { Transaction } from '../../db/client';
import { sumRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { rememberSeen } from '../cart/acknowledged-prices.store';
import type { CartRow } from '../cart/cart-row.store';
import { lockCart } from '../cart/checkout.store';
import type { LineWish } from '../cart/choose-line';
import { type DetailsInput, readDetails } from '../cart/details';
import { requireCutleryAsked } from '../cart/handover-details';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { readShopperLines } from '../cart/line-note';
import type { CheckoutRow } from '../checkout-row.store';
import type { CartOrOrder } from '../checkout-view';
import { linesBySku } from '../elsewhere/lines-by-sku';
import { EmptyCart, PriceChanged } from '../refusals';
import { cartOfLines } from './cart-of-lines';
import { shopperKeys } from './order-keys';
import type { Ordering } from './ordering-shop.store';
import { placeOnce } from './place-once.command';
import type { PlacingCaller } from './placing';
import { settleByRules } from './settle-by-rules.store';
import { writePlaced } from './write-placed.store';

/** Everything that placing an order takes; what is left out is taken from the cart. */
export interface PlaceOrderInput extends DetailsInput {
  /** 1 to 255 characters of the client's choice: the same key gives the same order, whatever happens in between. */
  readonly idempotencyKey: string;
  /** Minor units that the shopper saw: another total is not placed silently. */
  readonly expectedTotal?: number | null;
  /** What the shopper saw as soon as possible to be: one that is much later is not promised silently. */
  readonly expectedBy?: Date | null;
  /** Nothing is placed while there are doubts; a client that places it all the same sends it again without this. */
  readonly asksOnDoubt?: boolean | null;
  /** Places these dishes and leaves the cart alone: for clients that keep a cart of their own. */
  readonly lines?: readonly LineWish[] | null;
}

/**
 * Turns the session's cart, or the given lines, into an order: once, however often it is asked for.
 *
 * @throws {InvalidInput | EmptyCart | SoldOut | PriceChanged | PromiseChanged | BelowMinimum | TooHeavy | SlotTaken | SlotUnavailable
 *   | ShopClosed | OrdersPaused | MethodUnavailable | PaymentMethodUnavailable | WarehouseRequired | OutsideDeliveryArea
 *   | ZoneUnavailable | PromoNotApplicable | TipNotPossible | ChangeTooSmall | Maintenance | IdempotencyMismatch | VariantNotFound
 *   | InvalidOptions | Busy | PaymentPending | PaymentDeclined} nothing has been placed then.
 */
export async function placeOrder(caller: PlacingCaller, input: PlaceOrderInput): Promise<CartOrOrder> {
  // Not part of what was sent: a repeated request has seen another minute, and one that insists is the same order.
  const { idempotencyKey, expectedBy: _seen, asksOnDoubt: _asks, ...sent } = input;
  checkIdempotencyKey(idempotencyKey);
  parseInput(sumRule.nullish(), input.expectedTotal, ['expectedTotal']);
  try {
    return await placeOnce(caller, {
      keys: shopperKeys(caller.actor, idempotencyKey),
      keyField: 'idempotencyKey',
      sent,
      place: (tx, ordering) => place(tx, ordering, input),
    });
  } catch (error) {
    if (error instanceof PriceChanged && !input.lines) await rememberSeen(caller, error);
    throw error;
  }
}

async function place(tx: Transaction, ordering: Ordering, input: PlaceOrderInput): Promise<CheckoutRow> {
  const { caller, menu } = ordering;
  const { channel, actor, locale } = caller;
  const cart = input.lines
    ? cartOfLines(ordering, readShopperLines(channel, linesBySku(menu.catalog, input.lines)))
    : await takeCart(tx, caller);
  const details = readDetails(input, channel.countryCode);
  requireCutleryAsked(channel, details);
  const settled = await settleByRules(tx, ordering, cart, { ...input, details });
  return writePlaced(tx, ordering, {
    ...settled,
    origin: { sessionId: cart.sessionId ?? actor.sessionId, locale, takenById: null },
  });
}

/** The cart to place, held until the transaction ends. @throws {EmptyCart | PaymentPending} */
async function takeCart(tx: Transaction, { channel, actor }: PlacingCaller): Promise<CartRow> {
  const cart = actor.sessionId === null ? null : await lockCart(tx, channel.id, actor.sessionId);
  if (!cart) throw new EmptyCart();
  return cart;
}
