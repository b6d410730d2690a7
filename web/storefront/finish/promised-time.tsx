import { FormattedMessage } from 'react-intl';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { ClockIcon } from '../../ui/icons/clock-icon';
import { useShopClock } from '../cart/receiving/shop-clock';
import { shopDate } from '../cart/receiving/shop-time';
import styles from './promised-time.module.css';

/** When it is promised, by the shop's clock: a time, or the chosen span of it. */
export function PromisedTime({ order, zone }: { readonly order: Order; readonly zone: string }) {
  const { time, day, moment } = useShopClock(zone);
  const { slotFrom, slotTo, promisedAt, deliveryMethod } = order;
  if (!promisedAt && !slotFrom) return null;
  // Another time may have been promised since it was chosen.
  const isSlotKept = slotTo !== null && (promisedAt === null || Date.parse(promisedAt) === Date.parse(slotTo));
  const id = deliveryMethod === 'DELIVERY' ? 'checkout.finish.deliveredBy' : 'checkout.finish.readyBy';
  return (
    <p className={styles.time}>
      <ClockIcon />
      {slotFrom && slotTo && isSlotKept ? (
        <FormattedMessage
          id="checkout.finish.slot"
          values={{ day: day(shopDate(slotFrom, zone)), from: time(slotFrom), to: time(slotTo) }}
        />
      ) : (
        <FormattedMessage id={id} values={{ moment: moment(promisedAt ?? '') }} />
      )}
    </p>
  );
}
