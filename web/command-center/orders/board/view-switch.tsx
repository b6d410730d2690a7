import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ORDERS_PATH } from '../page/order-path';
import { ordersListPath } from '../page/status-filter';
import styles from './view-switch.module.css';

export type OrdersView = 'board' | 'list';

/** Links: the view stands in the address. */
export function ViewSwitch({ current }: { readonly current: OrdersView }) {
  const { formatMessage } = useIntl();
  const paths = { board: ORDERS_PATH, list: ordersListPath('ALL') };
  return (
    <nav aria-label={formatMessage({ id: 'command-center.board.views' })} className={styles.views}>
      {(['board', 'list'] as const).map((view) => (
        <Link aria-current={view === current ? 'page' : undefined} className={styles.view} key={view} to={paths[view]}>
          <FormattedMessage id={`command-center.board.view.${view}`} />
        </Link>
      ))}
    </nav>
  );
}
