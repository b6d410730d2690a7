import ClockIcon from 'lucide/dist/esm/icons/clock';
import { FormattedMessage } from 'react-intl';
import { chosenTime } from '../../../domain/chosen-time';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { useShopClock } from '../cart/receiving/shop-clock';
import styles from './promised-time.module.css';

/** When it is promised, by the shop's clock: a time, or the chosen span of it, and which was chosen before it was moved. */
export function PromisedTime({ order, zone }: { readonly order: Order; readonly zone: string }) {
  const { range, moment } = useShopClock(zone);
  const { promisedAt, deliveryMethod } = order;
  const chosen = chosenTime(order);
  const id = deliveryMethod === 'DELIVERY' ? 'checkout.finish.deliveredBy' : 'checkout.finish.readyBy';
  const when = chosen && range(chosen.from, chosen.to);
  return (
    <>
      <p className={styles.time}>
        <Icon of={ClockIcon} />
        {chosen?.isKept ? when : <FormattedMessage id={id} values={{ moment: moment(promisedAt) }} />}
      </p>
      {chosen?.isKept === false && (
        <p>
          <FormattedMessage id="checkout.finish.movedFrom" values={{ when }} />
        </p>
      )}
    </>
  );
}
