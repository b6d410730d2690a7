import { useIntl } from 'react-intl';
import type { CurrencyCode } from '../../../gql/graphql';
import { toasts } from '../../../ui/overlay/toasts';
import { useMoney } from '../../../ui/text/use-money';
import type { CartNews } from './cart-news';

/** Tells in a word what the shop changed of a cart. */
export function useTellNews(): (news: CartNews, currencyCode: CurrencyCode) => void {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (news, currencyCode) => {
    const message =
      news.kind === 'price'
        ? formatMessage({ id: 'checkout.news.price' }, { total: money({ minor: news.total, currencyCode }) })
        : formatMessage({ id: `checkout.news.${news.kind}` }, { name: news.name });
    toasts.show({ message, tone: news.kind === 'soldOut' ? 'danger' : 'info' });
  };
}
