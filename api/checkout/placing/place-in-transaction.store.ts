import { parseLocalized } from '../../../domain/localized';
import { ordersForTest } from '../../access/caller';
import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import type { CatalogTables } from '../../catalog/read-model/catalog-tables';
import type { Transaction } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import { beginPayment, type ChosenProvider } from '../../payments/begin-payment.store';
import { holdTypedPromo } from '../../promotions/promo-use.store';
import { writeAudit } from '../../staff-writes/audit.store';
import type { Zone } from '../../zones/zone';
import { zonesOfRequest } from '../../zones/zone.store';
import { chooseZone, type ZoneChoice } from '../../zones/zone-choice';
import { deleteLineRows } from '../cart/cart.store';
import { findCheckout, lockCart, lockIdempotencyKey } from '../cart/checkout.store';
import { missingContact } from '../cart/contact';
import { readDetails } from '../cart/details';
import { requireCutleryAsked } from '../cart/handover-details';
import { readShopperLines } from '../cart/line-note';
import { readSurroundings } from '../cart/read-checkout.store';
import { changesOf, presentLines, tipChoiceOf, viewCart } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import { elsewhereColumns, type OrderElsewhere } from '../elsewhere/order-elsewhere';
import { pricedAsSent } from '../elsewhere/priced-as-sent';
import { checkChangeFrom } from '../pricing/change-from';
import { requireHandover } from '../pricing/require-handover';
import { requireTip } from '../pricing/require-tip';
import { type ChosenPayment, requirePaymentMethod, requireWarehouse } from '../promise/handover.store';
import { promiseDeskTime } from '../promise/promise.store';
import { isPromiseChange } from '../promise/promise-change';
import { EmptyCart, LivePaymentRefused, PaymentMethodUnavailable, PriceChanged, PromiseChanged } from '../refusals';
import { type DeskOrder, NOTHING_SET_ASIDE, type OrderRule, overriddenIn, termsAside } from './desk-order';
import { freezeLines } from './freeze-lines';
import { orderCart } from './order-cart';
import type { OrderKeys } from './order-keys';
import { orderNumber } from './order-number';
import { newOrderToken } from './order-token';
import { holdShopForOrder, type OrderingShop } from './ordering-shop.store';
import type { PlaceOrderInput, PlacingCaller } from './placing';
import { takeForOrder } from './take-for-order.store';
import { writeBesides, writeOrder } from './write-order.store';

const MINUTE_MS = 60_000;

interface Placing {
  readonly input: PlaceOrderInput;
  readonly keys: OrderKeys;
  readonly fingerprint: string;
}

interface PlacedOrder {
  readonly order: CheckoutRow;
  /** False: the key has made it before. */
  readonly isNew: boolean;
}

/** What orders are priced from, at the revision of the caller's shop: in memory, where that revision was read before. */
export async function readMenu({ db, channel }: Pick<PlacingCaller, 'db' | 'channel'>): Promise<OrderMenu> {
  return { catalog: await catalogInMemory(db, channel), zones: await zonesOfRequest(db, channel) };
}

/** Order, lines, slot, number, client and outbox rows: all of them are written, or none. */
export async function placeInTransaction(
  tx: Transaction,
  caller: PlacingCaller,
  { input, keys, fingerprint }: Placing,
): Promise<PlacedOrder> {
  const { key } = keys;
  // Of requests with the same key one places; the others wait here, so that none is refused what the first one took.
  await lockIdempotencyKey(tx, caller.channel.id, key);
  // Settings may have changed since the request began; the currency can't any more until this order is there.
  const { expectedTotal = null, expectedBy = null, desk = null, elsewhere = null } = input;
  const shop = await holdShopForOrder(tx, caller.channel.id, { ...keys, now: caller.now() });
  const { channel, orderId } = shop;
  const placed = orderId && (await findCheckout(tx, channel.id, orderId));
  if (placed) return { order: placed, isNew: false };
  const own = { ...caller, channel };
  // At the revision that this transaction has read: what is raised later comes after this order.
  const menu = await readMenu(own);
  const lines = input.lines && (isShoppersOwn(input) ? readShopperLines(channel, input.lines) : input.lines);
  const cart = lines ? orderCart(menu.catalog, own, lines) : await takeCart(tx, own);
  const filled = fillIn(channel, cart, menu, input);
  const isTipNew = Boolean(input.tip || input.tipPercent);
  const asked = { expectedTotal, desk, elsewhere, isTipNew };
  const { view, overridden } = await priceCart(tx, own, menu, { ...filled, cart }, asked);
  const order = await freeze(tx, own, {
    ...filled,
    shop,
    view,
    overridden,
    key,
    fingerprint,
    expectedBy,
    desk,
    elsewhere,
  });
  if (desk) await noteDeskOrder(tx, own, { ...order, action: desk.action });
  return { order, isNew: true };
}

