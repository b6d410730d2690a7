import { Box, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { readEntity } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import { OrderTime } from '../../kit/time/order-time';
import { LinkButton } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { CouriersContext, CouriersFragment } from '../courier/couriers-context';
import { ProposalNotice, RevisionsPanel } from '../desk/revisions-panel';
import { OrderMoves } from '../moves/order-moves';
import { DoubtsNotice } from '../page/order-doubts';
import { ORDERS_PATH, orderPath } from '../page/order-path';
import { StatusBadge } from '../page/status-badge';
import { PrintButton } from '../ticket/print-button';
import type { Route } from './+types/order-route';
import { DeliveriesPanel } from './deliveries-panel';
import { MoneyPanel } from './money-panel';
import { NotePanel } from './note-panel';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { orderSlot } from './order-slot';
import { OrderTotals } from './order-totals';
import { StepBack } from './step-back';

// One row beside the heading.
const MOVES = {
  width: { base: '100%', md: 'auto' },
  '& > div > button:nth-child(n)': { md: { flex: 'none' } },
} as const;

export const OrderQuery = graphql(`
  query Order($id: ID!) {
    ...StaffSession
    channel {
      id
      extensions
      ...Couriers
    }
    node(id: $id) {
      ... on Order {
        id
        number
        status
        isTest
        placedAt
        cancelReason
        doubts {
          message
        }
        ...OrderMoves
        ...OrderFacts
        ...OrderLines
        ...OrderTotals
        ...OrderHistory
        ...MoneyPanel
        ...NotePanel
        ...RevisionsPanel
        ...StepBack
        ...DeliveriesPanel
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  return readEntity(route, 'ORDERS', OrderQuery, { id: route.params.orderId }, 'Order');
}

/** Everything about one order on one page: what was ordered and for whom, and beside it what staff wrote and did. */
export default function Order({ loaderData }: Route.ComponentProps) {
  const { node, channel } = useFresh(OrderQuery, loaderData);
  const couriers = channel && readFragment(CouriersFragment, channel).couriers;
  const { formatMessage } = useIntl();
  if (node?.__typename !== 'Order') return null;
  const { id, number, status, isTest, placedAt, cancelReason, doubts } = node;
  return (
    <>
      <PageHead
        aside={
          <Box css={MOVES}>
            <OrderMoves order={node} />
          </Box>
        }
        back={
          <BackLink to={ORDERS_PATH}>
            <FormattedMessage id="command-center.order.toList" />
          </BackLink>
        }
        title={formatMessage({ id: 'command-center.order.title' }, { number })}
      />
      <Flex align="center" color="fg.muted" gap="3" marginBottom="5" marginTop="-2" wrap="wrap">
        <StatusBadge status={status} />
        <OrderTime placedAt={placedAt} />
        <Box color="fg" marginInlineStart={{ base: '0', md: 'auto' }}>
          <Flex gap="2" wrap="wrap">
            {status !== 'COMPLETED' && status !== 'CANCELLED' && (
              <LinkButton to={`${orderPath(id)}/change`} variant="outline">
                <FormattedMessage id="command-center.amend.open" />
              </LinkButton>
            )}
            <StepBack order={node} />
            <PrintButton id={id} />
          </Flex>
        </Box>
      </Flex>
      {isTest && (
        <Box marginBottom="5">
          <Notice title={formatMessage({ id: 'command-center.order.test' })} tone="warning">
            <FormattedMessage id="command-center.order.testExplained" />
          </Notice>
        </Box>
      )}
      {status === 'CANCELLED' && cancelReason && (
        <Box marginBottom="5">
          <Notice title={formatMessage({ id: 'command-center.order.cancelled' })} tone="danger">
            {cancelReason}
          </Notice>
        </Box>
      )}
      <Box marginBottom="5" _empty={{ display: 'none' }}>
        <DoubtsNotice doubts={doubts} />
      </Box>
      <Box marginBottom="5" _empty={{ display: 'none' }}>
        <ProposalNotice order={node} />
      </Box>
      <SimpleGrid
        alignItems="start"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <Stack gap="4" minWidth="0">
          <Panel title={formatMessage({ id: 'command-center.order.lines' })}>
            <OrderLines order={node} />
            <OrderTotals order={node} />
          </Panel>
          <CouriersContext value={couriers ?? []}>
            <OrderFacts order={node} />
          </CouriersContext>
        </Stack>
        <Stack gap="4" minWidth="0">
          <RevisionsPanel order={node} />
          <MoneyPanel order={node} />
          <NotePanel order={node} />
          {orderSlot.show({ orderId: id }, channel?.extensions ?? [])}
          <DeliveriesPanel order={node} />
          <Panel title={formatMessage({ id: 'command-center.order.history' })}>
            <OrderHistory order={node} />
          </Panel>
        </Stack>
      </SimpleGrid>
    </>
  );
}
