import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../cart/receiving/shop-clock';
import { UnknownLine } from '../cart/receiving/unknown-line';
import { useKnownShop } from '../cart/store/use-known-shop';

/** “Open until 23:00”, or when it opens next, by the shop's own clock; while orders are on hold, only that. */
export function ShopHours() {
  const { shop, isLongAgo } = useKnownShop();
  const { isOpen, openUntil, opensAt, timeZone, isOnMaintenance, pausedUntil, resumesAt } = shop;
  const { moment, time } = useShopClock(timeZone);
  if (isLongAgo) return <UnknownLine />;
  if (isOnMaintenance) return <FormattedMessage id="storefront.maintenance.onHold" />;
  if (isOpen && pausedUntil) {
    return resumesAt ? (
      <FormattedMessage id="checkout.receiving.resumes" values={{ moment: moment(resumesAt) }} />
    ) : (
      <FormattedMessage id="storefront.hours.paused" />
    );
  }
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
