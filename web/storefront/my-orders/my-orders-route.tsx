import RotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useQuery } from 'urql';
import { readFragment } from '../../gql/fragment-masking';
import { LinkButton } from '../../ui/button/link-button';
import { useDeviceValue } from '../../ui/device-value';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { FoodIcon } from '../../ui/icons/food-icon';
import { Icon } from '../../ui/icons/icon';
import { Container } from '../../ui/layout/container';
import { Photo } from '../../ui/media/photo';
import { Price } from '../../ui/text/price';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useShopClock } from '../cart/receiving/shop-clock';
import { shopDate } from '../cart/receiving/shop-time';
import { useKnownShop } from '../cart/store/use-known-shop';
import { PageHead } from '../shop/page-head';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import { deviceOrders } from './device-orders';
import type { DeviceOrder } from './kept-orders';
import { orderPath } from './live-orders';
import { MyOrderQuery, OrderLineFragment } from './my-order-documents';
import styles from './my-orders-route.module.css';
import { HeldUntil, heldUntil, OrderName } from './order-name';
import { OrderState } from './order-state';

/** Not in the files that this page shares with the checkout. */
const OrderAgain = lazy(async () => ({ default: (await import('../reorder/reorder')).OrderAgain }));

export const shouldRevalidate = revalidateOnPath;

/** What was ordered on this device, the newest first. The page is the same for everybody: the device fills it. */
export default function MyOrdersRoute() {
  const { formatMessage } = useIntl();
  const orders = useDeviceValue(deviceOrders);
  const isHydrated = useIsHydrated();
  return (
    <Container className={styles.page}>
      <PageHead title={formatMessage({ id: 'storefront.orders.title' })} />
      <meta content="noindex" name="robots" />
      <h1>
        <FormattedMessage id="storefront.orders.title" />
      </h1>
      {orders.length > 0 ? (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.token}>
              <MyOrder known={order} />
            </li>
          ))}
        </ul>
      ) : (
        isHydrated && <NoOrders />
      )}
    </Container>
  );
}

function NoOrders() {
  return (
    <EmptyState
      action={
        <LinkButton to="/catalog">
          <FormattedMessage id="checkout.cart.toMenu" />
        </LinkButton>
      }
      icon={<FoodIcon name="takeout-box" size={72} />}
      title={<FormattedMessage id="checkout.finish.noOrder" />}
    />
  );
}

function MyOrder({ known }: { readonly known: DeviceOrder }) {
  const [{ data, fetching }] = useQuery({ query: MyOrderQuery, variables: { token: known.token } });
  const order = readFragment(OrderLineFragment, data?.order);
  const { formatList } = useIntl();
  const { shop } = useKnownShop();
  const { day } = useShopClock(shop.timeZone);
  // Not paid, and gone with its cart.
  if (!order && known.number === null && !fetching) return null;
  const until = order && heldUntil(order);
  return (
    <article className={styles.order}>
      <Link className={styles.about} to={orderPath(known)}>
        <Photo alt="" className={styles.photo} photo={order?.lines.find(({ photo }) => photo)?.photo} sizes={64} />
        <span className={styles.words}>
          <span className={styles.head}>
            <strong>
              <OrderName known={known} order={order} />
            </strong>
            {order && (
              <span className={styles.state} data-status={order.status}>
                <OrderState order={order} />
                {until && <HeldUntil until={until} zone={shop.timeZone} />}
              </span>
            )}
          </span>
          <span className={styles.when}>{day(shopDate(new Date(known.placedAt), shop.timeZone))}</span>
          {fetching && !order && <Skeleton height="1.25rem" width="60%" />}
          {order && (
            <span className={styles.foot}>
              <span className={styles.dishes}>
                {formatList(
                  order.lines.map(({ productName }) => productName),
                  { type: 'conjunction' },
                )}
              </span>
              <Price value={order.totalPrice} />
            </span>
          )}
        </span>
      </Link>
      {order && order.status !== 'OPEN' && (
        <Suspense fallback={<Skeleton height="var(--target)" width="9rem" />}>
          <OrderAgain className={styles.again} lineCount={order.lines.length} token={known.token} variant="outline">
            <Icon of={RotateCcwIcon} size={18} />
            <FormattedMessage id="checkout.finish.again" />
          </OrderAgain>
        </Suspense>
      )}
    </article>
  );
}
