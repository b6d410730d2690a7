import { parseLocalized } from '../../../domain/localized';
import type { DeliveryMethod } from '../../../domain/order-status';
import { ordersForTest } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { InvalidInput } from '../../kernel/refusals';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import { beginPayment, type ChosenProvider } from '../../payments/begin-payment.store';
import type { ZoneChoice } from '../../zones/zone-choice';
import type { CartRow } from '../cart/cart-row.store';
import { deleteCart, holdCart } from '../cart/held-cart.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import type { Deviation } from '../deviations';
import { elsewhereColumns, type OrderElsewhere } from '../elsewhere/order-elsewhere';
import type { Objection } from '../objection';
import { checkChangeFrom } from '../pricing/change-from';
import { requireHandover } from '../pricing/require-handover';
import { type ChosenPayment, requirePaymentMethod, requireWarehouse } from '../promise/handover.store';
import { overfilling, promiseTime } from '../promise/promise.store';
import { isPromiseChange } from '../promise/promise-change';
import { LivePaymentRefused, PaymentMethodUnavailable, PromiseChanged } from '../refusals';
import type { DeskOrder, OrderRule } from './desk-order';
import { freezeLines } from './freeze-lines';
import { orderNumber } from './order-number';
import { newOrderToken } from './order-token';
import type { OrderingShop } from './ordering-shop.store';
import { isShoppersOwn, type PlacingCaller } from './placing';
import type { Filled, PricedOrder } from './price-order.store';
import { takeForOrder } from './take-for-order.store';
import { orderOf, writeBesides, writeOrder } from './write-order.store';

const MINUTE_MS = 60_000;

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
  readonly object: Objection;
  /** What was objected to. */
  readonly deviations: readonly Deviation[];
}

/** @throws {PromiseChanged} and what else stands in the way. */
export async function freeze(tx: Transaction, caller: PlacingCaller, freezing: Freezing): Promise<CheckoutRow> {
  const { row, shop, view, desk, elsewhere } = freezing;
  const { channel, actor, announceOrder } = caller;
  const { id, name, phone, deliveryMethod } = row;
  // `fillIn` has refused an order without it; the compiler can't know.
  if (!deliveryMethod) throw new Error(`order ${id} lacks its way of receiving`);
  const contact = { name, phone, deliveryMethod };
  const now = caller.now();
  const handover = settleHandover(freezing);
  const { payment } = handover;
  const promise = await promiseOrder(tx, shop, { ...freezing, deliveryMethod, now });
  // On the telephone, and by another program, nobody can be led to a page to pay.
  if (!isShoppersOwn({ desk, elsewhere }) && payment?.provider) throw new PaymentMethodUnavailable();
  const isTest = ordersForTest(actor);
  // What is paid first gets its client and its number when the money is there.
  const provider = view.totals.total > 0 ? (payment?.provider ?? null) : null;
  if (isTest && provider?.isLive) throw new LivePaymentRefused();
  // The receipt that the law asks for is sent to it.
  if (phone === null && provider?.vatCode != null) throw new InvalidInput([{ path: ['phone'], code: 'REQUIRED' }]);
  const isHeld = provider !== null;
  const day = localDate(toInstant(now), channel.timeZone);
  const shopToTakeFrom =
    promise.isOverfull || isPaidElsewhere(elsewhere) ? { ...channel, slotCapacity: null } : channel;
  // From here on others wait for the next number: what needs none is done before.
  const lines = freezeLines(view, row.lines);
  const { numbered, promoCodeId } = await takeForOrder(tx, shopToTakeFrom, {
    variantIds: row.lines.flatMap(({ variantId }) => variantId ?? []),
    slotFrom: row.slotFrom,
    promoCode: view.totals.promo?.code ?? null,
    client: name && phone && !isTest ? { name, phone } : null,
    now,
    orderDate: toDateColumn(day),
    isHeld,
    isTest,
  });
  const standing = numbered
    ? ({ ...numbered, status: 'PLACED', number: orderNumber(day, numbered.orderSequence), placedAt: now } as const)
    : heldFor(provider, row, caller);
  const placed = {
    ...contact,
    ...detailsOf(freezing),
    ...sumsOf(view),
    ...handoverColumns(handover),
    ...standing,
    ...(elsewhere && elsewhereColumns(elsewhere)),
    deviations: [...freezing.deviations],
    promisedAt: promise.promisedAt,
    promoCodeId,
    isTest,
    token: row.token ?? newOrderToken(),
    sessionId: desk ? null : (row.sessionId ?? (numbered && actor.sessionId)),
    locale: desk?.locale ?? caller.locale,
    takenById: desk?.takenById ?? null,
    overridden: overriddenBy(freezing, promise.isOverfull),
    idempotencyKey: freezing.key,
    fingerprint: freezing.fingerprint,
    version: row.version + 1,
    updatedAt: now,
  };
  const order = {
    ...orderOf(row, placed),
    lines,
    paymentMethod: payment && withoutProvider(payment),
    warehouse: handover.warehouse,
  };
  const { takenById } = placed;
  // Sent at once, and done in that order: whoever wants the next number waits for one answer, and not for three.
  await Promise.all([
    writeOrder(tx, row, placed),
    isHeld ? holdCart(tx, row, order) : row.sessionId && deleteCart(tx, row.id),
    writeBesides(tx, { channelId: channel.id, checkoutId: id, lines, promoCodeId, phone, takenById, now, isHeld }),
    provider ||
      announceOrder(tx, {
        channelId: channel.id,
        checkoutId: id,
        event: 'PLACED',
        now,
        order: { ...order, channel },
      }),
  ]);
  return provider ? beginPayment(tx, order, provider, caller) : order;
}

