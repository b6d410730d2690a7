import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../../gql/graphql';
import { minutesByArea, promisedAt, type Receiving } from '../store/receiving-facts';
import styles from './receiving-line.module.css';
import { useShopClock } from './shop-clock';

interface Props {
  readonly shop: CartShopFragment;
  readonly receiving: Receiving;
}

/** In one line: how it is received, and when. */
export function ReceivingLine({ shop, receiving: { method, zone, isZoneUnknown } }: Props) {
  const { time, moment } = useShopClock(shop.timeZone);
  const promised = promisedAt(shop, method, zone);
  const range = isZoneUnknown ? minutesByArea(shop) : null;
  return (
    <p className={styles.line}>
      {promised && range ? (
        <FormattedMessage id="checkout.receiving.deliveredInRange" values={{ ...range, more: (words) => words }} />
      ) : promised ? (
        <FormattedMessage
          id={method === 'DELIVERY' ? 'checkout.receiving.deliveredBy' : 'checkout.receiving.readyBy'}
          values={{ time: time(promised) }}
        />
      ) : shop.isOpen && shop.resumesAt ? (
        <FormattedMessage id="checkout.receiving.resumes" values={{ moment: moment(shop.resumesAt) }} />
      ) : shop.isOpen ? (
        <FormattedMessage id="checkout.receiving.orderAhead" />
      ) : shop.opensAt ? (
        <FormattedMessage id="checkout.receiving.closedUntil" values={{ moment: moment(shop.opensAt) }} />
      ) : (
        <FormattedMessage id="checkout.receiving.closed" />
      )}
    </p>
  );
}
