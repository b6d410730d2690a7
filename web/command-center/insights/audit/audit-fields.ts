import { LOCALES, type Locale } from '../../../../domain/locale';
import { parseLocalized } from '../../../../domain/localized';
import { TAX_RATE_PER_PERCENT } from '../../../../domain/tax';
import type { Interval } from '../../settings/hours/week';

/** Where the labels of a kind's form stand among the messages. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  Category: ['catalog'],
  Channel: ['order-settings', 'settings'],
  Client: ['clients'],
  DeliveryZone: ['zones.terms', 'zones.form'],
  Link: ['navigation'],
  Option: ['product.options', 'product'],
  OptionGroup: ['product.options', 'product'],
  Page: ['pages'],
  PaymentMethod: ['payment'],
  PaymentProvider: ['provider'],
  Printer: ['printing'],
  Product: ['product'],
  PromoCode: ['promo-codes.form', 'promo-codes'],
  Receiver: ['receivers'],
  SpecialDay: ['hours.special'],
  StaffMember: ['staff'],
  Variant: ['product'],
  Warehouse: ['warehouses'],
};

/** Where the names of a field's choices stand; else they stand below the label. */
const CHOICES: Readonly<Record<string, string>> = {
  role: 'staff.role',
  to: 'status',
  reasonCode: 'reason',
  overridden: 'desk.rule',
  tags: 'product.tag',
  allergens: 'product.allergen',
};

/** The kind of thing that an action changes. */
const typenameOf = (action: string): string => action.replace(/^update/, '');

/** The messages that may name a field, the best first. */
export function labelsOf(action: string, field: string): string[] {
  const typename = typenameOf(action);
  const own = (FORMS[typename] ?? []).map((form) => `command-center.${form}.${field}`);
  return [`command-center.audit.field.${typename}.${field}`, ...own, `command-center.audit.field.${field}`];
}

/** The messages that may name one of a field's choices. */
export function choicesOf(action: string, field: string, value: string): string[] {
  const place = CHOICES[field];
  if (place) return [`command-center.${place}.${value}`];
  return labelsOf(action, field).map((label) => `${label}.${value}`);
}

const SUMS: ReadonlySet<string> = new Set([
  ...['price', 'priceDifference', 'amount', 'fee', 'freeFrom', 'total', 'totalBefore', 'totalAfter', 'cashCollected'],
  ...['deliveryFee', 'freeDeliveryFrom', 'minAmountForDelivery', 'minimumOrderValue', 'tipAmounts'],
]);

/** Whether a field holds minor units of the shop's currency. */
export function isSum(action: string, field: string): boolean {
  return SUMS.has(field) || (field === 'minimum' && typenameOf(action) !== 'OptionGroup');
}

/** How many of a field's units make a whole, where it holds a share of something. */
export function unitsOfWhole(field: string): number | null {
  if (/^tax(?:Standard|Reduced|Low)$/.test(field)) return 100 * TAX_RATE_PER_PERCENT;
  return /^(?:discountPercent|percent|tipPercents)$/.test(field) ? 100 : null;
}

type Part = string | Interval;

function isInterval(part: unknown): part is Interval {
  return typeof part === 'object' && part !== null && 'from' in part && 'to' in part;
}

const read = (text: string | null): unknown => (text !== null && /^[[{]/.test(text) ? JSON.parse(text) : text);

/** What a value consists of; nothing where it is empty. @param language - of a text that has several. */
export function partsOf(text: string | null, language: Locale): Part[] {
  const value = read(text);
  if (Array.isArray(value)) return value.map((part: unknown) => (isInterval(part) ? part : String(part)));
  const whole = typeof value === 'string' ? value : parseLocalized(value)[language];
  return whole ? [whole] : [];
}

/** The language in which a text was changed: the reader's where it was, else the first. */
export function changedLanguage(from: string | null, to: string | null, own: Locale): Locale {
  const [before, after] = [parseLocalized(read(from)), parseLocalized(read(to))];
  const changed = LOCALES.filter((each) => before[each] !== after[each]);
  return changed.includes(own) ? own : (changed[0] ?? own);
}
