import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDuration } from '../page/order-time';
import { ACTIVE_STATUSES } from '../page/status-filter';
import { type BoardTab, boardPath } from './board-tab';
import styles from './board-tabs.module.css';

export interface ColumnState {
  readonly count: number;
  readonly oldest: string | null;
}

interface Props {
  readonly current: BoardTab;
  readonly stateOf: (tab: BoardTab) => ColumnState;
}

/** Where five columns have no room: one at a time. Links: the tab stands in the address, and Back goes to the one before. */
export function BoardTabs({ current, stateOf }: Props) {
  const { formatMessage } = useIntl();
  const duration = useDuration();
  return (
    <nav aria-label={formatMessage({ id: 'command-center.orders.byStatus' })} className={styles.tabs}>
      <ul className={styles.list}>
        {([...ACTIVE_STATUSES, 'LATER'] as const).map((tab) => {
          const { count, oldest } = stateOf(tab);
          return (
            <li key={tab}>
              <Link
                aria-current={tab === current ? 'page' : undefined}
                className={styles.tab}
                preventScrollReset
                to={boardPath(tab)}
              >
                <FormattedMessage
                  id={tab === 'LATER' ? 'command-center.board.later' : `command-center.board.column.${tab}`}
                />{' '}
                <span className={styles.count}>
                  <FormattedNumber value={count} />
                </span>
                {oldest && <span className={styles.age}>{duration(oldest)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
