import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/operations-route';
import { BackupRuns } from './backup-runs';
import { BackupsPanel } from './backups-panel';
import { ScheduleForm } from './schedule-form';
import { StatusPanel } from './status-panel';

export const OperationsReaderQuery = graphql(`
  query OperationsReader {
    ...StaffSession
  }
`);

export const OperationsQuery = graphql(`
  query Operations {
    deployment {
      mayChangeBackups
      ...StatusPanel
      ...BackupsPanel
      ...BackupRuns
      backupSchedule {
        ...ScheduleForm
      }
    }
  }
`);

/** A backup that was asked for shows when it is there. */
const LOOK_EVERY_MS = 5_000;

export async function loader(route: Route.LoaderArgs) {
  await readPage(route, 'OPERATIONS', OperationsReaderQuery, {});
  const variables = {};
  return { data: await query(route.context, OperationsQuery, variables), variables };
}

/** How the program and what it runs on are, and its backups. */
export default function Operations({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { deployment } = useFresh(OperationsQuery, loaderData, { everyMs: LOOK_EVERY_MS });
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.operations.title' })} />
      <Stack gap="4">
        <StatusPanel deployment={deployment} />
        <BackupsPanel deployment={deployment} />
        {deployment.mayChangeBackups && <ScheduleForm schedule={deployment.backupSchedule} />}
        <BackupRuns deployment={deployment} />
      </Stack>
    </>
  );
}
