import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/hours-route';
import { OpenState } from './open-state';
import { SpecialDays } from './special-days';
import { WeekForm } from './week-form';

const HoursQuery = graphql(`
  query Hours {
    ...StaffSession
    channel {
      id
      ...OpenState
      ...WeekForm
      ...SpecialDays
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', HoursQuery, {});

/** When the shop is open: the week, the days that differ, and the pause of a full kitchen. */
export default function Hours({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(HoursQuery, loaderData);
  const { formatMessage } = useIntl();
  if (!channel) return null;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.hours.title' })} />
      <OpenState shop={channel} />
      <WeekForm shop={channel} />
      <SpecialDays shop={channel} />
    </>
  );
}
