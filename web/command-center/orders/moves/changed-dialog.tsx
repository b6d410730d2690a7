import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { MoveButtons } from './move-buttons';
import { nextStep, type PresentOrder } from './order-moves-fragment';
import { useWhatHappened } from './use-what-happened';

interface Props {
  readonly number: string;
  /** Null as long as nobody changed it: the dialog that opens instead of another one stands beside it beforehand. */
  readonly order: PresentOrder | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A colleague was first: who did what and when, and what can be done now. */
export function ChangedDialog({ number, order, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'command-center.changed.title' }, { number })}>
      {order && <Changed onStep={onClose} order={order} />}
    </Dialog>
  );
}

function Changed({ order, onStep }: { readonly order: PresentOrder; readonly onStep: () => void }) {
  const { formatMessage } = useIntl();
  const whatHappened = useWhatHappened();
  const { status, lastMove } = order;
  const hasMoves = nextStep(order) !== null || (order.allowedMoves ?? []).length > 0;
  return (
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
      {hasMoves && <MoveButtons onStep={onStep} order={order} />}
    </Stack>
  );
}
