import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import type { Route } from './+types/data-route';
import styles from './data-route.module.css';
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
      <p className={styles.hint}>
        <FormattedMessage id="command-center.import.hint" />
      </p>
      <div className={styles.panels}>
        <ExportPanel />
        <ImportPanel />
      </div>
    </>
  );
}
