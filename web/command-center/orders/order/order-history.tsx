import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { useShopTime } from '../page/order-time';
import styles from './order-history.module.css';
import { waits } from './waits';

const OrderHistoryFragment = graphql(`
  fragment OrderHistory on Checkout {
    id
    status
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
  const { history, status } = readFragment(OrderHistoryFragment, order);
  const shopTime = useShopTime();
  const { now } = useCommandCenter();
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const times = waits(history ?? [], isOver ? null : now);
  return (
    <ol className={styles.history}>
      {(history ?? []).map(({ at, to, by, actor, isDelay, promisedAt, reason }, index) => (
        <li className={styles.move} key={`${at} ${to}`}>
          <p className={styles.status}>
            <FormattedMessage id={isDelay ? 'command-center.order.delayed' : `command-center.status.${to}`} />
            <Wait milliseconds={times[index] ?? null} />
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

const MINUTE_MS = 60_000;

/** How long the order stood there, in minutes; nothing where it was less than one. */
function Wait({ milliseconds }: { readonly milliseconds: number | null }) {
  if (milliseconds === null || milliseconds < MINUTE_MS) return null;
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  return (
    <span className={styles.wait}>
      <FormattedNumber style="unit" unit="minute" unitDisplay="short" value={minutes} />
    </span>
  );
}
