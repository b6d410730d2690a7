import { useRef } from 'react';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { dealCards } from './deal-cards';
import styles from './kitchen-board.module.css';
import { KitchenCard } from './kitchen-card';
import { type KitchenWork, ownLines } from './kitchen-work';
import type { useBump } from './use-bump';
import { useColumnCount } from './use-column-count';

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
  const count = useColumnCount(element, COLUMN_EM);
  const cards = orders.map((order) => ({ ...order, own: ownLines(order.lines, work) }));
  const dealt = dealCards(
    cards.map((card) => ({ ...card, lines: card.own })),
    count,
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return (
    <div className={styles.columns} ref={element} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
      {dealt.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <ul key={index}>
          {column.map(({ id }) => {
            const order = byId.get(id);
            return (
              order && (
                <li key={id}>
                  <KitchenCard bumps={bumps} order={order} work={work} />
                </li>
              )
            );
          })}
        </ul>
      ))}
    </div>
  );
}
