import { type ComponentProps, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useHeld } from '../../kit/live/use-held';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { OrderList } from '../../orders/page/order-list';
import { ORDERS_PATH } from '../../orders/page/order-path';
import styles from './dashboard.module.css';

/** The last few orders, with everything that can be done about them. */
export function NewestOrders({ orders }: Pick<ComponentProps<typeof OrderList>, 'orders'>) {
  const area = useRef<HTMLElement>(null);
  const shown = useHeld(orders, orders.map(({ id }) => id).join(' '), area);
  return (
    <section aria-labelledby="newest" className={styles.sales} ref={area}>
      <div className={styles.head}>
        <h2 className={styles.heading} id="newest">
          <FormattedMessage id="command-center.dashboard.newest" />
        </h2>
        <LinkButton to={ORDERS_PATH} variant="outline">
          <FormattedMessage id="command-center.dashboard.allOrders" />
        </LinkButton>
      </div>
      {shown.length > 0 ? (
        <OrderList orders={shown} />
      ) : (
        <EmptyState
          icon={<FoodIcon name="takeout-box" size={72} />}
          title={<FormattedMessage id="command-center.orders.empty" />}
        >
          <FormattedMessage id="command-center.orders.emptyExplained" />
        </EmptyState>
      )}
    </section>
  );
}
