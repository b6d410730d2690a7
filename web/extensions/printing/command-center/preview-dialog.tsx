import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFresh } from '../../../command-center/kit/live/use-fresh';
import { Segmented } from '../../../command-center/kit/ui/choices';
import { Dialog } from '../../../command-center/kit/ui/dialog';
import { Spinner } from '../../../command-center/kit/ui/feedback';
import { graphql } from '../../../gql/gql';
import type { OrderSheet } from '../../../gql/graphql';
import { SHEETS } from './sheets';

const PreviewQuery = graphql(`
  query PrinterPreview($id: ID!, $content: OrderSheet!) {
    node(id: $id) {
      ... on Printer {
        id
        preview(content: $content)
      }
    }
  }
`);

interface Props {
  readonly printer: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** What would come out of a printer now, dot by dot. */
export function PreviewDialog({ printer: { id, name }, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [content, setContent] = useState<OrderSheet>('KITCHEN_TICKET');
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'command-center.printing.previewOf' }, { name })}>
      <Segmented
        label={formatMessage({ id: 'command-center.printing.sheet' })}
        onChange={setContent}
        segments={SHEETS.map((value) => ({
          value,
          label: <FormattedMessage id={`command-center.printing.content.${value}`} />,
        }))}
        value={content}
      />
      <Picture content={content} id={id} key={content} />
    </Dialog>
  );
}

function Picture({ id, content }: { readonly id: string; readonly content: OrderSheet }) {
  const { formatMessage } = useIntl();
  const [unread] = useState({ data: null, variables: { id, content } });
  const node = useFresh(PreviewQuery, unread)?.node;
  if (node?.__typename !== 'Printer') return <Spinner />;
  return (
    <chakra.img
      alt={formatMessage({ id: `command-center.printing.content.${content}` })}
      border="1px solid var(--line)"
      marginInline="auto"
      marginTop="4"
      maxWidth="100%"
      src={node.preview}
    />
  );
}
