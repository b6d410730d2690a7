import { minor } from '../../../domain/money';
import { type TipChoice, type TipRule, tipBreach } from '../../../domain/tip';
import type { TotalsView } from '../checkout-view';
import { TipNotPossible } from '../refusals';

/**
 * Refuses a tip that a shopper has just chosen. One that was chosen before is never a reason: it follows the order.
 *
 * @param totals - of the order, with whatever tip.
 * @throws {TipNotPossible}
 */
export function requireTip(choice: TipChoice, rule: TipRule | null, totals: TotalsView): void {
  const breach = tipBreach(choice, rule, { ...totals, total: minor(totals.total - totals.tip) });
  if (breach) throw new TipNotPossible(breach.code, breach.code === 'TOO_LARGE' ? breach.maximum : null);
}
