import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { useMay } from '../layout/command-center-context';
import { PageHead } from '../layout/page-head';
import { useFresh } from '../live/use-fresh';
import { PersonalDataPanel } from '../privacy/personal-data-panel';
import { requirePermission } from '../session/require-permission';
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
    channel {
      id
      ...PersonalDataPanel
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, DataSettingsQuery, variables);
  requirePermission(data.session.user, url, 'CATALOG');
  return { data, variables };
}

/** The whole menu out into a file, and back from one; how long orders know who ordered. */
export default function DataSettings({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const mayErase = useMay('ERASE_CLIENTS');
  const { channel } = useFresh(DataSettingsQuery, loaderData);
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.import.title' })} />
      <p className={styles.hint}>
        <FormattedMessage id="command-center.import.hint" />
      </p>
      <div className={styles.panels}>
        <ExportPanel />
        <ImportPanel />
        {mayErase && channel && <PersonalDataPanel shop={channel} />}
      </div>
    </>
  );
}
