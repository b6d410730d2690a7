import { parseLocalized } from '../../../domain/localized';
import { ordersForTest } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { InvalidInput } from '../../kernel/refusals';
import { localDate, toDateColumn, toInstant } from '../../kernel/zoned-time';
import { beginPayment, type ChosenProvider } from '../../payments/begin-payment.store';
import type { CartRow } from '../cart/cart-row.store';
import { deleteCart, holdCart } from '../cart/held-cart.store';
import type { CheckoutRow } from '../checkout-row.store';
import type { CheckoutView } from '../checkout-view';
import type { Deviation } from '../deviations';
import type { ElsewhereColumns } from '../elsewhere/order-elsewhere';
import type { ChosenWarehouse } from '../promise/handover.store';
import { LivePaymentRefused } from '../refusals';
import type { OrderPayment } from './choose-handover.store';
import type { OrderRule } from './desk-order';
import type { FilledCart } from './fill-in';
import { freezeLines } from './freeze-lines';
import { orderNumber } from './order-number';
import { newOrderToken } from './order-token';
import type { Ordering } from './ordering-shop.store';
import { takeForOrder } from './take-for-order.store';
import { orderOf, writeOrder, writeOrderParts } from './write-order.store';

const MINUTE_MS = 60_000;

/** An order that every rule of its origin has let through. */
interface SettledOrder extends FilledCart {
  readonly view: CheckoutView;
  /** Null: it was paid elsewhere. */
  readonly payment: OrderPayment | null;
  readonly warehouse: ChosenWarehouse | null;
  readonly promise: { readonly promisedAt: Date };
  /** It is taken into a slot that is full. */
  readonly mayOverfill?: boolean;
  readonly overridden?: readonly OrderRule[];
  readonly deviations?: readonly Deviation[];
  readonly origin: Origin;
}

/** Where an order comes from. */
interface Origin extends Partial<ElsewhereColumns> {
  /** Of the shopper, who can come back to the order with it; null: there is no such session. */
  readonly sessionId: string | null;
  /** The shopper's. */
  readonly locale: string;
  /** Who took it on the telephone. */
  readonly takenById: string | null;
}

/**
 * Takes what an order uses up (place, promo code, client, number), writes it down, and announces it; or begins the payment that
 * it waits for.
 *
 * @throws {LivePaymentRefused | InvalidInput | VariantNotFound | SlotTaken}
 */
export async function writePlaced(tx: Transaction, ordering: Ordering, settled: SettledOrder): Promise<CheckoutRow> {
  const { caller, key, fingerprint } = ordering;
  const { row, view, origin, promise, payment, warehouse, overridden = [], deviations = [] } = settled;
  const { channel, actor, announceOrder } = caller;
  const { id, name, phone } = row;
  const now = caller.now();
  const isTest = ordersForTest(actor);
  const provider = view.totals.total > 0 ? (payment?.provider ?? null) : null;
  if (provider) requirePayable(provider, { isTest, phone });
  const day = localDate(toInstant(now), channel.timeZone);
  // From here on others wait for the next number: what needs none is done before.
  const lines = freezeLines(view, row.lines);
  const { numbered, promoCodeId } = await takeForOrder(
    tx,
    settled.mayOverfill ? { ...channel, slotCapacity: null } : channel,
    {
      variantIds: row.lines.flatMap(({ variantId }) => variantId ?? []),
      slotFrom: row.slotFrom,
      promoCode: view.totals.promo?.code ?? null,
      client: name && phone && !isTest ? { name, phone } : null,
      now,
      orderDate: toDateColumn(day),
      isHeld: provider !== null,
      isTest,
    },
  );
  const { sessionId, ...comesFrom } = origin;
  const placed = {
    ...detailsOf(settled),
    ...sumsOf(view),
    ...handoverColumns(settled),
    ...comesFrom,
    ...(numbered
      ? ({
          ...numbered,
          status: 'PLACED',
          number: orderNumber(day, numbered.orderSequence),
          placedAt: now,
          sessionId,
        } as const)
      : heldFor(provider, row, sessionId, now)),
    deviations: [...deviations],
    overridden: [...overridden],
    promisedAt: promise.promisedAt,
    promoCodeId,
    isTest,
    token: row.token ?? newOrderToken(),
    idempotencyKey: key,
    fingerprint,
    version: row.version + 1,
    updatedAt: now,
  };
  const stored = orderOf(row, placed);
  const order = { ...stored, lines, paymentMethod: payment && methodOf(payment), warehouse };
  const { takenById } = placed;
  const isHeld = provider !== null;
  // Sent at once, and done in that order: the next order waits for its number as long as one round trip, and not three.
  await Promise.all([
    writeOrder(tx, stored),
    isHeld ? holdCart(tx, row, order) : row.sessionId && deleteCart(tx, id),
    writeOrderParts(tx, { channelId: channel.id, checkoutId: id, lines, promoCodeId, phone, takenById, now, isHeld }),
    isHeld ||
      announceOrder(tx, { channelId: channel.id, checkoutId: id, event: 'PLACED', now, order: { ...order, channel } }),
  ]);
  return provider ? beginPayment(tx, order, provider, caller) : order;
}

/** @throws {LivePaymentRefused | InvalidInput} */
function requirePayable(provider: ChosenProvider, { isTest, phone }: { isTest: boolean; phone: string | null }): void {
  if (isTest && provider.isLive) throw new LivePaymentRefused();
  // The receipt that the law asks for is sent to it.
  if (phone === null && provider.vatCode != null) throw new InvalidInput([{ path: ['phone'], code: 'REQUIRED' }]);
}

/** It waits so long for its payment: until then it has no number, and nobody but its shopper sees it. */
function heldFor(provider: ChosenProvider | null, cart: CartRow, sessionId: string | null, now: Date) {
  const heldUntil = new Date(now.getTime() + (provider?.holdMinutes ?? 0) * MINUTE_MS);
  // A session has one cart: an order of given lines is not its cart, and becomes its order once it is paid.
  const heldBySessionId = cart.sessionId === null ? sessionId : null;
  return { status: 'OPEN', sessionId: cart.sessionId, heldUntil, heldBySessionId, moneyState: 'AWAITED' } as const;
}

function handoverColumns({ payment, warehouse }: SettledOrder) {
  return {
    changeFrom: payment?.changeFrom ?? null,
    paymentMethodId: payment?.id ?? null,
    ...(payment && { paymentType: payment.type, paymentName: parseLocalized(payment.name) }),
    warehouseId: warehouse?.id ?? null,
    ...(warehouse && { warehouseName: parseLocalized(warehouse.name) }),
  };
}

/** What was said, and where it goes for good: to a place, or to a table when it is not brought out of the house. */
function detailsOf({ row, zone: { zone } }: FilledCart) {
  const { name, phone, deliveryMethod, street, apartment, intercom, entrance, floor, courierNote, kitchenNote } = row;
  const { timeKind, slotFrom, slotTo, handover, arrival, cutlery, latitude, longitude, table } = row;
  const said = { name, phone, deliveryMethod, street, apartment, intercom, entrance, floor, courierNote, kitchenNote };
  const place =
    deliveryMethod === 'DELIVERY' ? { latitude, longitude, table: null } : { latitude: null, longitude: null, table };
  const zoned = { zoneId: zone?.id ?? null, ...(zone && { zoneName: zone.name }) };
  return { ...said, handover, arrival, cutlery, timeKind, slotFrom, slotTo, ...place, ...zoned };
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

function methodOf({ provider: _provider, changeFrom: _change, ...method }: OrderPayment) {
  return method;
}
