import RotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeviceValue } from '../../ui/device-value';
import { Icon } from '../../ui/icons/icon';
import { Price } from '../../ui/text/price';
import { deviceOrders } from '../my-orders/device-orders';
import styles from './last-order.module.css';
import { OrderAgain } from './reorder';
import { type LastOrder as Order, useLastOrder } from './use-last-order';

/** Dishes that are named; more of them make no shorter way to dinner. */
const NAMED = 2;

function useSummary(lines: Order['lines']): string {
  const { formatList, formatMessage } = useIntl();
  const dishes = lines
    .slice(0, lines.length > NAMED + 1 ? NAMED : NAMED + 1)
    .map(({ productName: name, quantity: count }) => formatMessage({ id: 'checkout.again.item' }, { name, count }));
  const left = lines.length - dishes.length;
  const more = left > 0 ? [formatMessage({ id: 'checkout.again.more' }, { count: left })] : [];
  return formatList([...dishes, ...more], { type: 'conjunction' });
}

/** For who comes back: their last order, one press away. Nothing for anybody else. */
export function LastOrder() {
  const order = useLastOrder();
  const isLive = useDeviceValue(deviceOrders).some(({ token, isOver }) => !isOver && token === order?.token);
  // While it is on its way the bar above says so: what one waits for is not ordered again.
  return order?.token && !isLive ? (
    <LastOrderButton lines={order.lines} token={order.token} total={order.totalPrice} />
  ) : null;
}

interface Props {
  readonly token: string;
  readonly lines: Order['lines'];
  readonly total: Order['totalPrice'];
}

function LastOrderButton({ token, lines, total }: Props) {
  const summary = useSummary(lines);
  return (
    <OrderAgain className={styles.again} lineCount={lines.length} token={token} variant="outline">
      <Icon of={RotateCcwIcon} size={18} />
      <span className={styles.words}>
        <span className={styles.title}>
          <FormattedMessage id="checkout.finish.again" />
        </span>
        <span className={styles.dishes}>{summary}</span>
      </span>
      <Price className={styles.price} value={total} />
    </OrderAgain>
  );
}
