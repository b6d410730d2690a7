import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { LinkButton } from '../../kit/ui/button';
import type { Route } from './+types/appearance-route';
import { AppearanceForm } from './appearance-form';

/** The sheet of codes that lead to the shop. */
const QR_PATH = '/command-center/settings/appearance/qr';

const AppearanceQuery = graphql(`
  query Appearance {
    ...StaffSession
    channel {
      id
      ...AppearanceForm
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', AppearanceQuery, {});

/** What the shop looks like: its colour, its logo, and the codes that lead to it. */
export default function Appearance({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(AppearanceQuery, loaderData);
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        aside={
          <LinkButton to={QR_PATH} variant="outline">
            <Icon of={PrinterIcon} size={18} />
            <FormattedMessage id="command-center.appearance.qr" />
          </LinkButton>
        }
        title={formatMessage({ id: 'command-center.appearance.title' })}
      />
      {channel && <AppearanceForm shop={channel} />}
    </>
  );
}
