import { Box, Grid, Text } from '@chakra-ui/react';
import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import CircleCheckIcon from 'lucide/dist/esm/icons/circle-check';
import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { StatusPanelFragment as StatusFacts, StatusPartState } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../kit/page/panel';
import { LinkButton } from '../../kit/ui/button';

export const StatusPanelFragment = graphql(`
  fragment StatusPanel on Deployment {
    version
    parts {
      name
      state
    }
    diskFreeBytes
    diskSizeBytes
    workerLateSeconds
    troubledReceivers
    parkedMessages
    lastBackupAt
  }
`);

const LOOKS = {
  OK: { icon: CircleCheckIcon, color: 'fg.success' },
  ATTENTION: { icon: TriangleAlertIcon, color: 'fg.warning' },
  FAILING: { icon: CircleAlertIcon, color: 'fg.error' },
} as const satisfies Record<StatusPartState, unknown>;

/** How the program is, part by part. */
export function StatusPanel({ deployment }: { readonly deployment: FragmentType<typeof StatusPanelFragment> }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'command-center.operations.status' })}>
      <StatusParts deployment={deployment} isWhole />
    </Panel>
  );
}

interface PartsProps {
  readonly deployment: FragmentType<typeof StatusPanelFragment>;
  /** All of them, or the backup and what is not as it should be. */
  readonly isWhole: boolean;
}

/** Each part, how it is, and what to do. */
export function StatusParts({ deployment, isWhole }: PartsProps) {
  const facts = readFragment(StatusPanelFragment, deployment);
  const parts = isWhole ? facts.parts : facts.parts.filter(({ name, state }) => name === 'BACKUP' || state !== 'OK');
  return (
    <Grid as="ul" gap="3" listStyleType="none" margin="0" padding="0">
      {parts.map((part) => {
        const { icon, color } = LOOKS[part.state];
        return (
          <Grid alignItems="start" as="li" columnGap="3" key={part.name} templateColumns="1.25rem minmax(0, 1fr)">
            <Box color={color} paddingTop="0.5">
              <Icon of={icon} />
            </Box>
            <Box>
              <Text fontWeight="semibold">
                <FormattedMessage id={`command-center.operations.part.${part.name}`} />
                {' · '}
                <FormattedMessage id={`command-center.operations.state.${part.state}`} />
              </Text>
              <Text as="div">
                <Words facts={facts} part={part} />
              </Text>
            </Box>
          </Grid>
        );
      })}
    </Grid>
  );
}

/** In one sentence, and the way to where something can be done. */
function Words({
  facts,
  part,
}: {
  readonly facts: StatusFacts;
  readonly part: StatusFacts['parts'][number];
}): ReactNode {
  const { formatNumber } = useIntl();
  const size = (bytes: number) =>
    formatNumber(bytes / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  switch (part.name) {
    case 'DATABASE':
      return <FormattedMessage id="command-center.operations.DATABASE.OK" />;
    case 'VERSION':
      return <FormattedMessage id="command-center.operations.VERSION.OK" values={{ version: facts.version }} />;
    case 'WORKER':
      if (part.state !== 'FAILING') return <FormattedMessage id={`command-center.operations.WORKER.${part.state}`} />;
      return (
        <FormattedMessage
          id="command-center.operations.WORKER.FAILING"
          values={{ seconds: Math.round(facts.workerLateSeconds) }}
        />
      );
    case 'RECEIVERS':
      if (part.state === 'OK') return <FormattedMessage id="command-center.operations.RECEIVERS.OK" />;
      return (
        <>
          <Text marginBottom="2">
            <FormattedMessage
              id="command-center.operations.RECEIVERS.ATTENTION"
              values={{ receivers: facts.troubledReceivers, messages: facts.parkedMessages }}
            />
          </Text>
          <LinkButton size="sm" to="/command-center/receiver">
            <FormattedMessage id="command-center.operations.toReceivers" />
          </LinkButton>
        </>
      );
    case 'DISK':
      return (
        <FormattedMessage
          id={`command-center.operations.DISK.${part.state}`}
          values={{ free: size(facts.diskFreeBytes), size: size(facts.diskSizeBytes) }}
        />
      );
    case 'BACKUP':
      return <BackupWords lastBackupAt={facts.lastBackupAt} state={part.state} />;
  }
}

function BackupWords({
  lastBackupAt,
  state,
}: {
  readonly lastBackupAt: string | null;
  readonly state: StatusPartState;
}) {
  const { formatDate } = useIntl();
  if (lastBackupAt === null && state !== 'FAILING')
    return <FormattedMessage id="command-center.operations.BACKUP.none" />;
  const when = lastBackupAt && formatDate(lastBackupAt, { dateStyle: 'medium', timeStyle: 'short' });
  if (state === 'OK') return <FormattedMessage id="command-center.operations.BACKUP.OK" values={{ when }} />;
  return (
    <>
      {when ? (
        <FormattedMessage id="command-center.operations.BACKUP.made" values={{ when }} />
      ) : (
        <FormattedMessage id="command-center.operations.BACKUP.none" />
      )}{' '}
      {state === 'FAILING' && <FormattedMessage id="command-center.operations.BACKUP.look" />}
    </>
  );
}
