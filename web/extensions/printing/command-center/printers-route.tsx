import { Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { readPage } from '../../../command-center/kit/entity/read-page';
import { useEntityDialogs } from '../../../command-center/kit/entity/use-entity-dialogs';
import { useFresh } from '../../../command-center/kit/live/use-fresh';
import { PageHead } from '../../../command-center/kit/page/page-head';
import { Button } from '../../../command-center/kit/ui/button';
import { EmptyState } from '../../../command-center/kit/ui/feedback';
import * as documents from '../../../documents/printer';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import type { Route } from './+types/printers-route';
import { PrinterDialog } from './printer-dialog';
import { PrinterPanel } from './printer-panel';
import { usePrinting } from './use-printing';

export const PrintersQuery = graphql(`
  query Printers {
    ...StaffSession
    channel {
      id
      ...PrinterChoices
      printers {
        id
        name
        ...StoredPrinter
        ...PrinterPanel
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', PrintersQuery, {});

/** The shop's printers: what comes out of each, how it is set up, and what did not come out. */
export default function Printers({ loaderData }: Route.ComponentProps) {
  usePrinting();
  const { channel } = useFresh(PrintersQuery, loaderData);
  const { formatMessage } = useIntl();
  const printers = channel?.printers ?? [];
  const dialogs = useEntityDialogs({
    items: printers,
    nameOf: ({ name }) => name,
    form: (stored, onClose) => channel && <PrinterDialog choices={channel} onClose={onClose} stored={stored} />,
    command: documents.remove,
    words: 'command-center.printing',
    done: 'command-center.printing.deleted',
  });
  const add = (
    <Button onClick={dialogs.add}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.printing.add" />
    </Button>
  );
  return (
    <>
      <PageHead aside={printers.length > 0 && add} title={formatMessage({ id: 'command-center.printing.title' })} />
      <Stack gap="6">
        {printers.length === 0 ? (
          <EmptyState
            action={add}
            icon={<Icon of={PrinterIcon} size={56} />}
            title={formatMessage({ id: 'command-center.printing.empty' })}
          >
            <FormattedMessage id="command-center.printing.explained" />
          </EmptyState>
        ) : (
          <Text color="fg.muted" maxWidth="44rem">
            <FormattedMessage id="command-center.printing.explained" />
          </Text>
        )}
        {printers.map((printer) => (
          <PrinterPanel
            key={printer.id}
            onChange={() => dialogs.change(printer.id)}
            onDelete={() => dialogs.remove(printer.id)}
            printer={printer}
          />
        ))}
        {dialogs.shown}
      </Stack>
    </>
  );
}
