import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import type { Route } from './+types/data-route';
import { ExportPanel } from './export-panel';
import { ImportPanel } from './import-panel';

const DataSettingsQuery = graphql(`
  query DataSettings {
    session {
      user {
        id
        permissions
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { session } = await query(context, DataSettingsQuery, {});
  requirePermission(session.user, url, 'CATALOG');
  return null;
}

/** The whole menu out into a file, and back from one. */
export default function DataSettings() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.import.title' })} />
      <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
        <FormattedMessage id="command-center.import.hint" />
      </Text>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        <ExportPanel />
        <ImportPanel />
      </Grid>
    </>
  );
}
