import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { MaintenancePanel } from '../maintenance/maintenance-panel';
import type { Route } from './+types/general-route';
import { GeneralForm } from './general-form';

const GeneralSettingsQuery = graphql(`
  query GeneralSettings {
    ...StaffSession
    channel {
      id
      ...MaintenancePanel
      ...GeneralForm
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', GeneralSettingsQuery, {});

/** What the shop is called, where it is, and whether it takes orders. */
export default function GeneralSettings({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(GeneralSettingsQuery, loaderData);
  const { formatMessage } = useIntl();
  if (!channel) return null;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.settings.general' })} />
      <MaintenancePanel shop={channel} />
      <GeneralForm shop={channel} />
    </>
  );
}
