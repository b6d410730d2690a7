import { minor } from '../../../../domain/money';
import { NO_TIP, type TipChoice } from '../../../../domain/tip';
import { productsCost } from '../../../../domain/totals';
import type { CartFragment, CartShopFragment, DeliveryMethod } from '../../../gql/graphql';
import type { PhotoSource } from '../../../ui/media/photo';
import { type CartPromo, type CartTotals, expectTotals } from './cart-totals';
import { type CartDestination, destinationOf, termsOf } from './cart-zone';
import { methodThatIsOn } from './receiving-method';

/** How a dish looks in the cart before the server has answered. */
export interface DishPreview {
  readonly productName: string;
  readonly variantName: string;
  readonly optionNames: readonly string[];
  /** Minor units, options included. */
  readonly unitPrice: number;
  readonly photo: PhotoSource | null;
}

/** A dish as it goes into the cart. */
export interface DishChoice {
  readonly variantId: string;
  readonly optionIds: readonly string[];
  /** To the kitchen; null for none. */
  readonly note: string | null;
  /** Shows the line at once; without it the line appears with the server's answer. */
  readonly preview?: DishPreview | null;
}

/** One line as the screen shows it: what the server has, and what is on its way there. */
export interface CartLine extends DishChoice {
  /** Dish, options and note: the same before and after the server gave the line an id. */
  readonly key: string;
  /** Null until the server has it. */
  readonly id: string | null;
  readonly preview: DishPreview;
  readonly productSlug: string | null;
  readonly categorySlug: string | null;
  readonly quantity: number;
  readonly isAvailable: boolean;
  /** Of a dish that sold out: its variant and options that are the reason; empty where it is the dish as a whole. */
  readonly soldOutNames: readonly string[];
  /** What keeps its options from being chosen, for the shopper to read: it is made with others now. */
  readonly misfit: string | null;
  /** It is on the menu no longer. */
  readonly isGone: boolean;
}

/** A change that the shopper made and the server has not answered yet. */
export type PendingChange =
  | { readonly kind: 'quantity'; readonly key: string; readonly choice: DishChoice; readonly delta: number }
  | { readonly kind: 'method'; readonly method: DeliveryMethod }
  | { readonly kind: 'zone'; readonly zoneId: string }
  | ({ readonly kind: 'tip' } & TipChoice);

export interface CartView extends CartTotals, CartDestination {
  readonly lines: readonly CartLine[];
  readonly quantity: number;
  readonly method: DeliveryMethod;
  /** Grams and millilitres, as the server last counted. */
  readonly weight: number;
  readonly problems: CartFragment['problems'];
}

export function lineKey({ variantId, optionIds, note }: Omit<DishChoice, 'preview'>): string {
  return [variantId, ...[...optionIds].sort(), note ?? ''].join(' ').trim();
}

function toLine(line: CartFragment['lines'][number]): CartLine {
  const misfit = line.problems.find(({ code }) => code === 'INVALID_OPTIONS')?.message ?? null;
  const { variantId, optionIds, note, options, productName, variantName, unitPrice, photo } = line;
  return {
    // A deleted dish has no variant any more: its line can only be taken out.
    key: variantId === null ? line.id : lineKey({ variantId, optionIds, note }),
    id: line.id,
    variantId: variantId ?? '',
    optionIds,
    note,
    preview: {
      productName,
      variantName,
      optionNames: options.map(({ name }) => name),
      unitPrice: unitPrice.minor,
      photo,
    },
    productSlug: line.productSlug,
    categorySlug: line.categorySlug,
    quantity: line.quantity,
    isAvailable: line.isAvailable,
    soldOutNames: line.soldOut
      .filter(({ kind }) => kind !== 'PRODUCT')
      .map(({ name }) => name)
      .filter(Boolean),
    misfit,
    isGone: !line.isAvailable && line.soldOut.length === 0 && misfit === null,
  };
}

function withChange(lines: readonly CartLine[], change: PendingChange): readonly CartLine[] {
  if (change.kind !== 'quantity') return lines;
  const { key, choice, delta } = change;
  if (lines.some((line) => line.key === key)) {
    return lines.map((line) => (line.key === key ? { ...line, quantity: line.quantity + delta } : line));
  }
  if (delta <= 0 || !choice.preview) return lines;
  const { preview } = choice;
  const place = {
    productSlug: null,
    categorySlug: null,
    isAvailable: true,
    soldOutNames: [],
    misfit: null,
    isGone: false,
  };
  return [...lines, { ...choice, ...place, key, id: null, preview, quantity: delta }];
}

/** The way of receiving that the server gives a new cart. */
function firstMethod(shop: CartShopFragment): DeliveryMethod {
  return shop.isDeliveryAvailable || !shop.isPickupAvailable ? 'DELIVERY' : 'PICKUP';
}

/** The lines with everything on top that is on its way. */
export function linesOf(cart: CartFragment | null, pending: readonly PendingChange[]): readonly CartLine[] {
  return pending.reduce(withChange, (cart?.lines ?? []).map(toLine)).filter(({ quantity }) => quantity > 0);
}

function promoOf(cart: CartFragment | null): CartPromo | null {
  if (!cart?.promo) return null;
  const { discount, amount, problem, ...promo } = cart.promo;
  return { ...promo, discount: discount.minor, amount: amount?.minor ?? null, problem: problem?.message ?? null };
}

/** The server's cart with everything on top that is on its way. */
export function viewCart(
  shop: CartShopFragment,
  cart: CartFragment | null,
  pending: readonly PendingChange[],
): CartView {
  const lines = linesOf(cart, pending);
  const chosen = pending.findLast((change) => change.kind === 'method');
  const method = methodThatIsOn(shop, chosen?.method ?? cart?.deliveryMethod ?? firstMethod(shop));
  // What can't be had is not paid for.
  const available = lines.filter(({ isAvailable }) => isAvailable);
  const cost = productsCost(
    available.map(({ quantity, preview }) => ({ quantity, unitPrice: minor(preview.unitPrice) })),
  );
  const zoneId = pending.findLast((change) => change.kind === 'zone')?.zoneId;
  const destination = destinationOf(shop, cart, method, zoneId);
  const promo = promoOf(cart);
  const saved = cart && { percent: cart.tipPercent, amount: cart.tip.minor };
  const tip = pending.findLast((change) => change.kind === 'tip') ?? saved ?? NO_TIP;
  const expected = expectTotals(
    { lineCount: available.length, productsCost: cost, method, tip },
    termsOf(shop, destination),
    promo,
  );
  const answered = cart !== null && cart.lines.length > 0 && cart.deliveryMethod === method && pending.length === 0;
  return {
    ...expected,
    ...destination,
    ...(answered && {
      productsCost: minor(cart.productsCost.minor),
      discount: minor(cart.discount.minor),
      promo,
      deliveryFee: cart.deliveryFee && minor(cart.deliveryFee.minor),
      tip: minor(cart.tip.minor),
      tipPercent: cart.tipPercent,
      total: minor(cart.totalPrice.minor),
    }),
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    method,
    weight: cart?.weight ?? 0,
    // Another way of receiving is shown than the server has: what it says about that one holds no longer.
    problems: (cart?.problems ?? []).filter(
      ({ code }) => code !== 'METHOD_UNAVAILABLE' || cart?.deliveryMethod === method,
    ),
  };
}