/** Whether a shopper places it: what staff take by phone and what comes from elsewhere goes by other rules. */
function isShoppersOwn({ desk, elsewhere }: { desk?: DeskOrder | null; elsewhere?: OrderElsewhere | null }): boolean {
  return !desk && !elsewhere;
}

/** The audit log tells of an order that staff took, and of what they set aside for it. */
async function noteDeskOrder(
  tx: Transaction,
  { actor, channel }: PlacingCaller,
  { id, number, overridden, deliveryFee, total, action }: CheckoutRow & Pick<DeskOrder, 'action'>,
): Promise<void> {
  if (actor.kind === 'visitor') return;
  const details = { number, total, ...(overridden.length > 0 && { overridden, deliveryFee }) };
  await writeAudit(tx, { actor, channel }, { action, subjectId: id, details });
}

/** What prices are of. */
export interface OrderMenu {
  readonly catalog: CatalogTables;
  readonly zones: readonly Zone[];
}

/** The cart to place, held until the transaction ends. @throws {EmptyCart} */
async function takeCart(tx: Transaction, { channel, actor }: PlacingCaller): Promise<CheckoutRow> {
  const cart = actor.sessionId === null ? null : await lockCart(tx, channel.id, actor.sessionId);
  if (!cart) throw new EmptyCart();
  if (cart.hasLineRows) await deleteLineRows(tx, cart);
  return cart;
}

interface Filled {
  readonly row: CheckoutRow;
  readonly zone: ZoneChoice;
}

