import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FAR_MINUTES, minutesLeft } from '../../../domain/minutes-left';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import styles from './order-ring.module.css';

/** In these an order is waited for. */
const AWAITED: readonly Order['status'][] = ['PLACED', 'ACCEPTED', 'PREPARING', 'OUT_FOR_DELIVERY'];

interface Props {
  readonly order: Order;
  /** What stands in its place where no minutes are left to count. */
  readonly children: ReactNode;
}

/** How far an order is: a ring that closes until it is there, and the minutes that are left. */
export function OrderRing({ order: { status, progress, promisedAt }, children }: Props) {
  const now = useNow();
  // The server's clock is not the reader's.
  const isHere = useIsHydrated();
  const minutes = minutesLeft(promisedAt, now);
  if (!isHere || !AWAITED.includes(status) || minutes <= 0 || minutes > FAR_MINUTES) return children;
  const begun = Date.parse(progress[0]?.at ?? promisedAt);
  const share = (100 * (now - begun)) / Math.max(1, Date.parse(promisedAt) - begun);
  return (
    <div className={styles.ring}>
      <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 100 100">
        <circle className={styles.whole} cx="50" cy="50" r="45" />
        <circle className={styles.done} cx="50" cy="50" pathLength="100" r="45" strokeDasharray={`${share} 100`} />
      </svg>
      <p className={styles.minutes}>
        <FormattedMessage
          id="checkout.finish.minutes"
          values={{ minutes, b: (words) => <strong key="minutes">{words}</strong> }}
        />
      </p>
    </div>
  );
}
