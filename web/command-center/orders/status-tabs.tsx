import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CheckoutStatus } from '../../gql/graphql';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useDuration } from './order-time';
import { ACTIVE_STATUSES, countOf, ordersListPath, STATUS_FILTERS, type StatusFilter } from './status-filter';
import styles from './status-tabs.module.css';

interface Props {
  readonly current: StatusFilter;
  readonly counts: readonly {
    readonly status: CheckoutStatus;
    readonly count: number;
    readonly oldestPlacedAt: string | null;
  }[];
}

/** Each status with its count. Links: the tab stands in the address, and Back goes to the one before. */
export function StatusTabs({ current, counts }: Props) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-filter="${current}"]`);
    // Only the strip is scrolled, never the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav aria-label={formatMessage({ id: 'command-center.orders.byStatus' })} className={styles.tabs}>
      <ul className={styles.list} ref={list}>
        {STATUS_FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              aria-current={filter === current ? 'page' : undefined}
              className={styles.tab}
              data-filter={filter}
              preventScrollReset
              to={ordersListPath(filter)}
            >
              <FormattedMessage id={`command-center.status.${filter}`} />{' '}
              <span className={styles.count}>
                <FormattedNumber value={countOf(filter, counts)} />
              </span>
              <OldestAge counts={counts} filter={filter} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How long the oldest order of a status has been with us; nothing where nobody waits. */
function OldestAge({ filter, counts }: { readonly filter: StatusFilter; readonly counts: Props['counts'] }) {
  const duration = useDuration();
  const oldest = counts.find(({ status }) => status === filter)?.oldestPlacedAt;
  const isActive = ACTIVE_STATUSES.some((status) => status === filter);
  if (!oldest || !isActive) return null;
  return (
    <span className={styles.age}>
      <VisuallyHidden>
        <FormattedMessage id="command-center.orders.oldest" />{' '}
      </VisuallyHidden>
      {duration(oldest)}
    </span>
  );
}
