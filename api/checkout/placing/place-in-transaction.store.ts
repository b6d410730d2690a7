import { parseLocalized } from '../../../domain/localized';
import { holdCatalogVariants } from '../../catalog/catalog.store';
import type { Transaction } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import { holdTypedPromo, notePromoUse, takePromoUse } from '../../promotions/promo-use.store';
import { readZoneChoice } from '../../zones/zone.store';
import type { ZoneChoice } from '../../zones/zone-choice';
import { deleteLineRows } from '../cart/cart.store';
import { findCheckout, lockCart, lockIdempotencyKey } from '../cart/checkout.store';
import { missingContact } from '../cart/contact';
import { readDetails } from '../cart/details';
import { readSurroundings } from '../cart/read-checkout.store';
import { changesOf, presentLines, viewCart } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { checkChangeFrom } from '../pricing/change-from';
import {
  holdShopForOrder,
  matchClient,
  nextSequence,
  readHandover,
  requirePaymentMethod,
  requireWarehouse,
} from '../promise/handover.store';
import { promiseTime } from '../promise/promise.store';
import { isPromiseChange } from '../promise/promise-change';
import { EmptyCart, PriceChanged, PromiseChanged } from '../refusals';
import { freezeLines } from './freeze-lines.store';
import { createOrderCart, type OrderCart } from './order-cart.store';
import { orderNumber } from './order-number';
import { newOrderToken } from './order-token';
import type { PlaceOrderInput, PlacingCaller } from './placing';
import { notePlaced, writeOrder } from './write-order.store';

interface Placing {
  readonly input: PlaceOrderInput;
  readonly fingerprint: string;
}

interface PlacedOrder {
  readonly order: CheckoutRow;
  /** False: the key has made it before. */
  readonly isNew: boolean;
}

/** Order, lines, slot, number, client and outbox rows: all of them are written, or none. */
export async function placeInTransaction(
  tx: Transaction,
  caller: PlacingCaller,
  { input, fingerprint }: Placing,
): Promise<PlacedOrder> {
  // Of requests with the same key one places; the others wait here, so that none is refused what the first one took.
  await lockIdempotencyKey(tx, caller.channel.id, input.idempotencyKey);
  // Settings may have changed since the request began; the currency can't any more until this order is there.
  const { channel, orderId } = await holdShopForOrder(tx, caller.channel.id, input.idempotencyKey);
  const placed = orderId && (await findCheckout(tx, channel.id, orderId));
  if (placed) return { order: placed, isNew: false };
  const taken = await takeCart(tx, { ...caller, channel }, input.lines ?? null);
  const filled = await fillIn(tx, channel, taken, input);
  const priced = { ...filled, cart: taken.row };
  const view = await priceCart(tx, { ...caller, channel }, priced, input.expectedTotal ?? null);
  const { idempotencyKey: key, expectedBy = null } = input;
  const order = await freeze(tx, { ...caller, channel }, { ...filled, view, key, fingerprint, expectedBy });
  return { order, isNew: true };
}

/** The cart to place, held until the transaction ends. @throws {EmptyCart} */
async function takeCart(tx: Transaction, caller: PlacingCaller, lines: PlaceOrderInput['lines']): Promise<OrderCart> {
  if (lines) return createOrderCart(tx, caller, lines);
  const { channel, actor } = caller;
  const cart = actor.sessionId === null ? null : await lockCart(tx, channel.id, actor.sessionId);
  if (!cart) throw new EmptyCart();
  if (cart.hasLineRows) await deleteLineRows(tx, cart);
  const variantIds = cart.lines.flatMap(({ variantId }) => variantId ?? []);
  return { row: cart, variants: await holdCatalogVariants(tx, channel.id, variantIds) };
}

interface Filled extends OrderCart {
  readonly zone: ZoneChoice;
}

