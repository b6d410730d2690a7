import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../cart/shop-clock';
import { useShop } from './use-shop';

/** “Open until 23:00”, or when it opens next, by the shop's own clock. */
export function ShopHours() {
  const { isOpen, openUntil, opensAt, timeZone } = useShop();
  const { moment, time } = useShopClock(timeZone);
  if (isOpen && openUntil) {
    return <FormattedMessage id="storefront.hours.openUntil" values={{ time: time(openUntil) }} />;
  }
  if (isOpen) return <FormattedMessage id="storefront.hours.open" />;
  return opensAt ? (
    <FormattedMessage id="storefront.hours.opensAt" values={{ moment: moment(opensAt) }} />
  ) : (
    <FormattedMessage id="storefront.hours.closed" />
  );
}