interface Handover {
  /** Null: it was paid elsewhere. */
  readonly payment: ChosenPayment | null;
  readonly warehouse: ReturnType<typeof requireWarehouse>;
  readonly changeFrom: number | null;
}

/** How it is paid, and which kitchen makes it. @throws {InvalidInput | PaymentMethodUnavailable} and the like. */
function settleHandover({ row, shop, view, elsewhere, object }: Freezing): Handover {
  const { total } = view.totals;
  const offered = {
    payment: shop.payments.find((payment) => payment.id === row.paymentMethodId) ?? null,
    warehouses: shop.warehouses,
  };
  const payment = isPaidElsewhere(elsewhere) ? null : requirePaymentMethod(offered);
  if (payment) requireHandover({ ...row, total }, payment);
  const changeFrom = payment && checkChangeFrom(view.details.changeFrom, total, payment.type);
  return { payment, changeFrom, warehouse: requireWarehouse(offered, row, object) };
}

function handoverColumns({ payment, warehouse, changeFrom }: Handover) {
  return {
    changeFrom,
    ...(payment
      ? { paymentMethodId: payment.id, paymentType: payment.type, paymentName: parseLocalized(payment.name) }
      : { paymentMethodId: null }),
    warehouseId: warehouse?.id ?? null,
    ...(warehouse && { warehouseName: parseLocalized(warehouse.name) }),
  };
}

type Promising = Freezing & { readonly deliveryMethod: DeliveryMethod; readonly now: Date };

/** When it will be ready. @throws {PromiseChanged} where that is much later than the shopper saw. */
async function promiseOrder(
  tx: Transaction,
  { channel, hours, places }: OrderingShop,
  { row, zone: { zone }, desk, elsewhere, object, expectedBy, deliveryMethod: method, now }: Promising,
) {
  const { slotFrom } = row;
  const wanted = { method, zoneMinutes: zone?.terms.minutes ?? null, slotFrom, hours, places, now };
  const objection = isPaidElsewhere(elsewhere) ? object : overfilling(desk?.setAside.slot ?? false);
  const promise = await promiseTime(tx, channel, wanted, objection);
  if (row.timeKind === 'ASAP' && isPromiseChange(promise.promisedAt, expectedBy))
    throw new PromiseChanged(promise.promisedAt);
  return promise;
}

/** What the shopper said, and where it goes. */
function detailsOf({ row, zone: { zone } }: Freezing) {
  const { street, apartment, intercom, entrance, floor, courierNote, kitchenNote, timeKind, slotFrom, slotTo } = row;
  const { handover, arrival, cutlery } = row;
  const said = { street, apartment, intercom, entrance, floor, courierNote, kitchenNote, handover, arrival, cutlery };
  return { ...said, timeKind, slotFrom, slotTo, ...destinationOf(row, zone) };
}

function sumsOf({ totals, currencyCode, deliveryTaxRate }: CheckoutView) {
  const { productsCost, discount, promo, deliveryFee, tip, tipPercent, total, weight } = totals;
  return {
    currencyCode,
    productsCost,
    discount,
    deliveryFee,
    deliveryTaxRate,
    tip: tip || null,
    tipPercent,
    total,
    weight,
    promoCodeText: promo?.code ?? null,
    promoDiscount: promo?.discount ?? null,
  };
}

/** Rules that staff set aside; a full slot that took an order of elsewhere was nobody's decision. */
function overriddenBy({ overridden, elsewhere }: Freezing, isOverfull: boolean): OrderRule[] {
  return isOverfull && !isPaidElsewhere(elsewhere) ? [...overridden, 'SLOT'] : [...overridden];
}

function isPaidElsewhere(elsewhere: OrderElsewhere | null): boolean {
  return elsewhere?.paid !== undefined;
}

function withoutProvider({ provider: _provider, ...method }: ChosenPayment) {
  return method;
}

/** It waits so long for its payment: until then it has no number, and nobody but its shopper sees it. */
function heldFor(provider: ChosenProvider | null, { sessionId }: CartRow, { actor, now }: PlacingCaller) {
  const heldUntil = new Date(now().getTime() + (provider?.holdMinutes ?? 0) * MINUTE_MS);
  // A session has one cart: an order of given lines is not its cart, and becomes its order once it is paid.
  const heldBySessionId = sessionId === null ? actor.sessionId : null;
  return { status: 'OPEN', heldUntil, heldBySessionId, moneyState: 'AWAITED' } as const;
}
