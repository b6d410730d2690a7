import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { Button } from '../../kit/ui/button';
import { AddressLink } from '../order/address-link';
import { CardFrame } from './card-frame';
import { useCourierActs } from './use-courier-acts';

/** An order that nobody brings yet: where it goes, and no more of whom it is for. */
export function FreeOrder({ order }: { readonly order: CourierOrderFragment }) {
  const { isBusy, take } = useCourierActs();
  const { zoneName, lines } = order;
  return (
    <CardFrame order={order}>
      <div>
        <AddressLink place={order} />
        {zoneName && <Text>{zoneName}</Text>}
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage
            id="command-center.courier.dishes"
            values={{ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }}
          />
        </Text>
      </div>
      <Button isBusy={isBusy} onClick={() => void take(order)} variant="soft">
        <FormattedMessage id="command-center.courier.take" />
      </Button>
    </CardFrame>
  );
}
