import { MAXIMUM_LINES, MAXIMUM_QUANTITY } from '../../../domain/limits';
import { type Localized, parseLocalized } from '../../../domain/localized';
import type { ChosenOptions } from '../../catalog/options/chosen-options';
import type { CatalogVariant } from '../../catalog/products/catalog.store';
import { DomainError } from '../../kernel/domain-error';
import { chooseLine } from '../cart/choose-line';
import { newLine } from '../cart/with-dish';
import { isSameLine } from '../cart-lines';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import { TooManyLines, VariantNotFound } from '../refusals';

/** A line of a past order as the menu has it today. */
export interface LineAgain {
  readonly variant: CatalogVariant;
  readonly chosen: ChosenOptions;
  /** What the cart has to hold of it, at least. */
  readonly quantity: number;
  readonly note: string | null;
}

/** A line of a past order that the cart could not take. */
export interface LineNotAdded {
  readonly productName: Localized;
  readonly variantName: Localized;
  readonly quantity: number;
  /** The dish as it is on the menu; null when it is not on it any more. */
  readonly variant: CatalogVariant | null;
  /** Why: gone, sold out, made with other options now, or the cart is full. */
  readonly problem: DomainError;
}

export interface AgainPlan {
  readonly lines: readonly LineAgain[];
  readonly notAdded: readonly LineNotAdded[];
}

function notAdded(line: LineRow, variant: CatalogVariant | undefined, problem: DomainError): LineNotAdded {
  return {
    productName: parseLocalized(line.productName),
    variantName: parseLocalized(line.variantName),
    quantity: line.quantity,
    variant: variant && variant.categorySlug !== null ? variant : null,
    problem,
  };
}

/**
 * Holds a past order against the menu as it is now. A line whose options no longer fit is left out as a whole: what
 * was “without nuts” then must not come with nuts now.
 *
 * @param keepsNotes - whether its notes come along: they are the shopper’s own, and the kitchen takes them.
 */
export function planAgain(
  ordered: readonly LineRow[],
  variants: ReadonlyMap<string, CatalogVariant>,
  { now, keepsNotes }: { readonly now: Date; readonly keepsNotes: boolean },
): AgainPlan {
  const plan = { lines: [] as LineAgain[], notAdded: [] as LineNotAdded[] };
  for (const line of ordered) {
    const { variantId, optionIds, quantity } = line;
    const variant = variantId === null ? undefined : variants.get(variantId);
    try {
      if (variantId === null) throw new VariantNotFound();
      const note = keepsNotes ? line.note : null;
      addAgain(plan.lines, { ...chooseLine(variants, { variantId, optionIds, quantity }, now), quantity, note });
    } catch (problem) {
      if (!(problem instanceof DomainError)) throw problem;
      plan.notAdded.push(notAdded(line, variant, problem));
    }
  }
  return plan;
}

/** Lines of an order that differed by their notes, or by their prices, may be one line of the cart. */
function addAgain(lines: LineAgain[], line: LineAgain): void {
  const { variant, chosen, note } = line;
  const place = lines.findIndex(
    (other) => other.variant.id === variant.id && other.chosen.optionsKey === chosen.optionsKey && other.note === note,
  );
  const same = lines[place];
  if (!same) lines.push(line);
  else lines[place] = { ...same, quantity: Math.min(same.quantity + line.quantity, MAXIMUM_QUANTITY) };
}

const sameDish = (line: LineRow, { variant, chosen, note }: LineAgain) =>
  isSameLine(line, { variantId: variant.id, optionIds: chosen.optionIds, note });

const ADDRESS = ['street', 'apartment', 'intercom', 'entrance', 'floor', 'courierNote'] as const;

type Whereabouts = Pick<
  CheckoutRow,
  (typeof ADDRESS)[number] | 'deliveryMethod' | 'zoneId' | 'latitude' | 'longitude' | 'lines'
>;

/**
 * Where the order went, for a cart that says nothing of it yet: the same again is one press. What its shopper has chosen
 * since stays.
 *
 * @param methods - ways of receiving that are on, the one first that a new cart has.
 */
export function whereAgain(
  cart: Whereabouts,
  order: Omit<Whereabouts, 'lines'>,
  methods: readonly CheckoutRow['deliveryMethod'][],
): Partial<Omit<Whereabouts, 'lines'>> {
  const { deliveryMethod: method, latitude, longitude } = order;
  const isSaid = ([...ADDRESS, 'zoneId', 'latitude'] as const).some((field) => cart[field] !== null);
  const isChosen = isSaid || cart.lines.length > 0;
  if (isChosen || cart.deliveryMethod !== (methods[0] ?? null) || !methods.includes(method)) return {};
  if (method !== 'DELIVERY') return { deliveryMethod: method };
  const address = Object.fromEntries(ADDRESS.map((field) => [field, order[field]]));
  return { deliveryMethod: method, ...address, latitude, longitude, zoneId: latitude === null ? order.zoneId : null };
}

/** What a cart is when it holds the lines. */
export interface CartRaise {
  readonly lines: LineRow[];
  readonly notAdded: readonly LineNotAdded[];
}

/**
 * A cart never gets less by ordering again, and the same order twice changes nothing: of each dish it then holds what
 * it held, or what was ordered, whichever is more. So a second press and a repeated call can't double anything.
 */
export function raiseCart(
  cart: Pick<CheckoutRow, 'id' | 'createdAt' | 'lines'>,
  lines: readonly LineAgain[],
): CartRaise {
  const raised = cart.lines.map((row) => {
    const again = lines.find((line) => sameDish(row, line));
    if (!again || again.quantity <= row.quantity) return row;
    return { ...row, quantity: again.quantity, unitPrice: again.chosen.unitPrice };
  });
  const absent = lines.filter((line) => !cart.lines.some((row) => sameDish(row, line)));
  const room = Math.max(0, MAXIMUM_LINES - cart.lines.length);
  const added = absent
    .slice(0, room)
    .map((line, index) => ({ ...newLine(cart, line), position: raised.length + index }));
  return {
    lines: [...raised, ...added],
    notAdded: absent.slice(room).map(({ variant, quantity }) => ({
      productName: variant.product.name,
      variantName: variant.variantName,
      quantity,
      variant,
      problem: new TooManyLines(MAXIMUM_LINES),
    })),
  };
}
