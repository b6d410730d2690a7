import type { Transaction } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import { holdTypedPromo } from '../../promotions/promo-use.store';
import type { Zone } from '../../zones/zone';
import { chooseZone, type ZoneChoice } from '../../zones/zone-choice';
import type { CartRow } from '../cart/cart-row.store';
import { doubtsOf, missingContact } from '../cart/contact';
import { readDetails } from '../cart/details';
import { requireCutleryAsked } from '../cart/handover-details';
import { readSurroundings } from '../cart/read-checkout.store';
import { changesOf, presentLines, tipChoiceOf, viewCart } from '../cart/view-checkout';
import type { CheckoutView } from '../checkout-view';
import { LONGEST_TEXT_OF_PAID, type OrderElsewhere } from '../elsewhere/order-elsewhere';
import { pricedAsSent } from '../elsewhere/priced-as-sent';
import type { Objection } from '../objection';
import { requireTip } from '../pricing/require-tip';
import { PriceChanged } from '../refusals';
import { type DeskOrder, NOTHING_SET_ASIDE, type OrderRule, overriddenIn, termsAside } from './desk-order';
import type { OrderMenu } from './order-menu.store';
import { isShoppersOwn, type PlaceOrderInput, type PlacingCaller } from './placing';

export interface Filled {
  readonly row: CartRow;
  readonly zone: ZoneChoice;
}

/**
 * What was sent with the call, on top of what the cart has.
 *
 * @param object - to a contact that is not whole, of an order that is paid elsewhere.
 * @throws {InvalidInput} naming all that is missing, or is asked about.
 */
export function fillIn(
  channel: Channel,
  cart: CartRow,
  { zones }: OrderMenu,
  input: PlaceOrderInput,
  object: Objection,
): Filled {
  const paid = input.elsewhere?.paid;
  const details = readDetails(input, channel.countryCode, paid && LONGEST_TEXT_OF_PAID);
  if (isShoppersOwn(input)) requireCutleryAsked(channel, details);
  const row = { ...cart, ...details };
  const zone = (paid ? zoneOfPaid : chooseZone)(row, row.deliveryMethod === 'DELIVERY' ? zones : []);
  const contact = missingContact(row);
  const missing: InvalidField[] = [
    ...(paid ? [] : contact),
    ...(row.deliveryMethod ? [] : [{ path: ['deliveryMethod'], code: 'REQUIRED' }]),
    ...(zone.kind === 'MISSING' ? [{ path: ['zoneId'], code: 'REQUIRED' }] : []),
    ...(row.paymentMethodId || paid ? [] : [{ path: ['paymentMethodId'], code: 'REQUIRED' }]),
    ...(row.timeKind === 'SLOT' && !row.slotFrom ? [{ path: ['slotFrom'], code: 'REQUIRED' }] : []),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  const doubts = input.asksOnDoubt ? doubtsOf(row, row.deliveryMethod) : [];
  if (doubts.length > 0) throw new InvalidInput(doubts);
  if (paid) object(new InvalidInput(paid.unreadPhone ? [paid.unreadPhone, ...withoutPhone(contact)] : contact));
  return { row, zone };
}

const withoutPhone = (fields: readonly InvalidField[]) => fields.filter(({ path }) => path[0] !== 'phone');

/** An order paid elsewhere needs no place inside an area: an area is only used to choose a kitchen and a delivery time. */
function zoneOfPaid(destination: CartRow, zones: readonly Zone[]): ZoneChoice {
  const zone = chooseZone(destination, zones);
  return zone.kind === 'MISSING' ? { kind: 'UNNEEDED', zone: null } : zone;
}

export interface PricedOrder {
  readonly view: CheckoutView;
  readonly overridden: readonly OrderRule[];
}

interface Pricing {
  readonly expectedTotal: number | null;
  readonly desk: DeskOrder | null;
  readonly elsewhere: OrderElsewhere | null;
  /** It came with the call. */
  readonly isTipNew: boolean;
  readonly object: Objection;
}

/**
 * @param cart - as the shopper left it; `row` has what came with the call besides.
 * @throws {TipNotPossible | PriceChanged} and every problem that a cart can have.
 */
export async function priceCart(
  tx: Transaction,
  { channel, now }: PlacingCaller,
  { catalog, zones }: OrderMenu,
  { cart, row, zone }: Filled & { readonly cart: CartRow },
  { expectedTotal, desk, elsewhere, isTipNew, object }: Pricing,
): Promise<PricedOrder> {
  const reader = { db: tx, channel, now, catalog };
  const surroundings = await readSurroundings(reader, row, { zone, promo: await holdTypedPromo(tx, row) });
  const { setAside } = desk ?? { setAside: NOTHING_SET_ASIDE };
  if (elsewhere?.paid) {
    const view = pricedAsSent(row, surroundings, elsewhere.paid, expectedTotal);
    for (const problem of view.problems) object(problem);
    return { view, overridden: [] };
  }
  const view = viewCart(row, { ...surroundings, terms: termsAside(surroundings.terms, setAside) });
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
