import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { changeToBring } from '../page/change-to-bring';

/** What is to be paid at the door, how, and the change to take along. */
export function ToCollect({ order }: { readonly order: CourierOrderFragment }) {
  const money = useMoney();
  const { toCollect, changeFrom, paymentName } = order;
  if (toCollect.minor === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="command-center.courier.paid" />
      </Text>
    );
  }
  const change = changeToBring(changeFrom, toCollect);
  return (
    <div>
      <Text fontSize="lg" fontWeight="bold">
        <FormattedMessage id="command-center.courier.collect" values={{ amount: money(toCollect) }} />
      </Text>
      {paymentName && <Text>{paymentName}</Text>}
      {changeFrom && change && (
        <Text>
          <FormattedMessage
            id="command-center.board.change"
            values={{ from: money(changeFrom), change: <strong>{money(change)}</strong> }}
          />
        </Text>
      )}
    </div>
  );
}
