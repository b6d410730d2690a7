import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSubscription } from 'urql';
import { readFragment } from '../../gql/fragment-masking';
import type { OrderLineFragment as Order } from '../../gql/graphql';
import { ChevronRightIcon } from '../../ui/icons/chevron-right-icon';
import { ReceiptTextIcon } from '../../ui/icons/receipt-text-icon';
import { Container } from '../../ui/layout/container';
import { type DeviceOrder, rememberOrder } from './device-orders';
import styles from './live-orders.module.css';
import { MyOrderUpdatesSubscription, OrderLineFragment } from './my-order-documents';
import { OrderState } from './order-state';

/** More at once are seen on the page of all of them. */
const MOST = 3;
const MINUTE_MS = 60_000;
/** A promise that is further away is no matter of minutes. */
const FAR_MINUTES = 90;

interface Props {
  readonly orders: readonly DeviceOrder[];
}

/** Above every page: what this device has ordered and waits for, live. Each line leads to the order's page. */
export function LiveOrders({ orders }: Props) {
  return (
    <Container>
      <ul className={styles.orders}>
        {orders.slice(0, MOST).map((order) => (
          <LiveOrder key={order.token} known={order} />
        ))}
      </ul>
      {orders.length > MOST && (
        <Link className={styles.all} to="/my-orders">
          <FormattedMessage id="storefront.orders.more" values={{ count: orders.length - MOST }} />
        </Link>
      )}
    </Container>
  );
}

function LiveOrder({ known }: { readonly known: DeviceOrder }) {
  const [{ data: order }] = useSubscription(
    { query: MyOrderUpdatesSubscription, variables: { token: known.token } },
    (before: Order | undefined, { checkoutUpdated }) => {
      const now = readFragment(OrderLineFragment, checkoutUpdated);
      return before && now && before.version > now.version ? before : now;
    },
  );
  const isOver = order?.status === 'COMPLETED';
  useEffect(() => {
    if (isOver) rememberOrder({ ...known, isOver });
  }, [isOver, known]);
  const minutes = useMinutesUntil(order?.promisedAt ?? null);
  if (!order || isOver) return null;
  return (
    <li>
      <Link className={styles.order} data-cancelled={order.status === 'CANCELLED' || undefined} to={orderPath(known)}>
        <ReceiptTextIcon className={styles.icon} size={18} />
        <span className={styles.words}>
          <strong>
            <FormattedMessage id="checkout.finish.number" values={{ number: known.number }} />
          </strong>
          <span role="status">
            <OrderState order={order} />
          </span>
          {minutes !== null && order.status !== 'CANCELLED' && order.status !== 'READY' && (
            <span className={styles.minutes}>
              <FormattedMessage id="storefront.orders.minutes" values={{ minutes }} />
            </span>
          )}
        </span>
        <ChevronRightIcon className={styles.way} size={18} />
      </Link>
    </li>
  );
}

export function orderPath({ token }: Pick<DeviceOrder, 'token'>): string {
  return `/finish?order=${encodeURIComponent(token)}`;
}

/** Whole minutes until then, rounded up; null once it is over, and while it is far away. */
function useMinutesUntil(instant: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  if (instant === null) return null;
  const minutes = Math.ceil((Date.parse(instant) - now) / MINUTE_MS);
  return minutes > 0 && minutes <= FAR_MINUTES ? minutes : null;
}
