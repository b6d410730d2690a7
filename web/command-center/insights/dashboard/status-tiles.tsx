import { Heading } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { CheckoutStatus } from '../../../gql/graphql';
import { ACTIVE_STATUSES, countOf, ordersPath } from '../../orders/page/status-filter';
import styles from './status-tiles.module.css';

type Counts = readonly { readonly status: CheckoutStatus; readonly count: number }[];

interface Props {
  readonly counts: Counts;
  /** For those who may not open the orders themselves. */
  readonly leadsToKitchen: boolean;
}

/** How many orders stand where now, each a way to them. */
export function StatusTiles({ counts, leadsToKitchen }: Props) {
  return (
    <section>
      <Heading as="h2" fontSize="xl" fontWeight="bold" marginBottom="3">
        <FormattedMessage id="command-center.dashboard.now" />
      </Heading>
      <ul className={styles.tiles}>
        {ACTIVE_STATUSES.map((status) => {
          const count = countOf(status, counts);
          return (
            <li key={status}>
              <Link
                className={styles.tile}
                data-waits={status === 'PLACED' && count > 0}
                to={leadsToKitchen ? '/command-center/kitchen' : ordersPath(status)}
              >
                <span className={styles.count}>
                  <FormattedNumber value={count} />
                </span>{' '}
                <FormattedMessage id={`command-center.board.column.${status}`} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
