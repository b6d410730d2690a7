import { Box } from '@chakra-ui/react';
import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import type { BoardOrderFragment } from '../../../gql/graphql';
import { BoardCard } from './board-card';
import { BoardColumn } from './board-column';
import type { BoardStatus } from './drop-rule';
import type { Drag } from './use-drag';

interface Props {
  /** The orders of a status, oldest first. */
  readonly ofStatus: (status: BoardStatus) => readonly BoardOrderFragment[];
  readonly drag: Drag | null;
  /** The column that phones show. */
  readonly current: BoardStatus | null;
}

/** The orders of now by status. */
export function BoardColumns({ ofStatus, drag, current }: Props) {
  return (
    <Box
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: 'repeat(5, minmax(11.75rem, 1fr))' }}
      gap={{ lg: '2' }}
      marginInline={{ lg: 'calc(-1 * var(--gutter) + var(--space-4))' }}
      overflowX={{ lg: 'auto' }}
      paddingBottom={{ lg: '2' }}
      css={{ '&:not(:has(article)) > *': { lg: { minHeight: '9rem' } } }}
    >
      {ACTIVE_STATUSES.map((status) => {
        const own = ofStatus(status);
        const cards = status === 'PLACED' ? own : own.toSorted(byPromise);
        return (
          <BoardColumn
            count={own.length}
            drag={drag}
            isCurrent={status === current}
            key={status}
            oldest={own[0]?.placedAt ?? null}
            status={status}
          >
            {cards.map((order) => (
              <li key={order.id}>
                <BoardCard order={order} />
              </li>
            ))}
          </BoardColumn>
        );
      })}
    </Box>
  );
}

interface Timed {
  readonly promisedAt: string | null;
  readonly placedAt: string | null;
}

/** What is promised first comes first. */
function byPromise(one: Timed, other: Timed): number {
  return Date.parse(one.promisedAt ?? one.placedAt ?? '') - Date.parse(other.promisedAt ?? other.placedAt ?? '');
}
