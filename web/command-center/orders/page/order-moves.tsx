import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { ClockIcon } from '../../../ui/icons/clock-icon';
import { XIcon } from '../../../ui/icons/x-icon';
import { Button } from '../../kit/ui/button';
import styles from './order-moves.module.css';
import { OrderMovesFragment } from './order-moves-fragment';
import { useMoveOrder } from './use-move-order';
import { useOrderQuestions } from './use-order-questions';

/** Steps on, of which an order has one at most. */
const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;

interface Props {
  readonly order: FragmentType<typeof OrderMovesFragment>;
}

/** What the caller may do with an order: the step on, another time, and cancelling with a reason. */
export function OrderMoves({ order }: Props) {
  const moves = readFragment(OrderMovesFragment, order);
  const { number, status, deliveryMethod, allowedMoves } = moves;
  const { formatMessage } = useIntl();
  const { ask, tell } = useOrderQuestions();
  const { isMoving, move } = useMoveOrder(moves);
  useEffect(() => tell(moves), [tell, moves]);
  const next = STEPS.find((step) => allowedMoves?.includes(step));
  // Whoever may cancel handles orders, and may promise another time too.
  const canCancel = allowedMoves?.includes('CANCELLED') ?? false;
  if (!next && !canCancel) return null;
  const step = next === 'COMPLETED' && deliveryMethod === 'PICKUP' ? 'HANDED_OVER' : next;
  const label = step ? formatMessage({ id: `command-center.move.${step}` }) : '';
  const ofOrder = (name: string) => formatMessage({ id: 'command-center.move.ofOrder' }, { move: name, number });
  const cancelling = status === 'PLACED' ? 'command-center.move.REFUSED' : 'command-center.move.CANCELLED';
  return (
    <div className={styles.moves}>
      {next && (
        <Button
          aria-label={ofOrder(label)}
          className={styles.step}
          data-step={next}
          isBusy={isMoving}
          onClick={() => (next === 'ACCEPTED' ? ask('accept', moves) : void move(next))}
        >
          {label}
        </Button>
      )}
      {canCancel && (
        <>
          <Button
            aria-label={ofOrder(formatMessage({ id: 'command-center.move.DELAYED' }))}
            className={styles.side}
            onClick={() => ask('delay', moves)}
            title={formatMessage({ id: 'command-center.move.DELAYED' })}
            variant="outline"
          >
            <ClockIcon className={styles.icon} size={18} />
            <span className={styles.word}>
              <FormattedMessage id="command-center.move.DELAYED" />
            </span>
          </Button>
          <Button
            aria-label={ofOrder(formatMessage({ id: cancelling }))}
            className={styles.side}
            onClick={() => ask('cancel', moves)}
            title={formatMessage({ id: cancelling })}
            variant="ghost"
          >
            <XIcon className={styles.icon} size={18} />
            <span className={styles.word}>
              <FormattedMessage id={cancelling} />
            </span>
          </Button>
        </>
      )}
    </div>
  );
}
