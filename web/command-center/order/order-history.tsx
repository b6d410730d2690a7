import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { useShopTime } from '../orders/order-time';
import styles from './order-history.module.css';

const OrderHistoryFragment = graphql(`
  fragment OrderHistory on Checkout {
    id
    history {
      at
      to
      by
      actor
      isDelay
      promisedAt
      reason
    }
  }
`);

/** Every move and every delay: what, when, by whom and why. */
export function OrderHistory({ order }: { readonly order: FragmentType<typeof OrderHistoryFragment> }) {
  const { history } = readFragment(OrderHistoryFragment, order);
  const shopTime = useShopTime();
  return (
    <ol className={styles.history}>
      {(history ?? []).map(({ at, to, by, actor, isDelay, promisedAt, reason }) => (
        <li className={styles.move} key={`${at} ${to}`}>
          <p className={styles.status}>
            <FormattedMessage id={isDelay ? 'command-center.order.delayed' : `command-center.status.${to}`} />
          </p>
          <p className={styles.detail}>
            <time dateTime={at}>{shopTime(at)}</time>
            {' · '}
            {by ?? <FormattedMessage id={`command-center.order.by.${actor}`} />}
          </p>
          {promisedAt && (
            <p>
              <FormattedMessage id="command-center.order.promised" values={{ time: shopTime(promisedAt) }} />
            </p>
          )}
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
