import { type ReactNode, useRef } from 'react';
import { classNames } from '../../../ui/class-names';
import { dealCards } from './deal-cards';
import styles from './dealt-cards.module.css';
import { useCardHeights, useColumns } from './use-columns';

interface Props<Order> {
  /** What has to be done first comes first. */
  readonly orders: readonly Order[];
  /** Least width of a column, in letters' sizes. */
  readonly columnEm: number;
  /** Changes when the same orders show something else. */
  readonly view?: string;
  readonly className?: string | undefined;
  readonly card: (order: Order) => ReactNode;
}

/** Cards in as many columns as there is room for, the oldest on top, with no hole beneath a short one. */
export function DealtCards<Order extends { readonly id: string }>(props: Props<Order>) {
  const { orders, columnEm, view = '', className, card } = props;
  const element = useRef<HTMLDivElement>(null);
  const { columnCount, key } = useColumns(element, columnEm);
  const heights = useCardHeights(
    element,
    orders.map(({ id }) => id),
    `${key} ${view}`,
  );
  const dealt = dealCards(orders, columnCount, ({ id }) => heights.get(id) ?? 1);
  // Before the browser has measured anything the cards stand in rows.
  const rows = key === '' ? `repeat(auto-fill, minmax(min(${columnEm}em, 100%), 1fr))` : undefined;
  return (
    <div
      className={classNames(styles.columns, className)}
      ref={element}
      style={{ gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` }}
    >
      {dealt.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <ul className={styles.column} key={index} style={{ gridTemplateColumns: rows }}>
          {column.map((order) => (
            <li key={order.id}>{card(order)}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