/** What was sent with the call, on top of what the cart has. @throws {InvalidInput} naming all that is missing. */
function fillIn(channel: Channel, cart: CheckoutRow, { zones }: OrderMenu, input: PlaceOrderInput): Filled {
  const details = readDetails(input, channel.countryCode);
  if (isShoppersOwn(input)) requireCutleryAsked(channel, details);
  const row = { ...cart, ...details };
  const isPaid = input.elsewhere?.paid !== undefined;
  const zone = (isPaid ? zoneOfPaid : chooseZone)(row, row.deliveryMethod === 'DELIVERY' ? zones : []);
  const missing: InvalidField[] = [
    ...missingContact(row, row.deliveryMethod),
    ...(row.deliveryMethod ? [] : [{ path: ['deliveryMethod'], code: 'REQUIRED' }]),
    ...(zone.kind === 'MISSING' ? [{ path: ['zoneId'], code: 'REQUIRED' }] : []),
    ...(row.paymentMethodId || isPaid ? [] : [{ path: ['paymentMethodId'], code: 'REQUIRED' }]),
    ...(row.timeKind === 'SLOT' && !row.slotFrom ? [{ path: ['slotFrom'], code: 'REQUIRED' }] : []),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  return { row, zone };
}

/** That it is brought there was settled where it was paid: the zone only says which kitchen makes it, and how long it takes. */
function zoneOfPaid(destination: CheckoutRow, zones: readonly Zone[]): ZoneChoice {
  const zone = chooseZone(destination, zones);
  return zone.kind === 'MISSING' || zone.kind === 'OUTSIDE' ? { kind: 'UNNEEDED', zone: null } : zone;
}

interface PricedOrder {
  readonly view: CheckoutView;
  readonly overridden: readonly OrderRule[];
}

interface Pricing {
  readonly expectedTotal: number | null;
  readonly desk: DeskOrder | null;
  readonly elsewhere: OrderElsewhere | null;
  /** It came with the call. */
  readonly isTipNew: boolean;
}

/**
 * @param cart - as the shopper left it; `row` has what came with the call besides.
 * @throws {TipNotPossible | PriceChanged} and every problem that a cart can have.
 */
async function priceCart(
  tx: Transaction,
  { channel, now }: PlacingCaller,
  { catalog, zones }: OrderMenu,
  { cart, row, zone }: Filled & { readonly cart: CheckoutRow },
  { expectedTotal, desk, elsewhere, isTipNew }: Pricing,
): Promise<PricedOrder> {
  const reader = { db: tx, channel, now, catalog };
  const surroundings = await readSurroundings(reader, row, { zone, promo: await holdTypedPromo(tx, row) });
  const { setAside } = desk ?? { setAside: NOTHING_SET_ASIDE };
  const byMenu = viewCart(row, { ...surroundings, terms: termsAside(surroundings.terms, setAside) });
  if (elsewhere?.paid) return { view: pricedAsSent(byMenu, row, elsewhere.paid, expectedTotal), overridden: [] };
  const view = byMenu;
  if (isTipNew) requireTip(tipChoiceOf(row), surroundings.terms.tips, view.totals);
  const [problem] = view.problems;
  if (problem) throw problem;
  const { total } = view.totals;
  const changes = changesOf(row, presentLines(row, surroundings));
  // What came with the call may cost something itself, a courier; the cart as it was left tells what the shop changed.
  const cartTotal = async () => viewCart(cart, await readSurroundings(reader, cart, { zones })).totals.total;
  const isCartAsSeen = async () =>
    changes.length === 0 && (cart.seenTotal === null || cart.seenTotal === (await cartTotal()));
  const isAsSeen = expectedTotal === null ? await isCartAsSeen() : expectedTotal === total;
  if (!isAsSeen) throw new PriceChanged(changes, total, await cartTotal());
  return { view, overridden: desk ? overriddenIn(viewCart(row, surroundings), setAside) : [] };
}

/** Where the order goes, for good: to a place, or to a table when it is not brought out of the house. */
function destinationOf({ deliveryMethod, latitude, longitude, table }: CheckoutRow, zone: ZoneChoice['zone']) {
  const place =
    deliveryMethod === 'DELIVERY' ? { latitude, longitude, table: null } : { latitude: null, longitude: null, table };
  return { ...place, zoneId: zone?.id ?? null, ...(zone && { zoneName: zone.name }) };
}

interface Freezing extends Filled, PricedOrder {
  readonly shop: OrderingShop;
  readonly desk: DeskOrder | null;
  readonly elsewhere: OrderElsewhere | null;
  readonly key: string;
  readonly fingerprint: string;
  readonly expectedBy: Date | null;
}

/** @throws {PromiseChanged} and what else stands in the way. */
async function freeze(
  tx: Transaction,
  caller: PlacingCaller,
  { row, zone: { zone }, shop, view, overridden, key, fingerprint, expectedBy, desk, elsewhere }: Freezing,
): Promise<CheckoutRow> {
  const { channel, actor, announceOrder } = caller;
  const { id, name, phone, deliveryMethod } = row;
  // `fillIn` has refused an order without these; the compiler can't know.
  if (!name || !phone || !deliveryMethod) throw new Error(`order ${id} lacks its contact`);
  const now = caller.now();
  const { productsCost, discount, promo, deliveryFee, tip, tipPercent, total, weight } = view.totals;
  const handover = {
    payment: shop.payments.find((payment) => payment.id === row.paymentMethodId) ?? null,
    warehouses: shop.warehouses,
  };
  const isPaid = elsewhere?.paid !== undefined;
  const payment = isPaid ? null : requirePaymentMethod(handover);
  if (payment) requireHandover({ ...row, total }, payment);
  const changeFrom = payment && checkChangeFrom(view.details.changeFrom, total, payment.type);
  const warehouse = requireWarehouse(handover, row);
  const wanted = {
    method: deliveryMethod,
    zoneMinutes: zone?.terms.minutes ?? null,
    slotFrom: row.slotFrom,
    hours: shop.hours,
    places: shop.places,
    now,
  };
  const { promisedAt, isOverfull } = await promiseDeskTime(
    tx,
    channel,
    wanted,
    isPaid || (desk?.setAside.slot ?? false),
  );
  if (row.timeKind === 'ASAP' && isPromiseChange(promisedAt, expectedBy)) throw new PromiseChanged(promisedAt);
  // On the telephone, and by another program, nobody can be led to a page to pay.
  if (!isShoppersOwn({ desk, elsewhere }) && payment?.provider) throw new PaymentMethodUnavailable();
  const isTest = ordersForTest(actor);
  // What is paid first gets its client and its number when the money is there.
  const provider = total > 0 ? (payment?.provider ?? null) : null;
  if (isTest && provider?.isLive) throw new LivePaymentRefused();
  const day = localDate(toInstant(now), channel.timeZone);
  const { numbered, promoCodeId } = await takeForOrder(tx, isOverfull ? { ...channel, slotCapacity: null } : channel, {
    variantIds: row.lines.flatMap(({ variantId }) => variantId ?? []),
    slotFrom: row.slotFrom,
    promoCode: promo?.code ?? null,
    phone,
    name,
    now,
    orderDate: toDateColumn(day),
    isHeld: provider !== null,
    isTest,
  });
  const { street, apartment, intercom, entrance, floor, courierNote, kitchenNote, timeKind, slotFrom, slotTo } = row;
  const placed = await writeOrder(
    tx,
    row,
    {
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
      handover: row.handover,
      arrival: row.arrival,
      cutlery: row.cutlery,
      timeKind,
      slotFrom,
      slotTo,
      promisedAt,
      changeFrom,
      fingerprint,
      ...destinationOf(row, zone),
      productsCost,
      discount,
      deliveryFee,
      deliveryTaxRate: view.deliveryTaxRate,
      tip: tip || null,
      tipPercent,
      total,
      weight,
      promoCodeId,
      promoCodeText: promo?.code ?? null,
      promoDiscount: promo?.discount ?? null,
      ...(numbered
        ? { ...numbered, status: 'PLACED', number: orderNumber(day, numbered.orderSequence), placedAt: now }
        : heldFor(provider, row, caller)),
      token: row.token ?? newOrderToken(),
      currencyCode: view.currencyCode,
      ...(payment
        ? { paymentMethodId: payment.id, paymentType: payment.type, paymentName: parseLocalized(payment.name) }
        : { paymentMethodId: null }),
      ...(elsewhere && elsewhereColumns(elsewhere)),
      isTest,
      warehouseId: warehouse?.id ?? null,
      ...(warehouse && { warehouseName: parseLocalized(warehouse.name) }),
      sessionId: desk ? null : (row.sessionId ?? (numbered && actor.sessionId)),
      locale: desk?.locale ?? caller.locale,
      takenById: desk?.takenById ?? null,
      overridden: isOverfull && !isPaid ? [...overridden, 'SLOT'] : [...overridden],
      idempotencyKey: key,
    },
    now,
  );
  const lines = freezeLines(view, row.lines);
  await writeBesides(tx, {
    channelId: channel.id,
    checkoutId: id,
    lines,
    promoCodeId,
    phone,
    takenById: placed.takenById,
    now,
    isHeld: provider !== null,
  });
  const order = { ...placed, lines, hasLineRows: false, paymentMethod: payment && withoutProvider(payment), warehouse };
  if (provider) return beginPayment(tx, order, provider, caller);
  await announceOrder(tx, {
    channelId: channel.id,
    checkoutId: id,
    event: 'PLACED',
    now,
    order: { ...order, channel },
  });
  return order;
}

function withoutProvider({ provider: _provider, ...method }: ChosenPayment) {
  return method;
}

/** Frozen like an order, and still a cart to everybody else: it waits so long for its payment. */
function heldFor(provider: ChosenProvider | null, { sessionId }: CheckoutRow, { actor, now }: PlacingCaller) {
  const heldUntil = new Date(now().getTime() + (provider?.holdMinutes ?? 0) * MINUTE_MS);
  // A session has one cart: an order of given lines is not its cart, and becomes its order once it is paid.
  const heldBySessionId = sessionId === null ? actor.sessionId : null;
  return { status: 'OPEN', heldUntil, heldBySessionId, moneyState: 'AWAITED' } as const;
}
