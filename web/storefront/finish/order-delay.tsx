import { FormattedMessage } from 'react-intl';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Notice } from '../../ui/feedback/notice';
import { useShopClock } from '../cart/receiving/shop-clock';

/** That it takes longer than was promised, until when, and why; nothing when it does not. */
export function OrderDelay({ order, zone }: { readonly order: Order; readonly zone: string }) {
  const { moment } = useShopClock(zone);
  const { progress, promisedAt, status, deliveryMethod } = order;
  const delay = progress.findLast(({ isDelay }) => isDelay);
  // A promise that changed after the delay, when the order was accepted, is no delay any more.
  const isStanding = delay !== undefined && promisedAt !== null && delay.promisedAt === promisedAt;
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const promise = deliveryMethod === 'DELIVERY' ? 'checkout.finish.deliveredBy' : 'checkout.finish.readyBy';
  // Always in the page, so that the delay is read out when it comes.
  return (
    <div role="status">
      {isStanding && !isOver && (
        <Notice title={<FormattedMessage id="checkout.finish.delayed" />} tone="warning">
          <p>
            <FormattedMessage id={promise} values={{ moment: moment(promisedAt) }} />
          </p>
          {delay.reason && <p>{delay.reason}</p>}
        </Notice>
      )}
    </div>
  );
}
