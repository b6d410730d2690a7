import { useIntl } from 'react-intl';
import type { Column } from '../../../command-center/kit/table/column';
import { DataTable } from '../../../command-center/kit/table/data-table';
import { TableFoot } from '../../../command-center/kit/table/table-foot';
import { EmptyState, Tag } from '../../../command-center/kit/ui/feedback';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { NoticeLogFragment as Log } from '../../../gql/graphql';

const NoticeLogFragment = graphql(`
  fragment NoticeLog on ChannelNoticesConnection {
    nodes {
      id
      topic
      kind
      address
      orderNumber
      trouble {
        id
        kind
        name
      }
      status
      createdAt
      sentAt
      failureMessage
    }
    pageInfo {
      hasNextPage
      endCursor
      hasPreviousPage
      startCursor
    }
  }
`);

type Row = Log['nodes'][number];

const TONES = { WAITING: 'warning', SENT: 'success', FAILED: 'danger', REPLACED: 'neutral' } as const;

/** What was sent to whom and when, the newest first. */
export function NoticeLog({ log }: { readonly log: FragmentType<typeof NoticeLogFragment> }) {
  const { nodes, pageInfo } = readFragment(NoticeLogFragment, log);
  const { formatMessage, formatDate } = useIntl();
  const when = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly Column<Row>[] = [
    {
      id: 'what',
      title: formatMessage({ id: 'command-center.notices.what' }),
      isMain: true,
      cell: ({ topic, orderNumber, trouble }) =>
        trouble
          ? formatMessage({ id: `command-center.notices.trouble.${trouble.kind}` }, { name: trouble.name })
          : formatMessage({ id: `command-center.notices.topic.${topic}` }, { number: orderNumber }),
    },
    { id: 'to', title: formatMessage({ id: 'command-center.notices.to' }), cell: ({ address }) => address },
    {
      id: 'state',
      title: formatMessage({ id: 'command-center.notices.state' }),
      cell: ({ status, failureMessage }) => (
        <>
          <Tag tone={TONES[status]}>{formatMessage({ id: `command-center.notices.state.${status}` })}</Tag>
          {failureMessage && status !== 'SENT' && <div>{failureMessage}</div>}
        </>
      ),
    },
    {
      id: 'when',
      title: formatMessage({ id: 'command-center.notices.when' }),
      cell: ({ sentAt, createdAt }) => when(sentAt ?? createdAt),
    },
  ];
  return (
    <>
      <DataTable
        columns={columns}
        empty={<EmptyState title={formatMessage({ id: 'command-center.notices.empty' })} />}
        label={formatMessage({ id: 'command-center.notices.log' })}
        rows={nodes}
      />
      <TableFoot pageInfo={pageInfo} />
    </>
  );
}
