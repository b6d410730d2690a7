import { Box, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { BackupRunsFragment as Runs } from '../../../gql/graphql';
import { Panel } from '../../kit/page/panel';

const BackupRunsFragment = graphql(`
  fragment BackupRuns on Deployment {
    backups {
      key
      kind
      startedAt
      name
      bytes
      failure
      triedAt
      trialFailure
    }
  }
`);

/** What came of the latest backups. */
export function BackupRuns({ deployment }: { readonly deployment: FragmentType<typeof BackupRunsFragment> }) {
  const { backups } = readFragment(BackupRunsFragment, deployment);
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'command-center.operations.latest' })}>
      {backups.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="command-center.operations.BACKUP.none" />
        </Text>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" margin="0" padding="0">
          {backups.map((run) => (
            <li key={run.key}>
              <Run run={run} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function Run({ run }: { readonly run: Runs['backups'][number] }) {
  const { formatDate, formatNumber } = useIntl();
  const problem = run.failure ?? run.trialFailure;
  const size = run.bytes !== null && formatNumber(run.bytes / 1e6, SIZE);
  return (
    <Box>
      <Text fontWeight="semibold">
        {formatDate(run.startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
        {' · '}
        <Box as="span" color={problem === null ? 'fg.success' : 'fg.error'}>
          <FormattedMessage id={`command-center.operations.result.${resultOf(run)}`} />
        </Box>
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <FormattedMessage id={`command-center.operations.kind.${run.kind}`} />
        {run.name !== null && ` · ${run.name}`}
        {size && ` · ${size}`}
      </Text>
      {problem !== null && (
        <Text>
          <FormattedMessage id={`command-center.operations.failure.${problem}`} />
        </Text>
      )}
    </Box>
  );
}

const SIZE = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;

function resultOf({ failure, trialFailure, triedAt }: Runs['backups'][number]) {
  if (failure !== null) return 'failed';
  if (trialFailure !== null) return 'unusable';
  return triedAt === null ? 'made' : 'tried';
}
