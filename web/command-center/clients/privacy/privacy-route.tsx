import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/privacy-route';
import { PersonalDataPanel } from './personal-data-panel';

export const PrivacySettingsQuery = graphql(`
  query PrivacySettings {
    ...StaffSession
    channel {
      id
      ...PersonalDataPanel
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'ERASE_CLIENTS', PrivacySettingsQuery, {});

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
