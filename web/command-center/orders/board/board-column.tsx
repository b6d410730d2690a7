import { type ReactNode, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useDuration } from '../../kit/time/order-time';
import styles from './board-column.module.css';
import { type BoardStatus, dropAnswer } from './drop-rule';
import { type Drag, useDropColumn } from './use-drag';

interface Props {
  readonly status: BoardStatus;
  readonly count: number;
  /** When the order that has been with us longest was placed. */
  readonly oldest: string | null;
  readonly drag: Drag | null;
  /** The one that phones show. */
  readonly isCurrent: boolean;
  /** The cards, as list items. */
  readonly children: ReactNode;
}

/** Orders at one status. While an order is dragged it says whether the order may come here, and if not, why. */
export function BoardColumn({ status, count, oldest, drag, isCurrent, children }: Props) {
  const duration = useDuration();
  const element = useRef<HTMLElement>(null);
  useDropColumn(element, status);
  const answer = drag && dropAnswer(drag.order, status);
  const isOver = drag?.over === status;
  return (
    <section
      aria-labelledby={`column-${status}`}
      className={styles.column}
      data-answer={answer ?? undefined}
      data-current={isCurrent || undefined}
      data-over={isOver || undefined}
      ref={element}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={`column-${status}`}>
          <FormattedMessage id={`command-center.board.column.${status}`} />{' '}
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
      {drag && answer && answer !== 'home' && (answer === 'allowed' || isOver) && (
        <p className={styles.answer}>
          <FormattedMessage
            id={answer === 'allowed' ? `command-center.board.drop.${status}` : `command-center.board.${answer}`}
          />
        </p>
      )}
      {count > 0 ? (
        <ul className={styles.cards}>{children}</ul>
      ) : (
        <p className={styles.empty}>
          <FormattedMessage
            id={status === 'PLACED' ? 'command-center.board.nothingNew' : 'command-center.board.nothing'}
          />
        </p>
      )}
    </section>
  );
}
