import { useRef } from 'react';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { dealCards } from './deal-cards';
import styles from './kitchen-board.module.css';
import { KitchenCard } from './kitchen-card';
import type { KitchenWork } from './kitchen-work';
import type { useBump } from './use-bump';
import { useCardHeights, useColumns } from './use-columns';

/** Room for a dish's name and its amount. */
const COLUMN_EM = 9.75;

interface Props {
  readonly orders: readonly KitchenOrderFragment[];
  readonly work: KitchenWork;
  readonly bumps: ReturnType<typeof useBump>;
}

/** The cards in as many columns as there is room for, the oldest on top. */
export function KitchenColumns({ orders, work, bumps }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { columnCount, key } = useColumns(element, COLUMN_EM);
  // At other stations the same orders have other dishes.
  const heights = useCardHeights(
    element,
    orders.map(({ id }) => id),
    [key, ...work.stations].join(' '),
  );
  const dealt = dealCards(orders, columnCount, ({ id }) => heights.get(id) ?? 1);
  return (
    <div
      className={styles.columns}
      ref={element}
      style={{ gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` }}
    >
      {dealt.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <ul key={index}>
          {column.map((order) => (
            <li key={order.id}>
              <KitchenCard bumps={bumps} order={order} work={work} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
