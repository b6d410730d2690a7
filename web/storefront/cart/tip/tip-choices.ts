import type { CartShopFragment } from '../../../gql/graphql';
import type { CartView } from '../store/cart-view';

type Tips = NonNullable<CartShopFragment['tips']>;

/** What is offered, each by the name that a form knows it by: `p10`, `a200`. */
export interface OfferedTip {
  readonly name: string;
  /** Whole; null: an amount. */
  readonly percent: number | null;
  /** Minor units; null: a percentage. */
  readonly amount: number | null;
}

export const NONE = 'none';
export const OWN = 'own';

export function offeredTips({ percents, amounts }: Tips): readonly OfferedTip[] {
  return [
    ...percents.map((percent) => ({ name: `p${percent}`, percent, amount: null })),
    ...amounts.map(({ minor: amount }) => ({ name: `a${amount}`, percent: null, amount })),
  ];
}

/** The name of what is on the cart. */
export function chosenTip(tips: Tips, { tip, tipPercent }: Pick<CartView, 'tip' | 'tipPercent'>): string {
  if (tip === 0 && tipPercent === null) return NONE;
  const offered = offeredTips(tips).find(({ percent, amount }) => {
    return tipPercent === null ? amount === tip : percent === tipPercent;
  });
  return offered?.name ?? OWN;
}
