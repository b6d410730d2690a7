import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { ClockIcon } from '../../ui/icons/clock-icon';
import { XIcon } from '../../ui/icons/x-icon';
import { AcceptDialog } from './accept-dialog';
import { CancelDialog } from './cancel-dialog';
import { DelayDialog } from './delay-dialog';
import styles from './order-moves.module.css';
import { useDelayOrder } from './use-delay-order';
import { useMoveOrder } from './use-move-order';

const OrderMovesFragment = graphql(`
  fragment OrderMoves on Checkout {
    id
    version
    number
    status
    deliveryMethod
    promisedAt
    allowedMoves
    ...AcceptDialog
  }
`);

/** Steps on, of which an order has one at most. */
const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;

interface Props {
  readonly order: FragmentType<typeof OrderMovesFragment>;
}

type Asking = 'accept' | 'delay' | 'cancel' | null;

/** What the caller may do with an order: the step on, another time, and cancelling with a reason. */
export function OrderMoves({ order }: Props) {
  const moves = readFragment(OrderMovesFragment, order);
  const { number, status, deliveryMethod, promisedAt, allowedMoves } = moves;
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<Asking>(null);
  const { isMoving, move, send } = useMoveOrder(moves);
  const delay = useDelayOrder(moves);
  const next = STEPS.find((step) => allowedMoves?.includes(step));
  // Whoever may cancel handles orders, and may promise another time too.
  const canCancel = allowedMoves?.includes('CANCELLED') ?? false;
  // Someone else may end the order while its reason is being typed: the dialog stays and tells.
  if (!next && !canCancel && asking === null) return null;
  const step = next === 'COMPLETED' && deliveryMethod === 'PICKUP' ? 'HANDED_OVER' : next;
  const label = step ? formatMessage({ id: `command-center.move.${step}` }) : '';
  const ofOrder = (name: string) => formatMessage({ id: 'command-center.move.ofOrder' }, { move: name, number });
  const cancelling = status === 'PLACED' ? 'command-center.move.REFUSED' : 'command-center.move.CANCELLED';
  const close = () => setAsking(null);
  return (
    <div className={styles.moves}>
      {next && (
        <Button
          aria-label={ofOrder(label)}
          className={styles.step}
          data-step={next}
          isBusy={isMoving}
          onClick={() => (next === 'ACCEPTED' ? setAsking('accept') : void move(next))}
        >
          {label}
        </Button>
      )}
      {canCancel && (
        <>
          <Button
            aria-label={ofOrder(formatMessage({ id: 'command-center.move.DELAYED' }))}
            className={styles.side}
            onClick={() => setAsking('delay')}
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
            onClick={() => setAsking('cancel')}
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
      <AcceptDialog
        accept={(preparationMinutes) => send({ to: 'ACCEPTED', preparationMinutes })}
        isOpen={asking === 'accept'}
        onClose={close}
        order={moves}
      />
      <DelayDialog delay={delay} isOpen={asking === 'delay'} number={number} onClose={close} promisedAt={promisedAt} />
      <CancelDialog
        cancel={(why) => send({ to: 'CANCELLED', ...why })}
        isNew={status === 'PLACED'}
        isOpen={asking === 'cancel'}
        number={number}
        onClose={close}
      />
    </div>
  );
}
