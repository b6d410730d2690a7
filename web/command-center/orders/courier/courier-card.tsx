import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { FactList } from '../../kit/page/fact-list';
import { PhoneNumber } from '../../kit/page/phone-number';
import { Button } from '../../kit/ui/button';
import { LineWords } from '../line/line-words';
import { AddressLink } from '../order/address-link';
import { HandoverWishes } from '../page/handover-wishes';
import { OrderDoubts } from '../page/order-doubts';
import { OrderNotes } from '../page/order-notes';
import { CardFrame } from './card-frame';
import { CashDialog } from './cash-dialog';
import { ToCollect } from './to-collect';
import { useCourierActs } from './use-courier-acts';

interface Props {
  readonly order: CourierOrderFragment;
}

/** An order that the courier brings: where to, whom to call, what to take along, and the step that comes next. */
export function CourierCard({ order }: Props) {
  const { formatMessage } = useIntl();
  const { name, phone, street, apartment, entrance, floor, intercom, courierNote, zoneName } = order;
  return (
    <CardFrame order={order}>
      <Box>
        <Box fontSize="lg">
          <AddressLink place={order} />
        </Box>
        {!street && zoneName && <Text>{zoneName}</Text>}
        <FactList
          facts={[
            { label: formatMessage({ id: 'command-center.order.apartment' }), value: apartment },
            { label: formatMessage({ id: 'command-center.order.entrance' }), value: entrance },
            { label: formatMessage({ id: 'command-center.order.floor' }), value: floor },
            { label: formatMessage({ id: 'command-center.order.intercom' }), value: intercom },
          ]}
        />
      </Box>
      <Flex align="center" columnGap="4" wrap="wrap">
        {name && <Text fontWeight="semibold">{name}</Text>}
        {phone && <PhoneNumber value={phone} />}
      </Flex>
      <OrderDoubts doubts={order.doubts} />
      <HandoverWishes {...order} />
      <OrderNotes courierNote={courierNote} kitchenNote={null} />
      <ToCollect order={order} />
      <Bag order={order} />
      <NextStep order={order} />
    </CardFrame>
  );
}

/** To check before leaving that nothing is missing. */
function Bag({ order: { lines } }: Props) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.details fontSize="sm">
      <chakra.summary alignItems="center" color="fg.muted" cursor="pointer" display="list-item" lineHeight="2.75">
        <FormattedMessage id="command-center.courier.bag" values={{ count }} />
      </chakra.summary>
      <chakra.ul display="grid" gap="1" listStyleType="none" paddingInlineStart="0">
        {lines.map((line) => (
          <chakra.li columnGap="2" display="flex" key={line.id}>
            <chakra.strong flex="none">{line.quantity} ×</chakra.strong> <LineWords line={line} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

function NextStep({ order }: Props) {
  const { isBusy, leave, setOff, deliver } = useCourierActs();
  const [isAsking, setIsAsking] = useState(false);
  const { status, mayBeCash } = order;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {status === 'OUT_FOR_DELIVERY' ? (
        <Button
          isBusy={isBusy}
          onClick={() => (mayBeCash ? setIsAsking(true) : void deliver(order))}
          style={{ flex: '1 1 10rem' }}
        >
          <FormattedMessage id="command-center.courier.delivered" />
        </Button>
      ) : (
        <>
          {status === 'READY' ? (
            <Button isBusy={isBusy} onClick={() => void setOff(order)} style={{ flex: '1 1 10rem' }}>
              <FormattedMessage id="command-center.courier.setOff" />
            </Button>
          ) : (
            <Text color="fg.muted" flex="1 1 10rem">
              <FormattedMessage id="command-center.courier.cooking" />
            </Text>
          )}
          <Button isBusy={isBusy} onClick={() => void leave(order)} variant="outline">
            <FormattedMessage id="command-center.courier.leave" />
          </Button>
        </>
      )}
      {isAsking && <CashDialog onClose={() => setIsAsking(false)} order={order} />}
    </Flex>
  );
}
