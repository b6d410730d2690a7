import { type Locale, toLocale } from '../../../domain/locale';
import type { Transaction } from '../../db/client';
import { InvalidInput } from '../../kernel/refusals';
import type { LineWish } from '../cart/choose-line';
import { missingContact } from '../cart/contact';
import { type DetailsInput, readDetails } from '../cart/details';
import type { CheckoutRow } from '../checkout-row.store';
import { type Deviation, keepIn } from '../deviations';
import { cartOfLines } from '../placing/cart-of-lines';
import { chooseWarehouse, requirePaidOnReceiving } from '../placing/choose-handover.store';
import { type FilledCart, fillIn, requireDetailsOfPaid } from '../placing/fill-in';
import type { Ordering } from '../placing/ordering-shop.store';
import { holdPrices } from '../placing/price-order.store';
import { timeWish } from '../placing/promise-order.store';
import { settleByRules } from '../placing/settle-by-rules.store';
import { writePlaced } from '../placing/write-placed.store';
import { promiseTime } from '../promise/promise.store';
import { linesBySku } from './lines-by-sku';
import { elsewhereColumns, LONGEST_TEXT_OF_PAID, type OrderElsewhere, type PaidElsewhere } from './order-elsewhere';
import { pricedAsSent } from './priced-as-sent';

/** What came from another place, read and held against the rules of its fields. */
interface ExternalOrder extends DetailsInput {
  readonly lines: readonly LineWish[];
  readonly elsewhere: OrderElsewhere;
  readonly expectedTotal?: number | null;
  readonly locale?: string | null;
}

/** Who brought it stands in the audit log; it was not taken on the telephone, and no session leads back to it. */
function originOf({ caller }: Ordering, { elsewhere, locale }: ExternalOrder) {
  const language: Locale = toLocale(locale ?? caller.channel.defaultLocale);
  return { ...elsewhereColumns(elsewhere), sessionId: null, locale: language, takenById: null };
}

/** It is paid here, by the menu's prices, so it goes by the shop's rules. */
export async function takeUnpaidOrder(tx: Transaction, ordering: Ordering, order: ExternalOrder): Promise<CheckoutRow> {
  const cart = cartOfLines(ordering, linesBySku(ordering.menu.catalog, order.lines));
  const details = readDetails(order, ordering.caller.channel.countryCode);
  const settled = await settleByRules(tx, ordering, cart, { details, expectedTotal: order.expectedTotal });
  requirePaidOnReceiving(settled.payment);
  return writePlaced(tx, ordering, { ...settled, origin: originOf(ordering, order) });
}

/** Its money is there and can't be given back here, so it is placed; the rules that it breaks are kept for staff to look at. */
export async function takePaidOrder(
  tx: Transaction,
  ordering: Ordering,
  order: ExternalOrder,
  paid: PaidElsewhere,
): Promise<CheckoutRow> {
  const { caller, shop, menu } = ordering;
  const deviations: Deviation[] = [];
  const object = keepIn(deviations);
  const cart = cartOfLines(ordering, linesBySku(menu.catalog, order.lines), object);
  const details = readDetails(order, caller.channel.countryCode, LONGEST_TEXT_OF_PAID);
  const filled = withoutNeedOfZone(fillIn(cart, details, menu.zones));
  requireDetailsOfPaid(filled);
  object(new InvalidInput(contactProblems(filled, paid)));
  const { surroundings } = await holdPrices(tx, ordering, filled);
  const view = pricedAsSent(filled.row, surroundings, paid, order.expectedTotal ?? null);
  for (const problem of view.problems) object(problem);
  const warehouse = chooseWarehouse(shop, filled, object);
  const promise = await promiseTime(tx, caller.channel, timeWish(ordering, filled), object);
  return writePlaced(tx, ordering, {
    ...filled,
    view,
    payment: null,
    warehouse,
    promise,
    mayOverfill: true,
    deviations,
    origin: originOf(ordering, order),
  });
}

/** An order paid elsewhere needs no place inside an area: an area is only used to choose a kitchen and a delivery time. */
function withoutNeedOfZone({ row, zone }: FilledCart): FilledCart {
  return { row, zone: zone.kind === 'MISSING' ? { kind: 'UNNEEDED', zone: null } : zone };
}

/** A number that can't be read is there: it is not missing too. */
function contactProblems({ row }: FilledCart, { unreadPhone }: PaidElsewhere) {
  const contact = missingContact(row);
  return unreadPhone ? [unreadPhone, ...contact.filter(({ path }) => path[0] !== 'phone')] : contact;
}
