import { FormattedMessage, useIntl } from 'react-intl';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { MethodIcon } from '../page/method-icon';
import { urgencyOf } from '../page/urgency';
import { useMethodName } from '../page/use-method-name';
import { DueTime } from './due-time';
import type { HeldMove } from './held-moves';
import styles from './kitchen-card.module.css';
import { kitchenDue } from './kitchen-due';
import { KitchenLine } from './kitchen-line';
import { useTickedLines } from './ticked-lines';

interface Props {
  readonly order: KitchenOrderFragment;
  /** A press that can still be taken back. */
  readonly held: HeldMove | undefined;
  readonly onMove: (move: HeldMove) => void;
  readonly onUndo: (id: string) => void;
}

/** One order as the kitchen sees it: what, with what, by when; one press when it is begun, and one when it is ready. */
export function KitchenCard({ order, held, onMove, onUndo }: Props) {
  const { id, number, status, kitchenNote, lines } = order;
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const methodName = useMethodName();
  const ticked = useTickedLines();
  const due = kitchenDue(order);
  const next = status === 'ACCEPTED' ? 'PREPARING' : 'READY';
  return (
    <article
      aria-labelledby={`kitchen-${id}`}
      className={styles.card}
      data-order={id}
      data-held={held !== undefined || undefined}
      data-status={status}
      data-urgency={urgencyOf(due, now)}
    >
      <header className={styles.head}>
        <div className={styles.row}>
          <h2 className={styles.number} id={`kitchen-${id}`}>
            {number}
          </h2>
          {due && <DueTime due={due} />}
        </div>
        <div className={styles.row}>
          <p className={styles.method}>
            <MethodIcon order={order} size={22} />
            {methodName(order)}
          </p>
          <p className={styles.status}>
            <FormattedMessage id={`command-center.kitchen.${status === 'ACCEPTED' ? 'waiting' : 'cooking'}`} />
          </p>
        </div>
      </header>
      {kitchenNote && <p className={styles.note}>{kitchenNote}</p>}
      <div className={styles.lines}>
        {lines.map((line) => (
          <KitchenLine isTicked={ticked.has(line.id)} key={line.id} line={line} />
        ))}
      </div>
      {held ? (
        <button
          aria-label={formatMessage({ id: 'command-center.kitchen.undoOf' }, { number })}
          className={styles.undo}
          onClick={() => onUndo(id)}
          type="button"
        >
          <span>
            <FormattedMessage id={`command-center.kitchen.held.${held.to === 'READY' ? 'READY' : 'PREPARING'}`} />
          </span>
          <strong>
            <FormattedMessage id="command-center.kitchen.undo" />
          </strong>
        </button>
      ) : (
        <button
          aria-label={formatMessage({ id: `command-center.kitchen.of.${next}` }, { number })}
          className={styles.step}
          data-step={next}
          onClick={() => onMove({ id, number, to: next })}
          type="button"
        >
          <FormattedMessage id={`command-center.kitchen.step.${next}`} />
        </button>
      )}
    </article>
  );
}
