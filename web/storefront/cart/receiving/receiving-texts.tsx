import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartShopFragment, DeliveryMethod } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import type { CartZone } from '../store/cart-zone';
import {
  aboutMinutes,
  leastFee,
  leastOrder,
  minutesByArea,
  promisedAt,
  type Receiving,
  takesNoOrders,
} from '../store/receiving-facts';
import { useShopClock } from './shop-clock';
import { shopDate } from './shop-time';

/** Words that the icon beside them stands for where there is little room; screen readers have them everywhere. */
const more = (words: ReactNode[]) => <span data-more="">{words}</span>;

interface ShopProps {
  readonly shop: CartShopFragment;
}

/** “Today until 22:00”, or when it opens. */
export function OpeningFact({ shop }: ShopProps) {
  const { time, moment } = useShopClock(shop.timeZone);
  const { isOpen, openUntil, opensAt, timeZone } = shop;
  if (!isOpen) {
    return opensAt ? (
      <FormattedMessage id="checkout.receiving.closedUntil" values={{ moment: moment(opensAt) }} />
    ) : (
      <FormattedMessage id="checkout.receiving.closed" />
    );
  }
  if (!openUntil) return <FormattedMessage id="checkout.receiving.alwaysOpen" />;
  const closesToday = shopDate(openUntil, timeZone) === shopDate(new Date(), timeZone);
  return closesToday ? (
    <FormattedMessage id="checkout.receiving.todayUntil" values={{ time: time(openUntil) }} />
  ) : (
    <FormattedMessage id="checkout.receiving.openUntil" values={{ moment: moment(openUntil) }} />
  );
}

interface PromiseProps extends ShopProps {
  readonly method: DeliveryMethod;
  readonly zone?: CartZone | null | undefined;
  /** A delivery whose area is still to be chosen. */
  readonly isZoneUnknown?: boolean;
}

/** “Arrives by 14:45, in about 40 minutes”. While the shop is closed, closes too soon, or is paused, one orders ahead. */
export function PromiseFact({ shop, method, zone, isZoneUnknown = false }: PromiseProps) {
  const { time, moment } = useShopClock(shop.timeZone);
  const promised = promisedAt(shop, method, zone);
  if (!promised && shop.isOpen && shop.resumesAt) {
    return <FormattedMessage id="checkout.receiving.resumes" values={{ moment: moment(shop.resumesAt) }} />;
  }
  // Without a day to open there is no time to order for.
  if (!promised && takesNoOrders(shop, new Date())) return <FormattedMessage id="checkout.receiving.noOrders" />;
  if (!promised && shop.isOpen && !shop.pausedUntil) return <FormattedMessage id="checkout.receiving.tooLate" />;
  if (!promised) return <FormattedMessage id="checkout.receiving.orderAhead" />;
  const range = isZoneUnknown && method === 'DELIVERY' ? minutesByArea(shop) : null;
  if (range) return <FormattedMessage id="checkout.receiving.deliveredInRange" values={{ ...range, more }} />;
  const minutes = aboutMinutes(shop, method, zone);
  const isDelivered = method === 'DELIVERY';
  if (minutes === null) {
    const id = isDelivered ? 'checkout.receiving.deliveredBy' : 'checkout.receiving.readyBy';
    return <FormattedMessage id={id} values={{ time: time(promised) }} />;
  }
  const id = isDelivered ? 'checkout.receiving.deliveredByIn' : 'checkout.receiving.readyByIn';
  return <FormattedMessage id={id} values={{ time: time(promised), minutes, more }} />;
}

/** “Delivery from ₾3, depending on the area”. */
function CostByArea({ shop }: ShopProps) {
  const money = useMoney();
  const fee = leastFee(shop);
  if (fee === null) return <FormattedMessage id="checkout.receiving.feeNotIncluded" />;
  if (fee === 0) return <FormattedMessage id="checkout.receiving.feeByAreaFree" values={{ more }} />;
  const { currencyCode } = shop;
  return (
    <FormattedMessage id="checkout.receiving.feeByArea" values={{ fee: money({ minor: fee, currencyCode }), more }} />
  );
}

/** The delivery fee, and the total from which delivery is free: in the shopper's area, or a summary of all areas. */
export function DeliveryCost({ shop, zone, isZoneUnknown }: ShopProps & Omit<Receiving, 'method'>) {
  const money = useMoney();
  if (isZoneUnknown) return <CostByArea shop={shop} />;
  const { currencyCode } = shop;
  const { deliveryFee, freeDeliveryFrom } = zone ? { deliveryFee: zone.fee, freeDeliveryFrom: zone.freeFrom } : shop;
  const freeFrom = freeDeliveryFrom && money({ minor: freeDeliveryFrom.minor, currencyCode });
  if (!deliveryFee) {
    return freeFrom ? (
      <FormattedMessage id="checkout.receiving.notIncludedFreeFrom" values={{ freeFrom }} />
    ) : (
      <FormattedMessage id="checkout.receiving.feeNotIncluded" />
    );
  }
  if (deliveryFee.minor === 0) return <FormattedMessage id="checkout.receiving.free" />;
  const fee = money({ minor: deliveryFee.minor, currencyCode });
  if (!freeFrom) return <FormattedMessage id="checkout.receiving.fee" values={{ fee, more }} />;
  // Beside the area's name there is no room for both.
  const free = zone ? more : (words: ReactNode[]) => words;
  return <FormattedMessage id="checkout.receiving.feeFreeFrom" values={{ fee, freeFrom, more, free }} />;
}

interface LeastOrderProps extends ShopProps {
  readonly receiving: Receiving;
  readonly icon: ReactNode;
  readonly itemClassName: string | undefined;
}

/** The smallest order; nothing where there is none. */
export function LeastOrder({ shop, receiving, icon, itemClassName }: LeastOrderProps) {
  const money = useMoney();
  const minor = leastOrder(shop, receiving);
  if (minor === 0) return null;
  return (
    <li className={itemClassName}>
      {icon}
      <FormattedMessage
        id="checkout.receiving.minimum"
        values={{ minimum: money({ minor, currencyCode: shop.currencyCode }) }}
      />
    </li>
  );
}
