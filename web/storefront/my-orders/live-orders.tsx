import ChevronRightIcon from 'lucide/dist/esm/icons/chevron-right';
import ReceiptTextIcon from 'lucide/dist/esm/icons/receipt-text';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSubscription } from 'urql';
import { chosenTime } from '../../../domain/chosen-time';
import { FAR_MINUTES, minutesLeft } from '../../../domain/minutes-left';
import { readFragment } from '../../gql/fragment-masking';
import type { OrderLineFragment as Order } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { Container } from '../../ui/layout/container';
import { useNow } from '../../ui/use-now';
import { useShopClock } from '../cart/receiving/shop-clock';
import { useCart } from '../cart/store/cart-context';
import { rememberOrder } from './device-orders';
import type { DeviceOrder } from './kept-orders';
import styles from './live-orders.module.css';
import { MyOrderUpdatesSubscription, OrderLineFragment } from './my-order-documents';
import { HeldUntil, heldUntil, OrderName } from './order-name';
import { OrderState } from './order-state';

/** More at once are seen on the page of all of them. */
const MOST = 3;
/** Statuses in which nobody waits for it to come. */
const UNTIMED: readonly Order['status'][] = ['READY', 'CANCELLED'];

type Placed = Extract<Order, { __typename: 'Order' }>;

interface Props {
  readonly orders: readonly DeviceOrder[];
}

/** Above every page: what this device has ordered and waits for, live. Each line leads to the order's page. */
export function LiveOrders({ orders }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'storefront.orders.title' })}>
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
    </nav>
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
  // The checkout has this bar too, and no other shop than the cart's.
  const zone = useCart().shop?.timeZone;
  // An order with a number has its line before the server says more: what stands below moves once at most.
  if (isOver || (!order && known.number === null)) return null;
  const until = order ? heldUntil(order) : null;
  return (
    <li>
      <Link className={styles.order} data-tone={order && toneOf(order)} to={orderPath(known)}>
        <Icon of={ReceiptTextIcon} className={styles.icon} size={18} />
        <span className={styles.words}>
          <strong>
            <OrderName known={known} order={order} />
          </strong>
          {zone && order?.__typename === 'Order' && <Awaited order={order} zone={zone} />}
          <span role="status">
            {order && <OrderState order={order} />}
            {until && zone && <HeldUntil until={until} zone={zone} />}
          </span>
        </span>
        <Icon of={ChevronRightIcon} className={styles.way} size={18} />
      </Link>
    </li>
  );
}

/** In how many minutes it comes; its day and time while that is far away. Nothing for what waits to be fetched. */
function Awaited({ order, zone }: { readonly order: Placed; readonly zone: string }) {
  const { range, moment } = useShopClock(zone);
  const now = useNow();
  const { status, promisedAt } = order;
  if (UNTIMED.includes(status)) return null;
  const minutes = minutesLeft(promisedAt, now);
  if (minutes <= 0) return null;
  const chosen = chosenTime(order);
  return (
    <span className={styles.minutes}>
      {minutes <= FAR_MINUTES ? (
        <FormattedMessage id="storefront.orders.minutes" values={{ minutes }} />
      ) : chosen?.isKept ? (
        range(chosen.from, chosen.to)
      ) : (
        moment(promisedAt)
      )}
    </span>
  );
}

function toneOf(order: Order) {
  if (heldUntil(order)) return 'warning';
  return order.__typename === 'Cart' || order.status === 'CANCELLED' ? 'danger' : undefined;
}

export function orderPath({ token }: Pick<DeviceOrder, 'token'>): string {
  return `/finish?order=${encodeURIComponent(token)}`;
}
