import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/privacy-route';
import { PersonalDataPanel } from './personal-data-panel';

const PrivacySettingsQuery = graphql(`
  query PrivacySettings {
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
  const data = await query(context, PrivacySettingsQuery, variables);
  requirePermission(data.session.user, url, 'ERASE_CLIENTS');
  return { data, variables };
}

/** How long orders know who ordered. */
export default function PrivacySettings({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { channel } = useFresh(PrivacySettingsQuery, loaderData);
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.frame.settings.privacy' })} />
      {channel && <PersonalDataPanel shop={channel} />}
    </>
  );
}
