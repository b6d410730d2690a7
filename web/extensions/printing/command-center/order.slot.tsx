import { Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tellRefusal, useAct } from '../../../command-center/kit/entity/use-act';
import { useFresh } from '../../../command-center/kit/live/use-fresh';
import { Panel } from '../../../command-center/kit/page/panel';
import { Button } from '../../../command-center/kit/ui/button';
import { SelectField } from '../../../command-center/kit/ui/fields';
import type { OrderSlotProps } from '../../../command-center/orders/order/order-slot';
import { graphql } from '../../../gql/gql';
import type { OrderSheet } from '../../../gql/graphql';
import { JobRow } from './job-row';
import { SHEETS } from './sheets';
import { usePrinting } from './use-printing';

const OrderPrintingQuery = graphql(`
  query OrderPrinting($orderId: ID!) {
    channel {
      id
      printers {
        id
        name
        jobs(first: 20, orderId: $orderId) {
          nodes {
            id
            ...JobRow
          }
        }
      }
    }
  }
`);

const PrintOrderMutation = graphql(`
  mutation PrintOrder($input: PrintOrderInput!) {
    answer: printOrder(input: $input) {
      ...Refusal
    }
  }
`);

/** Prints a sheet of the order on a printer of the shop, and shows what was printed of it. */
export default function OrderPrinting({ orderId }: OrderSlotProps) {
  usePrinting();
  const [unread] = useState({ data: null, variables: { orderId } });
  const printers = useFresh(OrderPrintingQuery, unread)?.channel?.printers ?? [];
  const { formatMessage } = useIntl();
  const [print, isPrinting] = useAct(PrintOrderMutation);
  const [content, setContent] = useState<OrderSheet>('KITCHEN_TICKET');
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = printers;
  if (!first) return null;
  const printerId = chosen ?? first.id;
  const send = async () => {
    const done = formatMessage({ id: 'command-center.printing.queued' });
    tellRefusal(await print({ input: { orderId, printerId, content } }, done));
  };
  return (
    <Panel title={formatMessage({ id: 'command-center.printing.ofOrder' })}>
      <Stack gap="3">
        <Flex align="flex-end" gap="2" wrap="wrap">
          <SelectField
            label={formatMessage({ id: 'command-center.printing.sheet' })}
            onChange={({ currentTarget }) =>
              setContent(SHEETS.find((sheet) => sheet === currentTarget.value) ?? content)
            }
            value={content}
          >
            {SHEETS.map((sheet) => (
              <option key={sheet} value={sheet}>
                {formatMessage({ id: `command-center.printing.content.${sheet}` })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={formatMessage({ id: 'command-center.printing.printer' })}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            value={printerId}
          >
            {printers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button isBusy={isPrinting} onClick={() => void send()} variant="outline">
            <FormattedMessage id="command-center.printing.print" />
          </Button>
        </Flex>
        {printers.flatMap(({ jobs }) => jobs.nodes.map((job) => <JobRow job={job} key={job.id} />))}
      </Stack>
    </Panel>
  );
}
