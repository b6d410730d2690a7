import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data as response, useHref } from 'react-router';
import { query } from '../../../graphql/query';
import { Button } from '../../../ui/button/button';
import { PrinterIcon } from '../../../ui/icons/printer-icon';
import { requirePermission } from '../../access/session/require-permission';
import { intlZone } from '../../kit/layout/intl-zone';
import { orderPath } from '../page/order-path';
import type { Route } from './+types/ticket-route';
import { fitPaper } from './fit-paper';
import { OrderCode } from './order-code';
import { TicketHead } from './ticket-head';
import { TicketLines } from './ticket-lines';
import { TicketQuery } from './ticket-query';
import { TicketReceiving } from './ticket-receiving';
import styles from './ticket-route.module.css';
import { TicketTotals } from './ticket-totals';

export async function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const answer = await query(context, TicketQuery, { id: orderId });
  requirePermission(answer.session.user, url, 'ORDERS');
  // A cart is the shopper's own until it is placed.
  if (answer.node?.__typename !== 'Checkout' || answer.node.status === 'OPEN') throw response(null, { status: 404 });
  return { order: answer.node, channel: answer.channel, isPrinted: url.searchParams.has('print') };
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
    <main className={styles.page}>
      <title>{formatMessage({ id: 'command-center.ticket.title' })}</title>
      <meta content="noindex" name="robots" />
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>
          <PrinterIcon size={18} />
          <FormattedMessage id="command-center.ticket.print" />
        </Button>
      </div>
      <article className={styles.ticket} id="ticket">
        <TicketHead order={order} shopName={channel?.name ?? ''} timeZone={zone} />
        <TicketLines order={order} />
        <TicketTotals order={order} />
        <TicketReceiving order={order} />
        <OrderCode path={address} />
      </article>
    </main>
  );
}
