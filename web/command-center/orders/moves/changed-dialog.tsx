import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { MoveButtons } from './move-buttons';
import { type MovingOrder, nextStep } from './order-moves-fragment';
import { useWhatHappened } from './use-what-happened';

interface Props {
  readonly order: MovingOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A colleague was first: who did what and when, and what can be done now. */
export function ChangedDialog({ order, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const whatHappened = useWhatHappened();
  const { number, status, lastMove } = order;
  const hasMoves = nextStep(order) !== null || (order.allowedMoves ?? []).length > 0;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'command-center.changed.title' }, { number })}>
      <Stack gap="4">
        <Notice isLive title={whatHappened(order) ?? ''} tone="warning">
          {lastMove?.reason}
        </Notice>
        <Text>
          <FormattedMessage
            id="command-center.changed.now"
            values={{ status: formatMessage({ id: `command-center.status.${status}` }) }}
          />
        </Text>
        {hasMoves && <MoveButtons onStep={onClose} order={order} />}
      </Stack>
    </Dialog>
  );
}
