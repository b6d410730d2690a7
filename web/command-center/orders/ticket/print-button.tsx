import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import { usePrintTicket } from '../page/use-print-ticket';

/** Prints an order's ticket. @param props.id - its global id. */
export function PrintButton({ id }: { readonly id: string }) {
  const print = usePrintTicket();
  return (
    <Button onClick={() => print(id)} variant="outline">
      <Icon of={PrinterIcon} size={18} />
      <FormattedMessage id="command-center.ticket.print" />
    </Button>
  );
}
