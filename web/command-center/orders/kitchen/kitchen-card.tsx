import { FormattedMessage, useIntl } from 'react-intl';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useOrderQuestions, usePressedMoves } from '../moves/use-order-questions';
import { DueTime } from '../page/due-time';
import { kitchenDue } from '../page/kitchen-due';
import { MethodIcon } from '../page/method-icon';
import { urgencyOf } from '../page/urgency';
import { useMethodName } from '../page/use-method-name';
import styles from './kitchen-card.module.css';
import { KitchenLine } from './kitchen-line';
import { useTickedLines } from './ticked-lines';

interface Props {
  readonly order: KitchenOrderFragment;
}

/** One order as the kitchen sees it: what, with what, by when; one press when it is begun, and one when it is ready. */
export function KitchenCard({ order }: Props) {
  const { id, number, status, kitchenNote, lines } = order;
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const methodName = useMethodName();
  const ticked = useTickedLines();
  const { held: moves, move } = useOrderQuestions();
  const held = usePressedMoves()(order);
  const due = kitchenDue(order);
  const next = status === 'ACCEPTED' ? 'PREPARING' : 'READY';
  return (
    <article
      aria-labelledby={`kitchen-${id}`}
      className={styles.card}
      data-order={id}
      data-held={held !== null || undefined}
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
          onClick={() => moves.undo(id)}
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
          onClick={() => move(order, next)}
          type="button"
        >
          <FormattedMessage id={`command-center.kitchen.step.${next}`} />
        </button>
      )}
    </article>
  );
}
