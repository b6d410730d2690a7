import ClockIcon from 'lucide/dist/esm/icons/clock';
import TimerIcon from 'lucide/dist/esm/icons/timer';
import { FormattedMessage, useIntl } from 'react-intl';
import { receivingWay } from '../../../../domain/receiving';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import styles from './order-moves.module.css';
import { type MovingOrder, nextStep } from './order-moves-fragment';
import { useOrderQuestions } from './use-order-questions';
import { usePromisedTime } from './use-promised-time';

interface Props {
  readonly order: MovingOrder;
  /** The step on alone. */
  readonly isBrief?: boolean;
  /** After a press on the step on. */
  readonly onStep?: () => void;
}

/** The step on, another time, and cancelling with a reason. One press accepts as promised; other minutes stand beside it. */
export function MoveButtons({ order, isBrief = false, onStep }: Props) {
  const { number, status, allowedMoves } = order;
  const { formatMessage } = useIntl();
  const { ask, move } = useOrderQuestions();
  const promised = usePromisedTime(order);
  const next = nextStep(order);
  // Roles that may cancel may also promise another time.
  const canCancel = allowedMoves?.includes('CANCELLED') ?? false;
  if (!next && !canCancel) return null;
  const label = next ? formatMessage({ id: `command-center.move.${next}` }, { way: receivingWay(order) }) : '';
  const ofOrder = (name: string) => formatMessage({ id: 'command-center.move.ofOrder' }, { move: name, number });
  const cancelling = status === 'PLACED' ? 'command-center.move.REFUSED' : 'command-center.move.CANCELLED';
  const press = (to: NonNullable<typeof next>) => {
    move(order, to);
    onStep?.();
  };
  const isAccepting = next === 'ACCEPTED';
  return (
    <div className={styles.moves} data-brief={isBrief || undefined}>
      {next && (
        <Button
          aria-label={ofOrder(isAccepting ? `${label} ${promised}` : label)}
          className={styles.step}
          data-step={next}
          onClick={() => press(next)}
          variant={isBrief && !isAccepting ? 'soft' : 'primary'}
        >
          {label} {isAccepting && <span className={styles.when}>{promised}</span>}
        </Button>
      )}
      {isAccepting && (
        <Button
          aria-label={ofOrder(formatMessage({ id: 'command-center.move.otherMinutes' }))}
          className={styles.side}
          onClick={() => ask('accept', order)}
          title={formatMessage({ id: 'command-center.move.otherMinutes' })}
          variant="outline"
        >
          <Icon of={TimerIcon} className={styles.icon} size={18} />
          <span className={styles.word}>
            <FormattedMessage id="command-center.move.otherMinutes" />
          </span>
        </Button>
      )}
      {canCancel && !isBrief && (
        <>
          <Button
            aria-label={ofOrder(formatMessage({ id: 'command-center.move.DELAYED' }))}
            className={styles.side}
            onClick={() => ask('delay', order)}
            title={formatMessage({ id: 'command-center.move.DELAYED' })}
            variant="outline"
          >
            <Icon of={ClockIcon} className={styles.icon} size={18} />
            <span className={styles.word}>
              <FormattedMessage id="command-center.move.DELAYED" />
            </span>
          </Button>
          <Button
            aria-label={ofOrder(formatMessage({ id: cancelling }))}
            className={styles.side}
            onClick={() => ask('cancel', order)}
            variant="ghost"
          >
            <FormattedMessage id={cancelling} />
          </Button>
        </>
      )}
    </div>
  );
}
