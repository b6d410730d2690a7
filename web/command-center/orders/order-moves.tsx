import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { CancelDialog } from './cancel-dialog';
import styles from './order-moves.module.css';
import { useMoveOrder } from './use-move-order';

const OrderMovesFragment = graphql(`
  fragment OrderMoves on Checkout {
    id
    number
    status
    deliveryMethod
    allowedMoves
  }
`);

/** Steps on, of which an order has one at most. */
const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;

interface Props {
  readonly order: FragmentType<typeof OrderMovesFragment>;
}

/** What the caller may do with an order: one press for the step on, and cancelling with a reason. */
export function OrderMoves({ order }: Props) {
  const { id, number, deliveryMethod, allowedMoves } = readFragment(OrderMovesFragment, order);
  const { formatMessage } = useIntl();
  const [isCancelling, setIsCancelling] = useState(false);
  const { isMoving, move, send } = useMoveOrder({ id, number });
  const next = STEPS.find((step) => allowedMoves?.includes(step));
  const canCancel = allowedMoves?.includes('CANCELLED') ?? false;
  // Someone else may end the order while its reason is being typed: the dialog stays and tells.
  if (!next && !canCancel && !isCancelling) return null;
  const step = next === 'COMPLETED' && deliveryMethod === 'PICKUP' ? 'HANDED_OVER' : next;
  const label = step ? formatMessage({ id: `command-center.move.${step}` }) : '';
  return (
    <div className={styles.moves}>
      {next && (
        <Button
          aria-label={formatMessage({ id: 'command-center.move.ofOrder' }, { move: label, number })}
          isBusy={isMoving}
          onClick={() => void move(next)}
        >
          {label}
        </Button>
      )}
      {canCancel && (
        <Button
          aria-label={formatMessage(
            { id: 'command-center.move.ofOrder' },
            { move: formatMessage({ id: 'command-center.move.CANCELLED' }), number },
          )}
          onClick={() => setIsCancelling(true)}
          variant="ghost"
        >
          <FormattedMessage id="command-center.move.CANCELLED" />
        </Button>
      )}
      <CancelDialog
        cancel={(reason) => send('CANCELLED', reason)}
        isOpen={isCancelling}
        number={number}
        onClose={() => setIsCancelling(false)}
      />
    </div>
  );
}
