import RotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ReceiverMessageStatus } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { useShopTime } from '../../kit/time/order-time';
import { Button } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import styles from './deliveries-panel.module.css';

const DeliveryRowFragment = graphql(`
  fragment DeliveryRow on OrderDelivery {
    id
    receiverName
    event
    status
    attemptCount
    createdAt
    nextAttemptAt
    deliveredAt
    failureMessage
  }
`);

const ReplayDeliveryMutation = graphql(`
  mutation ReplayDelivery($id: ID!) {
    answer: replayDelivery(id: $id) {
      ... on OrderDelivery {
        id
        status
      }
      ...Refusal
    }
  }
`);

const TONES = {
  PENDING: 'warning',
  DELIVERED: 'success',
  PARKED: 'danger',
} as const satisfies Record<ReceiverMessageStatus, string>;

/** One event on its way to one receiver: what became of it, and the way to send it again. */
export function DeliveryRow({ delivery }: { readonly delivery: FragmentType<typeof DeliveryRowFragment> }) {
  const row = readFragment(DeliveryRowFragment, delivery);
  const { id, receiverName, event, status, attemptCount, createdAt, nextAttemptAt, failureMessage } = row;
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const [replayDelivery, isSending] = useAct(ReplayDeliveryMutation);
  const replay = async () => {
    const done = formatMessage({ id: 'command-center.order-page.replayed' }, { receiver: receiverName });
    tellRefusal(await replayDelivery({ id }, done));
  };
  return (
    <li className={styles.delivery}>
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.name}>{receiverName}</span>
          <Tag tone={TONES[status]}>
            <FormattedMessage id={`command-center.order-page.delivery.${status}`} />
          </Tag>
        </p>
        <p className={styles.detail}>
          <FormattedMessage id={`command-center.order-page.event.${event}`} />
          {' · '}
          {shopTime(createdAt)}
          {attemptCount > 0 && (
            <>
              {' · '}
              <FormattedMessage id="command-center.order-page.attempts" values={{ count: attemptCount }} />
            </>
          )}
        </p>
        {status !== 'DELIVERED' && failureMessage && (
          <p className={styles.failure}>
            {failureMessage}{' '}
            {nextAttemptAt && (
              <FormattedMessage id="command-center.order-page.next" values={{ time: shopTime(nextAttemptAt) }} />
            )}
          </p>
        )}
      </div>
      <Button
        aria-label={formatMessage({ id: 'command-center.order-page.replayOf' }, { receiver: receiverName })}
        isBusy={isSending}
        onClick={() => void replay()}
        size="sm"
        variant="outline"
      >
        <Icon of={RotateCcwIcon} size={16} />
        <FormattedMessage id="command-center.order-page.replay" />
      </Button>
    </li>
  );
}
