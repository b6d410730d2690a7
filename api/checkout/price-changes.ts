import type { Localized } from '../kernel/localized';
import type { Minor } from '../kernel/money';

/** A line as the shopper last saw it. */
export interface SeenLine {
  readonly id: string;
  readonly productName: Localized;
  /** Of one, options included. */
  readonly unitPrice: Minor;
}

/** The same line as the menu has it now. */
export interface PresentLine {
  readonly unitPrice: Minor;
  /** The dish, its variant or a chosen option is on the stop list. */
  readonly isSoldOut: boolean;
}

interface Changed {
  readonly lineId: string;
  readonly productName: Localized;
  readonly before: Minor;
}

export type LineChange =
  | (Changed & { readonly kind: 'PRICE'; readonly after: Minor })
  | (Changed & { readonly kind: 'SOLD_OUT' | 'GONE'; readonly after: null });

/**
 * What changed between the shopper's last look and now, in the order of the cart.
 *
 * @param present - by line id; a line that is missing has gone from the menu.
 */
export function lineChanges(seen: readonly SeenLine[], present: ReadonlyMap<string, PresentLine>): LineChange[] {
  return seen.flatMap(({ id, productName, unitPrice }): LineChange[] => {
    const changed = { lineId: id, productName, before: unitPrice };
    const now = present.get(id);
    if (!now) return [{ ...changed, kind: 'GONE', after: null }];
    if (now.isSoldOut) return [{ ...changed, kind: 'SOLD_OUT', after: null }];
    return now.unitPrice === unitPrice ? [] : [{ ...changed, kind: 'PRICE', after: now.unitPrice }];
  });
}
