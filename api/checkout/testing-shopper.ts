import { randomUUID } from 'node:crypto';
import type { Visitor } from '../access/caller';
import { addLine, changeLine, clearCart, updateDetails } from './cart/cart.command';
import type { DetailsInput } from './cart/details';
import type { LineMethod } from './cart/line-method';
import { applyPromoCode, removePromoCode } from './cart/promo-code.command';
import { readCart } from './cart/read-checkout.store';
import type { CheckoutView } from './checkout-view';
import { type PlaceOrderInput, placeOrder } from './placing/place-order.command';
import type { PlacingCaller } from './placing/placing';
import type { World } from './testing-world';

/** A shopper with a browser, acting through the commands behind their clicks. */
export interface Shopper {
  readonly actor: Visitor & { readonly sessionId: string };
  /** @param key - of this write. */
  add(dish: string, quantity?: number, options?: readonly string[], key?: string): Promise<CheckoutView>;
  /** @param index - of the line in the cart. */
  change(index: number, change: LineMethod, version?: number | null, key?: string): Promise<CheckoutView>;
  clear(): Promise<CheckoutView>;
  fill(details: DetailsInput): Promise<CheckoutView>;
  applyPromo(promoCode: string): Promise<CheckoutView>;
  removePromo(): Promise<CheckoutView>;
  /** @throws {Error} when there is no cart. */
  cart(): Promise<CheckoutView>;
  /** With everything that a good order for collection needs, and a new key; `input` replaces any of it. */
  place(input?: Partial<PlaceOrderInput>): Promise<CheckoutView>;
}

/** What a good order for collection needs. */
export function goodDetails(world: World): DetailsInput {
  return {
    name: 'Anna Schmidt',
    phone: '+49 30 901820',
    deliveryMethod: 'PICKUP',
    paymentMethodId: [...world.payments.values()][0] ?? null,
  };
}

/** @param callerOf - for shoppers who can do more than the world's callers: pay. */
export function testShopper(
  world: World,
  actor: Shopper['actor'],
  callerOf: (actor: Visitor) => PlacingCaller = (each) => world.caller(each),
): Shopper {
  const openSession = async () => actor.sessionId;
  const caller = () => callerOf(actor);
  const cart = async () => {
    const view = await readCart(caller(), actor.sessionId);
    if (!view) throw new Error('this shopper has no cart');
    return view;
  };
  return {
    actor,
    cart,
    add: (dish, quantity, options, key) =>
      addLine(caller(), openSession, world.choice(dish, quantity, options), key ?? null),
    async change(index, change, version, key) {
      const lineId = (await cart()).lines[index]?.id ?? '';
      return changeLine(caller(), { lineId, change, version }, key ?? null);
    },
    clear: () => clearCart(caller()),
    fill: (details) => updateDetails(caller(), openSession, details),
    applyPromo: (promoCode) => applyPromoCode(caller(), promoCode),
    removePromo: () => removePromoCode(caller()),
    place: (input) => placeOrder(caller(), { ...goodDetails(world), idempotencyKey: randomUUID(), ...input }),
  };
}

/** An order for delivery with the given lines, by somebody without a session. */
export function placeLines(
  world: World,
  lines: PlaceOrderInput['lines'],
  input: Partial<PlaceOrderInput> = {},
): Promise<CheckoutView> {
  const caller = world.caller({ kind: 'visitor', sessionId: null });
  return placeOrder(caller, { ...goodDetails(world), idempotencyKey: randomUUID(), lines, ...input });
}
