import { Box, chakra } from '@chakra-ui/react';
import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data as response, useHref } from 'react-router';
import { intlZone } from '../../../../domain/intl-zone';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { Button } from '../../kit/ui/button';
import { orderPath } from '../page/order-path';
import type { Route } from './+types/ticket-route';
import { fitPaper } from './fit-paper';
import { OrderCodes } from './order-codes';
import { TicketHead } from './ticket-head';
import { TicketLines } from './ticket-lines';
import { TicketQuery } from './ticket-query';
import { TicketReceiving } from './ticket-receiving';
import { TicketTotals } from './ticket-totals';

const TICKET = {
  width: '80mm',
  maxWidth: '100%',
  padding: '4mm',
  background: '#ffffff',
  color: '#000000',
  fontSize: '13px',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  boxShadow: 'md',
  '& > * + *': { marginTop: '2.5mm', paddingTop: '2.5mm', borderTop: '1px dashed #000000' },
  _print: { boxShadow: 'none' },
} as const;

export async function loader(route: Route.LoaderArgs) {
  const { data } = await readPage(route, 'ORDERS', TicketQuery, { id: route.params.orderId });
  // A cart is the shopper's own until it is placed.
  if (data.node?.__typename !== 'Order') throw response(null, { status: 404 });
  return { order: data.node, channel: data.channel, isPrinted: route.url.searchParams.has('print') };
}

/** An order on the paper of a kitchen's printer, 80 mm wide: black on white, whatever the screen's colours are. */
export default function Ticket({ loaderData: { order, channel, isPrinted } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const address = useHref(orderPath(order.id));
  useEffect(() => {
    const forget = fitPaper();
    // Inside a frame the print dialog is the frame's own: what is around it is not printed.
    if (isPrinted) void document.fonts.ready.then(() => window.print());
    return forget;
  }, [isPrinted]);
  const zone = intlZone(channel?.timeZone ?? 'UTC');
  return (
    <chakra.main
      display="grid"
      gap="6"
      justifyItems="center"
      padding="var(--space-5) var(--gutter) var(--space-7)"
      _print={{ display: 'block', padding: '0' }}
    >
      <title>{formatMessage({ id: 'command-center.ticket.title' })}</title>
      <meta content="noindex" name="robots" />
      <Box _print={{ display: 'none' }}>
        <Button onClick={() => window.print()}>
          <Icon of={PrinterIcon} size={18} />
          <FormattedMessage id="command-center.ticket.print" />
        </Button>
      </Box>
      <chakra.article css={TICKET} id="ticket">
        <TicketHead order={order} shopName={channel?.name ?? ''} timeZone={zone} />
        <TicketLines order={order} />
        <TicketTotals order={order} />
        <TicketReceiving order={order} />
        <OrderCodes order={order} staffPath={address} />
      </chakra.article>
    </chakra.main>
  );
}
