import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { toasts } from '../../ui/overlay/toasts';
import { useHeld } from '../live/use-held';
import { ACTIVE_STATUSES } from '../orders/status-filter';
import { BoardCard } from './board-card';
import { BoardColumn } from './board-column';
import styles from './board-columns.module.css';
import { BoardOrderFragment } from './board-query';
import { type BoardStatus, dropAnswer } from './drop-rule';
import { useBoardMoves } from './use-board-moves';
import { useDrag } from './use-drag';

interface Props {
  readonly orders: readonly FragmentType<typeof BoardOrderFragment>[];
  /** The column that phones show. */
  readonly current: BoardStatus | null;
}

/** The orders of now by status. Nothing moves under a finger, nor while a card is in somebody's hand. */
export function BoardColumns({ orders, current }: Props) {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const { statusOf, move } = useBoardMoves();
  const drag = useDrag({
    onMove: (order, to) => void move(order, to),
    onRefused: (order, to) => {
      const answer = dropAnswer(order, to);
      if (answer === 'home' || answer === 'allowed') return;
      toasts.show({ message: formatMessage({ id: `command-center.board.${answer}` }) });
    },
  });
  const fresh = readFragment(BoardOrderFragment, orders);
  const held = useHeld(fresh, fresh.map(({ id, status }) => `${id} ${status}`).join(' '), area);
  const [still, setStill] = useState(held);
  if (!drag && still !== held) setStill(held);
  const shown = drag ? still : held;
  return (
    <div className={styles.board} ref={area}>
      {ACTIVE_STATUSES.map((status) => {
        const own = shown.filter((order) => statusOf(order) === status);
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
    </div>
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
