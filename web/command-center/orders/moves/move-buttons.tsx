import ClockIcon from 'lucide/dist/esm/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import { receivingWay } from '../../../../domain/receiving';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import styles from './order-moves.module.css';
import { type MovingOrder, nextStep } from './order-moves-fragment';
import { useOrderQuestions } from './use-order-questions';

interface Props {
  readonly order: MovingOrder;
  /** After a press on the step on. */
  readonly onStep?: () => void;
}

/** The step on, another time, and cancelling with a reason. */
export function MoveButtons({ order, onStep }: Props) {
  const { number, status, allowedMoves } = order;
  const { formatMessage } = useIntl();
  const { ask, move } = useOrderQuestions();
  const next = nextStep(order);
  // Roles that may cancel may also promise another time.
  const canCancel = allowedMoves?.includes('CANCELLED') ?? false;
  if (!next && !canCancel) return null;
  const label = next ? formatMessage({ id: `command-center.move.${next}` }, { way: receivingWay(order) }) : '';
  const ofOrder = (name: string) => formatMessage({ id: 'command-center.move.ofOrder' }, { move: name, number });
  const cancelling = status === 'PLACED' ? 'command-center.move.REFUSED' : 'command-center.move.CANCELLED';
  const press = (to: NonNullable<typeof next>) => {
    if (to === 'ACCEPTED') ask('accept', order);
    else {
      move(order, to);
      onStep?.();
    }
  };
  return (
    <div className={styles.moves}>
      {next && (
        <Button aria-label={ofOrder(label)} className={styles.step} data-step={next} onClick={() => press(next)}>
          {label}
        </Button>
      )}
      {canCancel && (
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
