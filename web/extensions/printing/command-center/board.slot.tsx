import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { UNREAD, useFresh } from '../../../command-center/kit/live/use-fresh';
import { Notice } from '../../../command-center/kit/ui/feedback';
import { troubleSlot } from '../../../command-center/orders/board/trouble-slot';
import { graphql } from '../../../gql/gql';
import { JobRow } from './job-row';
import { usePrinting } from './use-printing';

const PrintersNewsQuery = graphql(`
  query PrintersNews {
    channel {
      id
      extensions
      printers {
        id
        name
        kind
        trouble
        isAutomatic
        lastSeenAt
        jobs(first: 5, needsCare: true) {
          totalCount
          nodes {
            id
            ...JobRow
          }
        }
      }
    }
  }
`);

/** Which printers can't print, and which sheets staff have to look after; nothing while all is well. */
export default function PrintersNews() {
  usePrinting();
  const { formatMessage } = useIntl();
  const channel = useFresh(PrintersNewsQuery, UNREAD)?.channel;
  const printers = channel?.printers ?? [];
  return (
    <Stack gap="2" marginBottom="3" _empty={{ display: 'none' }}>
      {printers.map(({ id, name, kind, trouble, isAutomatic, lastSeenAt, jobs }) => {
        // One that was never heard is not set up yet.
        const isInTrouble = trouble !== null && isAutomatic && (lastSeenAt !== null || kind === 'ESC_POS');
        const count = jobs.totalCount;
        if (!isInTrouble && count === 0) return null;
        const state = isInTrouble
          ? formatMessage({ id: `command-center.printing.board.${trouble}` }, { name })
          : formatMessage({ id: 'command-center.printing.board.jobs' }, { name, count });
        return (
          <Notice
            action={isInTrouble && troubleSlot.show({ subjectId: id }, channel?.extensions)}
            isLive
            key={id}
            title={state}
            tone="warning"
          >
            <Stack gap="2">
              {jobs.nodes.map((job) => (
                <JobRow job={job} key={job.id} />
              ))}
            </Stack>
          </Notice>
        );
      })}
    </Stack>
  );
}
