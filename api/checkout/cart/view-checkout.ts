import { subtotalOf } from '../../../domain/cart-totals';
import { parseLocalized } from '../../../domain/localized';
import { minor } from '../../../domain/money';
import type { TypedPromo } from '../../../domain/promo';
import type { TipChoice } from '../../../domain/tip';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import type { DomainError } from '../../kernel/domain-error';
import { OutsideDeliveryArea, ZoneUnavailable } from '../../zones/refusals';
import type { ZoneChoice } from '../../zones/zone-choice';
import { isCart } from '../access';
import type { CheckoutRow } from '../checkout-row.store';
import type { CartView, CheckoutView, DetailsView, OrderView, TotalsView } from '../checkout-view';
import { totalsOfCart } from '../pricing/cart-totals';
import { limitProblems } from '../pricing/limits';
import { deliveryTaxRate, dishTaxRate } from '../pricing/order-taxes';
import { type LineChange, lineChanges, type PresentLine } from '../pricing/price-changes';
import type { ShopTerms } from '../pricing/shop-terms';
import { Maintenance, MethodUnavailable, SoldOut } from '../refusals';
import { presentLine, seenLine, viewCartLine } from './cart-line';
import { readFrozenCurrency, readFrozenTotals, viewFrozenLine } from './frozen-order';

/** What a cart is checked against. */
export interface CartSurroundings {
  /** Those of the zone that the order goes to. */
  readonly terms: ShopTerms;
  readonly zone: ZoneChoice;
  readonly variants: ReadonlyMap<string, CatalogVariant>;
  readonly isOnMaintenance: boolean;
  /** The cart's promo code; null when it has none. */
  readonly promo: TypedPromo | null;
  readonly now: Date;
  /** Lines keep the prices that were sent and count as available, even where the menu differs. */
  readonly isPricedAsSent?: boolean;
}

function viewDetails(row: CheckoutRow, zone: ZoneChoice['zone'] = null): DetailsView {
  const isOpen = isCart(row);
  const isDelivered = row.deliveryMethod === 'DELIVERY';
  return {
    ...row,
    handover: isDelivered ? row.handover : null,
    arrival: isDelivered ? row.arrival : null,
    zoneId: isOpen ? (zone?.id ?? null) : row.zoneId,
    zoneName: isOpen ? (zone?.name ?? null) : readName(row.zoneName),
    changeFrom: row.changeFrom === null ? null : minor(row.changeFrom),
    paymentType: isOpen ? (row.paymentMethod?.type ?? null) : row.paymentType,
    paymentName: readName(isOpen ? row.paymentMethod?.name : row.paymentName),
    warehouseName: readName(isOpen ? row.warehouse?.name : row.warehouseName),
  };
}

function readName(json: unknown) {
  return json === null || json === undefined ? null : parseLocalized(json);
}

/** What changed on the menu since the shopper's last look, by line. */
export function changesOf(row: CheckoutRow, present: ReadonlyMap<string, PresentLine>): LineChange[] {
  return lineChanges(row.lines.map(seenLine), present);
}

/** The lines that the menu still has, by line id. */
export function presentLines(
  row: CheckoutRow,
  { variants, now, isPricedAsSent }: CartSurroundings,
): ReadonlyMap<string, PresentLine> {
  if (isPricedAsSent) {
    const asSent = (unitPrice: number): PresentLine => ({ unitPrice: minor(unitPrice), soldOut: [], problems: [] });
    return new Map(row.lines.map(({ id, unitPrice }) => [id, asSent(unitPrice)]));
  }
  return new Map(
    row.lines.flatMap((line) => {
      const present = presentLine(line, line.variantId === null ? undefined : variants.get(line.variantId), now);
      return present ? [[line.id, present] as const] : [];
    }),
  );
}

function problemsOf(
  row: CheckoutRow,
  totals: TotalsView,
  present: ReadonlyMap<string, PresentLine>,
  { terms, zone, isOnMaintenance }: CartSurroundings,
): DomainError[] {
  const gone = changesOf(row, present).filter(({ kind }) => kind !== 'PRICE');
  const method = row.deliveryMethod;
  return [
    ...(isOnMaintenance ? [new Maintenance()] : []),
    ...(gone.length > 0 ? [new SoldOut(gone)] : []),
    ...(method && !terms.methods.includes(method) ? [new MethodUnavailable(method, row.table)] : []),
    ...(zone.kind === 'OUTSIDE' ? [new OutsideDeliveryArea()] : []),
    ...(zone.kind === 'GONE' ? [new ZoneUnavailable()] : []),
    ...limitProblems(
      {
        lineCount: row.lines.length,
        productsCost: totals.productsCost,
        subtotal: subtotalOf(totals.productsCost, terms),
        total: totals.total,
        weight: totals.weight,
        method,
      },
      terms.limits,
    ),
    ...(row.lines.length > 0 && totals.promo?.refusal ? [totals.promo.refusal] : []),
  ];
}

export function tipChoiceOf({ tip, tipPercent }: Pick<CheckoutRow, 'tip' | 'tipPercent'>): TipChoice {
  return { percent: tipPercent, amount: tip };
}

/** A cart, priced from the menu as it is now. */
export function viewCart(row: CheckoutRow, surroundings: CartSurroundings): CartView {
  const { variants, terms } = surroundings;
  const present = presentLines(row, surroundings);
  const lines = row.lines.map((line) => {
    const variant = line.variantId === null ? undefined : variants.get(line.variantId);
    return viewCartLine(line, variant, present.get(line.id) ?? null, dishTaxRate(terms.taxes, row, variant));
  });
  // What can't be had is not paid for, not carried, and no reason to deliver.
  const orderable = lines.filter(({ isAvailable }) => isAvailable);
  const totals = totalsOfCart(orderable, row.deliveryMethod, { ...surroundings, tip: tipChoiceOf(row) });
  return {
    ...row,
    status: 'OPEN',
    currencyCode: terms.currencyCode,
    details: viewDetails(row, surroundings.zone.zone),
    lines,
    totals,
    deliveryTaxRate: deliveryTaxRate(terms.taxes),
    problems: problemsOf(row, totals, present, surroundings),
  };
}

/** A cart as it was frozen when its payment was begun. */
export const viewHeldCart = (row: CheckoutRow): CartView => ({ ...viewFrozen(row), status: 'OPEN' });

/** An order, as it was placed. */
export function viewOrder(row: CheckoutRow): OrderView {
  const { id, status, number, placedAt, promisedAt } = row;
  if (status === 'OPEN' || number === null || placedAt === null || promisedAt === null) {
    throw new Error(`order ${id} lacks what every order has`);
  }
  return { ...viewFrozen(row), status, number, placedAt, promisedAt };
}

function viewFrozen(row: CheckoutRow): CheckoutView {
  return {
    ...row,
    currencyCode: readFrozenCurrency(row),
    details: viewDetails(row),
    lines: row.lines.map(viewFrozenLine),
    totals: readFrozenTotals(row),
    problems: [],
  };
}
