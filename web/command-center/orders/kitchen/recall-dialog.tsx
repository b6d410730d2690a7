import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { dishName } from './dish-totals';

interface Props {
  readonly orders: readonly KitchenOrderFragment[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRecall: (order: KitchenOrderFragment) => void;
}

/** What was made last and is still here: one press brings it back to the board. */
export function RecallDialog({ orders, isOpen, onClose, onRecall }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'command-center.kitchen.recallTitle' })}>
      {orders.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage id="command-center.kitchen.recallNothing" />
        </Text>
      )}
      <Stack as="ul" gap="3" listStyleType="none" padding="0">
        {orders.map((order) => (
          <Flex align="center" as="li" gap="3" justify="space-between" key={order.id}>
            <div>
              <chakra.strong display="block">{order.number}</chakra.strong>
              <Text color="fg.muted" fontSize="sm">
                {order.lines.map((line) => `${line.quantity}× ${dishName(line)}`).join(' · ')}
              </Text>
            </div>
            <Button
              aria-label={formatMessage({ id: 'command-center.kitchen.recallOf' }, { number: order.number })}
              onClick={() => onRecall(order)}
              variant="outline"
            >
              <FormattedMessage id="command-center.kitchen.recall" />
            </Button>
          </Flex>
        ))}
      </Stack>
    </Dialog>
  );
}
