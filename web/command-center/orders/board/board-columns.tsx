import { BoardCard } from './board-card';
import { BoardColumn } from './board-column';
import styles from './board-page.module.css';
import type { BoardColumnName } from './board-tab';
import type { BoardColumnView } from './use-board-view';
import type { Drag } from './use-drag';

/** A column without orders gives its room to the others. */
const widthOf = ({ count }: BoardColumnView) =>
  count === 0 ? 'minmax(var(--empty-column), 0.4fr)' : 'minmax(var(--column), 1fr)';

interface Props {
  readonly columns: readonly BoardColumnView[];
  readonly drag: Drag | null;
  /** The column that phones show. */
  readonly current: BoardColumnName;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
}

/** The orders by status, and those for later, side by side. */
export function BoardColumns({ columns, drag, current, chosen, onChoose }: Props) {
  return (
    <div className={styles.columns} style={{ gridTemplateColumns: columns.map(widthOf).join(' ') }}>
      {columns.map(({ name, orders, count, oldest }) => (
        <BoardColumn
          card={(order) => <BoardCard isChosen={chosen.has(order.id)} onChoose={onChoose} order={order} />}
          count={count}
          drag={drag}
          isCurrent={name === current}
          key={name}
          name={name}
          oldest={oldest}
          orders={orders}
        />
      ))}
    </div>
  );
}
