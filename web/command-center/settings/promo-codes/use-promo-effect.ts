import { useIntl } from 'react-intl';
import type { PromoKind } from '../../../gql/graphql';
import type { MoneyValue } from '../../../ui/text/money';
import { useMoney } from '../../../ui/text/use-money';

interface Promo {
  readonly kind: PromoKind;
  readonly percent: number | null;
  readonly amount: MoneyValue | null;
}

/** What a code does, in a word: `−10%`, `−₾5`, “free delivery”. */
export function usePromoEffect(): (promo: Promo) => string {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return ({ kind, percent, amount }) => {
    if (kind === 'FREE_DELIVERY') return formatMessage({ id: 'command-center.promo-codes.effect.FREE_DELIVERY' });
    const value =
      kind === 'PERCENT' ? formatNumber((percent ?? 0) / 100, { style: 'percent' }) : amount && money(amount);
    return formatMessage({ id: 'command-center.promo-codes.effect.off' }, { value });
  };
}
