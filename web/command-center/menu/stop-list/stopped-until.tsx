import { FormattedMessage } from 'react-intl';
import { useShopTime } from '../../kit/time/order-time';

/** When something is back on sale. @param until - null: when staff put it back. */
export function StoppedUntil({ until }: { readonly until: string | null }) {
  const shopTime = useShopTime();
  return until === null ? (
    <FormattedMessage id="command-center.stop-list.untilChanged" />
  ) : (
    <FormattedMessage id="command-center.stop-list.until" values={{ time: shopTime(until) }} />
  );
}
