import { subtotalOf } from '../../../domain/cart-totals';
import type { PromoTerms, TypedPromo } from '../../../domain/promo';
import type { Transaction } from '../../db/client';
import { InvalidInput } from '../../kernel/refusals';
import { OutsideDeliveryArea, ZoneUnavailable } from '../../zones/refusals';
import { chooseZone } from '../../zones/zone-choice';
import { viewFrozenLine } from '../cart/frozen-order';
import { tipChoiceOf } from '../cart/view-checkout';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import { overriddenIn, type SetAside, termsAside } from '../placing/desk-order';
import type { OrderMenu } from '../placing/order-menu.store';
import { totalsOfCart } from '../pricing/cart-totals';
import { limitProblems } from '../pricing/limits';
import { type ShopTerms, termsOf } from '../pricing/shop-terms';
import { termsIn } from '../pricing/zone-terms';
import { MethodUnavailable } from '../refusals';
import type { Amending } from './amending';

/** Pickup has no delivery zones. */
const zonesFor = ({ deliveryMethod }: CheckoutRow, { zones }: OrderMenu) =>
  deliveryMethod === 'DELIVERY' ? zones : [];

const isSamePlace = (one: CheckoutRow, other: CheckoutRow) =>
  one.deliveryMethod === other.deliveryMethod &&
  one.zoneId === other.zoneId &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude;

const isSameLine = (one: LineRow | undefined, other: LineRow | undefined) =>
  one?.id === other?.id && one?.quantity === other?.quantity;

/** The order at the sums that its dishes and its way of receiving cost now; where neither is other, they stay. */
export async function withSums(
  tx: Transaction,
  order: CheckoutRow,
  row: CheckoutRow,
  { channel, now, setAside, menu }: Amending,
): Promise<CheckoutRow> {
  const zone = isSamePlace(order, row) ? null : chooseZone(row, zonesFor(row, menu));
  if (zone?.kind === 'OUTSIDE') throw new OutsideDeliveryArea();
  if (zone?.kind === 'GONE') throw new ZoneUnavailable();
  if (zone?.kind === 'MISSING') throw new InvalidInput([{ path: ['zoneId'], code: 'REQUIRED' }]);
  const placed = zone ? { zoneId: zone.zone?.id ?? null, zoneName: zone.zone?.name ?? null } : {};
  // Another door of the same area costs what was agreed on.
  const isSameArea =
    order.deliveryMethod === row.deliveryMethod && (zone === null || (zone.zone?.id ?? null) === order.zoneId);
  const isSameLines =
    order.lines.length === row.lines.length && row.lines.every((line, index) => isSameLine(line, order.lines[index]));
  if (isSameArea && isSameLines && setAside.deliveryFee === null) return { ...row, ...placed };
  const choice = zone ?? chooseZone(order, zonesFor(order, menu));
  const { deliveryMethod: method } = row;
  const byRule = termsIn(termsOf(channel), choice);
  if (method && method !== order.deliveryMethod && !byRule.methods.includes(method))
    throw new MethodUnavailable(method);
  const views = row.lines.map(viewFrozenLine);
  const promo = await heldPromo(tx, order);
  const tip = tipChoiceOf(order);
  // What was agreed on stays, whatever the shop offers now.
  const agreed = { percents: order.tipPercent === null ? [] : [order.tipPercent], base: channel.tipBase };
  const priced = (terms: ShopTerms) => {
    const totals = totalsOfCart(views, method, { terms: { ...terms, tips: agreed }, promo, now, tip });
    const { productsCost, total, weight } = totals;
    const subtotal = subtotalOf(productsCost, terms);
    const measured = { lineCount: views.length, productsCost, subtotal, total, weight, method };
    return { totals, problems: limitProblems(measured, terms.limits) };
  };
  const aside = asideOf(order, choice.kind, isSameArea, setAside);
  const { totals, problems } = priced(termsAside(byRule, aside));
  if (totals.promo?.refusal) throw totals.promo.refusal;
  const [problem] = problems;
  if (problem) throw problem;
  const isOverfull = order.overridden.includes('SLOT');
  const rules = overriddenIn({ ...priced(byRule), details: { deliveryMethod: method } }, aside);
  const { productsCost, discount, deliveryFee, tip: given, total, weight } = totals;
  return {
    ...row,
    ...placed,
    productsCost,
    discount,
    deliveryFee,
    tip: given || null,
    total,
    weight,
    promoDiscount: totals.promo?.discount ?? null,
    overridden: [...rules, ...(isOverfull ? ['SLOT'] : [])],
  };
}

/** What was set aside when the order was taken stays so; a fee that no zone says any more is the one that was agreed on. */
function asideOf(
  { overridden, deliveryFee }: CheckoutRow,
  zone: string,
  isSamePlace: boolean,
  setAside: SetAside,
): SetAside {
  const isFeeAgreed = isSamePlace && (overridden.includes('DELIVERY_FEE') || zone === 'GONE' || zone === 'OUTSIDE');
  return {
    ...setAside,
    minimum: setAside.minimum || overridden.includes('MINIMUM'),
    deliveryFee: setAside.deliveryFee ?? (isFeeAgreed ? deliveryFee : null),
  };
}

/**
 * The code that the order holds: its use is counted, so neither its end nor its limits are asked again, only what it asks
 * of an order. One that was deleted gives what it gave. A test order uses none up, and goes by the code that it names.
 */
async function heldPromo(
  tx: Transaction,
  { channelId, promoCodeId, promoCodeText: text, promoDiscount, isTest }: CheckoutRow,
): Promise<TypedPromo | null> {
  if (text === null) return null;
  const named = isTest ? { channelId_code: { channelId, code: text } } : null;
  const which = promoCodeId === null ? named : { id: promoCodeId };
  const stored = which && (await tx.promoCode.findUnique({ where: which }));
  const given = promoDiscount ?? 0;
  const gift = stored ?? {
    code: text,
    kind: given > 0 ? ('AMOUNT' as const) : ('FREE_DELIVERY' as const),
    percent: null,
    amount: given > 0 ? given : null,
    minimum: null,
  };
  const terms: PromoTerms = {
    code: gift.code,
    kind: gift.kind,
    percent: gift.percent,
    amount: gift.amount,
    minimum: gift.minimum,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    perClientLimit: null,
    used: 0,
    isActive: true,
  };
  return { text, terms, usesByClient: 0 };
}