/** What was sent with the call, on top of what the cart has. @throws {InvalidInput} naming all that is missing. */
async function fillIn(
  tx: Transaction,
  channel: Channel,
  { row: cart, variants }: OrderCart,
  input: PlaceOrderInput,
): Promise<Filled> {
  const row = { ...cart, ...readDetails(input, channel.countryCode) };
  const zone = await readZoneChoice(tx, channel.id, row);
  const missing: InvalidField[] = [
    ...missingContact(row, row.deliveryMethod),
    ...(row.deliveryMethod ? [] : [{ path: ['deliveryMethod'], code: 'REQUIRED' }]),
    ...(zone.kind === 'MISSING' ? [{ path: ['zoneId'], code: 'REQUIRED' }] : []),
    ...(row.paymentMethodId ? [] : [{ path: ['paymentMethodId'], code: 'REQUIRED' }]),
    ...(row.timeKind === 'SLOT' && !row.slotFrom ? [{ path: ['slotFrom'], code: 'REQUIRED' }] : []),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  return { row, zone, variants };
}

/**
 * @param cart - as the shopper left it; `row` has what came with the call besides.
 * @throws {PriceChanged} and every problem that a cart can have.
 */
async function priceCart(
  tx: Transaction,
  { channel, now }: PlacingCaller,
  { cart, row, zone, variants }: Filled & { readonly cart: CheckoutRow },
  expectedTotal: number | null,
): Promise<CheckoutView> {
  const reader = { db: tx, channel, now };
  const surroundings = await readSurroundings(reader, row, { zone, variants, promo: await holdTypedPromo(tx, row) });
  const view = viewCart(row, surroundings);
  const [problem] = view.problems;
  if (problem) throw problem;
  const { total } = view.totals;
  const changes = changesOf(row, presentLines(row, surroundings));
  // What came with the call may cost something itself, a courier; the cart as it was left tells what the shop changed.
  const cartTotal = async () =>
    viewCart(cart, await readSurroundings(reader, cart, { variants: surroundings.variants })).totals.total;
  const isCartAsSeen = async () =>
    changes.length === 0 && (cart.seenTotal === null || cart.seenTotal === (await cartTotal()));
  const isAsSeen = expectedTotal === null ? await isCartAsSeen() : expectedTotal === total;
  if (!isAsSeen) throw new PriceChanged(changes, total, await cartTotal());
  return view;
}

/** Where the order goes, for good: to a place, or to a table when it is not brought out of the house. */
function destinationOf({ deliveryMethod, latitude, longitude, table }: CheckoutRow, zone: ZoneChoice['zone']) {
  const place =
    deliveryMethod === 'DELIVERY' ? { latitude, longitude, table: null } : { latitude: null, longitude: null, table };
  return { ...place, zoneId: zone?.id ?? null, ...(zone && { zoneName: zone.name }) };
}

interface Freezing extends Filled {
  readonly view: CheckoutView;
  readonly key: string;
  readonly fingerprint: string;
  readonly expectedBy: Date | null;
}

/** @throws {PromiseChanged} and what else stands in the way. */
async function freeze(
  tx: Transaction,
  caller: PlacingCaller,
  { row, zone: { zone }, view, key, fingerprint, expectedBy }: Freezing,
): Promise<CheckoutRow> {
  const { channel, actor, announceOrder } = caller;
  const { id, name, phone, deliveryMethod } = row;
  // `fillIn` has refused an order without these; the compiler can't know.
  if (!name || !phone || !deliveryMethod) throw new Error(`order ${id} lacks its contact`);
  const now = caller.now();
  const { productsCost, discount, promo, deliveryFee, total, weight } = view.totals;
  const handover = await readHandover(tx, row);
  const payment = requirePaymentMethod(handover);
  const changeFrom = checkChangeFrom(view.details.changeFrom, total, payment.type);
  const warehouse = requireWarehouse(handover, row);
  const promisedAt = await promiseTime(tx, channel, {
    method: deliveryMethod,
    zoneMinutes: zone?.terms.minutes ?? null,
    slotFrom: row.slotFrom,
    now,
  });
  if (row.timeKind === 'ASAP' && isPromiseChange(promisedAt, expectedBy)) throw new PromiseChanged(promisedAt);
  const promoCodeId = promo && (await takePromoUse(tx, { channelId: channel.id, code: promo.code }));
  const clientId = await matchClient(tx, { channelId: channel.id, phone, name, now });
  const day = localDate(toInstant(now), channel.timeZone);
  const orderDate = toDateColumn(day);
  // The last step that can refuse: the lock on the day's counter blocks all other orders.
  const orderSequence = await nextSequence(tx, channel.id, orderDate);
  const { street, apartment, intercom, entrance, floor, courierNote, kitchenNote, timeKind, slotFrom, slotTo } = row;
  const placed = await writeOrder(tx, row, {
    name,
    phone,
    deliveryMethod,
    street,
    apartment,
    intercom,
    entrance,
    floor,
    courierNote,
    kitchenNote,
    timeKind,
    slotFrom,
    slotTo,
    promisedAt,
    changeFrom,
    clientId,
    orderDate,
    orderSequence,
    fingerprint,
    ...destinationOf(row, zone),
    productsCost,
    discount,
    deliveryFee,
    total,
    weight,
    promoCodeId,
    promoCodeText: promo?.code ?? null,
    promoDiscount: promo?.discount ?? null,
    status: 'PLACED',
    token: newOrderToken(),
    number: orderNumber(day, orderSequence),
    currencyCode: view.currencyCode,
    paymentMethodId: payment.id,
    paymentType: payment.type,
    paymentName: parseLocalized(payment.name),
    warehouseId: warehouse?.id ?? null,
    ...(warehouse && { warehouseName: parseLocalized(warehouse.name) }),
    sessionId: row.sessionId ?? actor.sessionId,
    locale: caller.locale,
    idempotencyKey: key,
    placedAt: now,
  });
  const lines = await freezeLines(tx, view, row.lines);
  if (promoCodeId) await notePromoUse(tx, { checkoutId: id, promoCodeId, phone, now });
  await notePlaced(tx, { channelId: channel.id, checkoutId: id, now });
  const order = { ...placed, lines, hasLineRows: false, paymentMethod: payment, warehouse };
  await announceOrder(tx, {
    channelId: channel.id,
    checkoutId: id,
    event: 'PLACED',
    now,
    order: { ...order, channel },
  });
  return order;
}
