import { type ReactNode, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useDuration } from '../../kit/time/order-time';
import { DealtCards } from '../page/dealt-cards';
import styles from './board-column.module.css';
import { dropAnswer } from './drop-rule';
import type { BoardColumnView } from './use-board-view';
import { type Drag, useDropColumn } from './use-drag';

/** What a card needs at least where its column is as wide as the screen. */
const CARD_EM = 19;

interface Props extends Pick<BoardColumnView, 'name' | 'orders' | 'count' | 'oldest'> {
  readonly drag: Drag | null;
  /** The one that phones show. */
  readonly isCurrent: boolean;
  readonly card: (order: BoardColumnView['orders'][number]) => ReactNode;
}

/** Orders at one status, or for later. While an order is dragged it says whether the order may come here, and if not, why. */
export function BoardColumn({ name, orders, count, oldest, drag, isCurrent, card }: Props) {
  const duration = useDuration();
  const element = useRef<HTMLElement>(null);
  useDropColumn(element, name === 'LATER' ? null : name);
  const answer = drag && (name === 'LATER' ? 'home' : dropAnswer(drag.order, name));
  const isOver = drag?.over === name;
  return (
    <section
      aria-labelledby={`column-${name}`}
      className={styles.column}
      data-answer={answer ?? undefined}
      data-column={name}
      data-current={isCurrent || undefined}
      data-over={isOver || undefined}
      ref={element}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={`column-${name}`}>
          <FormattedMessage id={`command-center.board.column.${name}`} />{' '}
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        </h2>
        {oldest && (
          <span className={styles.age}>
            <VisuallyHidden>
              <FormattedMessage id="command-center.orders.oldest" />{' '}
            </VisuallyHidden>
            {duration(oldest)}
          </span>
        )}
      </header>
      {drag && name !== 'LATER' && answer && answer !== 'home' && (answer === 'allowed' || isOver) && (
        <p className={styles.answer}>
          <FormattedMessage
            id={answer === 'allowed' ? `command-center.board.drop.${name}` : `command-center.board.${answer}`}
          />
        </p>
      )}
      {count > 0 ? (
        <DealtCards card={card} className={styles.cards} columnEm={CARD_EM} orders={orders} />
      ) : (
        <p className={styles.empty}>
          <FormattedMessage
            id={name === 'PLACED' ? 'command-center.board.nothingNew' : 'command-center.board.nothing'}
          />
        </p>
      )}
    </section>
  );
}
