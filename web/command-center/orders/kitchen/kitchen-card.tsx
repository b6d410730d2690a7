import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { NoteWords } from '../line/line-words';
import { UndoButton } from '../moves/undo-button';
import { useOrderQuestions, usePressedMoves } from '../moves/use-order-questions';
import { AnswerTag } from '../page/answer-tag';
import { DueTime } from '../page/due-time';
import { HandoverWishes } from '../page/handover-wishes';
import { kitchenDue, latenessOf } from '../page/kitchen-due';
import { MethodIcon } from '../page/method-icon';
import { urgencyOf } from '../page/urgency';
import { useMethodName } from '../page/use-method-name';
import styles from './kitchen-card.module.css';
import { KitchenLine } from './kitchen-line';
import { type KitchenWork, ownLines } from './kitchen-work';
import { TakenOff } from './taken-off';
import type { useBump } from './use-bump';
import type { KitchenTicket } from './use-kitchen-view';

/** Figures of a number that differ from order to order. */
const ENDING = 4;

interface Props {
  readonly ticket: KitchenTicket;
  readonly work: KitchenWork;
  readonly bumps: ReturnType<typeof useBump>;
}

/** One order as a station sees it: what, with what, by when; a press on a dish, or one on the whole. */
export function KitchenCard({ ticket, work, bumps }: Props) {
  const { order, dishes: lines } = ticket;
  const { id, number, status, table, kitchenNote, source } = order;
  const isOver = lines.length === 0;
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const methodName = useMethodName();
  const { move } = useOrderQuestions();
  const held = usePressedMoves()(order);
  const due = isOver ? null : kitchenDue(order);
  const own = ownLines(lines, work);
  const elsewhere = lines.length - own.length;
  const next = status === 'ACCEPTED' ? 'PREPARING' : 'READY';
  const left = own.filter(({ isMade }) => !isMade).map((line) => line.id);
  const isMade = ({ id: lineId, isMade: isStored }: (typeof own)[number]) =>
    bumps.pressed.get(lineId) ?? (held?.details?.lineIds?.includes(lineId) || isStored || false);
  return (
    <article
      aria-labelledby={`kitchen-${id}`}
      className={styles.card}
      data-held={held !== null || undefined}
      data-order={id}
      data-overdue={latenessOf(due, now) > 1 || undefined}
      data-status={status}
      data-urgency={urgencyOf(due, now)}
    >
      <header className={styles.head}>
        <h2 className={styles.number} id={`kitchen-${id}`}>
          {/* Of a day’s number the cooks call out the end. */}
          <VisuallyHidden>{number}</VisuallyHidden>
          <span aria-hidden>{number?.slice(-ENDING)}</span>
        </h2>
        <p className={styles.method}>
          <MethodIcon order={order} size={22} />
          {source && <span>{source}</span>}
          {table ? methodName(order) : <VisuallyHidden>{methodName(order)}</VisuallyHidden>}
        </p>
        {due && <DueTime due={due} />}
      </header>
      {order.isTest && (
        <p className={styles.test}>
          <FormattedMessage id="command-center.order.test" />
        </p>
      )}
      {order.answerBy && <AnswerTag until={order.answerBy} />}
      <HandoverWishes cutlery={order.cutlery} />
      <NoteWords className={styles.note} note={kitchenNote} />
      <div className={styles.lines}>
        {own.map((line) => (
          <KitchenLine isMade={isMade(line)} key={line.id} line={line} onToggle={() => bumps.toggle(order, line.id)} />
        ))}
      </div>
      {elsewhere > 0 && (
        <p className={styles.elsewhere}>
          <FormattedMessage id="command-center.kitchen.elsewhere" values={{ count: elsewhere }} />
        </p>
      )}
      <TakenOff ticket={ticket} />
      {isOver ? null : held ? (
        <UndoButton move={held} />
      ) : (
        <button
          aria-label={formatMessage({ id: `command-center.kitchen.of.${next}` }, { number })}
          className={styles.step}
          data-step={next}
          onClick={() => (next === 'READY' ? move(order, 'READY', { lineIds: left }) : move(order, next))}
          type="button"
        >
          <FormattedMessage id={`command-center.kitchen.step.${next}`} />
        </button>
      )}
    </article>
  );
}
