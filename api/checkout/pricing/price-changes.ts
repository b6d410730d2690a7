import type { Localized } from '../../../domain/localized';
import type { Minor } from '../../../domain/money';
import type { OptionProblem } from '../../catalog/options/chosen-options';
import type { SoldOutPart } from '../../catalog/stop-list';

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
  /** What of it is on the stop list: the dish, its variant, chosen options. */
  readonly soldOut: readonly SoldOutPart[];
  /** Why its options can't be chosen any more: the dish is made with others now. */
  readonly problems: readonly OptionProblem[];
}

interface Changed {
  readonly lineId: string;
  readonly productName: Localized;
  readonly before: Minor;
}

export type LineChange =
  | (Changed & { readonly kind: 'PRICE'; readonly after: Minor })
  | (Changed & { readonly kind: 'SOLD_OUT'; readonly after: null; readonly soldOut: readonly SoldOutPart[] })
  | (Changed & { readonly kind: 'OPTIONS'; readonly after: null })
  | (Changed & { readonly kind: 'GONE'; readonly after: null });

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
    if (now.problems.length > 0) return [{ ...changed, kind: 'OPTIONS', after: null }];
    if (now.soldOut.length > 0) return [{ ...changed, kind: 'SOLD_OUT', after: null, soldOut: now.soldOut }];
    return now.unitPrice === unitPrice ? [] : [{ ...changed, kind: 'PRICE', after: now.unitPrice }];
  });
}
