import type { ContentLine, OrderContent } from './order-content';

/** One dish of which there are more or fewer. */
export interface LineDifference {
  readonly line: ContentLine;
  readonly before: number;
  readonly after: number;
}

/** What a change can concern apart from dishes, and the fields that show it. */
export const CHANGED_PARTS = ['ADDRESS', 'METHOD', 'TIME', 'PAYMENT', 'NOTES', 'CONTACT'] as const;

export type ChangedPart = (typeof CHANGED_PARTS)[number];

const FIELDS: Readonly<Record<ChangedPart, readonly (keyof OrderContent['details'])[]>> = {
  ADDRESS: ['street', 'apartment', 'intercom', 'entrance', 'floor', 'zoneId', 'latitude', 'longitude', 'table'],
  METHOD: ['deliveryMethod', 'warehouseId'],
  TIME: ['timeKind', 'slotFrom'],
  PAYMENT: ['paymentMethodId', 'changeFrom'],
  NOTES: ['courierNote', 'kitchenNote', 'handover', 'arrival', 'cutlery'],
  CONTACT: ['name'],
};

export interface Difference {
  readonly lines: readonly LineDifference[];
  readonly parts: readonly ChangedPart[];
  readonly totalBefore: number;
  readonly totalAfter: number;
}

/** The same dish, made the same way at the same price: only then is less of one and more of the other no change. */
export function dishKey({ variantId, productName, optionIds, unitPrice }: ContentLine): string {
  return JSON.stringify([variantId ?? productName, [...optionIds].sort(), unitPrice]);
}

function quantities({ lines }: OrderContent): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(dishKey(line), (sums.get(dishKey(line)) ?? 0) + line.quantity);
  return sums;
}

/**
 * What the kitchen is asked about dishes, whatever line it stands on.
 * @param isCounted - of which dishes it matters how many are asked for so.
 */
function dishNotes({ lines }: OrderContent, isCounted: (dish: string) => boolean): string {
  const sums = new Map<string, number>();
  for (const line of lines.filter(({ note }) => note !== null)) {
    const dish = dishKey(line);
    const wish = JSON.stringify([dish, line.note]);
    sums.set(wish, isCounted(dish) ? (sums.get(wish) ?? 0) + line.quantity : 0);
  }
  return JSON.stringify([...sums].sort());
}

/** What differs between two contents of an order. */
export function differenceOf(before: OrderContent, after: OrderContent): Difference {
  const [had, has] = [quantities(before), quantities(after)];
  const dishes = new Map([...before.lines, ...after.lines].map((line) => [dishKey(line), line]));
  const lines = [...dishes].map(([key, line]) => ({ line, before: had.get(key) ?? 0, after: has.get(key) ?? 0 }));
  const isOther = (field: keyof OrderContent['details']) =>
    JSON.stringify(before.details[field]) !== JSON.stringify(after.details[field]);
  // Where there are more or fewer of a dish, that says it already.
  const isAsMany = (dish: string) => had.get(dish) === has.get(dish);
  const isNotedOtherwise = dishNotes(before, isAsMany) !== dishNotes(after, isAsMany);
  return {
    lines: lines.filter((line) => line.before !== line.after),
    parts: CHANGED_PARTS.filter((part) => FIELDS[part].some(isOther) || (part === 'NOTES' && isNotedOtherwise)),
    totalBefore: before.sums.total,
    totalAfter: after.sums.total,
  };
}

export function isSame({ lines, parts, totalBefore, totalAfter }: Difference): boolean {
  return lines.length === 0 && parts.length === 0 && totalBefore === totalAfter;
}

/** Whether the shopper is asked: it costs more, or something is taken away. */
export function needsConsent({ lines, totalBefore, totalAfter }: Difference): boolean {
  return totalAfter > totalBefore || lines.some(({ before, after }) => after < before);
}
