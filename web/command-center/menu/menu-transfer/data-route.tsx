import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/data-route';
import { ExportPanel } from './export-panel';
import { ImportPanel } from './import-panel';

const DataSettingsQuery = graphql(`
  query DataSettings {
    ...StaffSession
  }
`);

export async function loader(route: Route.LoaderArgs) {
  await readPage(route, 'CATALOG', DataSettingsQuery, {});
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
