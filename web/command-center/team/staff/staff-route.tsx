import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { pageVariables } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { Button } from '../../kit/ui/button';
import type { Route } from './+types/staff-route';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { SecondFactorRule } from './second-factor-rule';
import { StaffTable } from './staff-table';

const PAGE_SIZE = 50;

export const StaffQuery = graphql(`
  query Staff($first: Int, $after: String, $last: Int, $before: String) {
    ...StaffSession
    session {
      user {
        staffMemberId
      }
    }
    signInProvider {
      name
    }
    channel {
      id
      ...SecondFactorRule
      staffMembers(first: $first, after: $after, last: $last, before: $before) {
        nodes {
          id
          ...StaffRow
        }
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
      }
      invitations {
        id
        ...InvitationRow
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readPage(route, 'STAFF', StaffQuery, pageVariables(route.url.searchParams, PAGE_SIZE));

/** Staff members and open invitations. */
export default function Staff({ loaderData }: Route.ComponentProps) {
  const { session, channel, signInProvider } = useFresh(StaffQuery, loaderData);
  const { formatMessage } = useIntl();
  const [isInviting, setIsInviting] = useState(false);
  const members = channel?.staffMembers;
  return (
    <>
      <PageHead
        aside={
          <Button onClick={() => setIsInviting(true)}>
            <Icon of={PlusIcon} size={18} />
            <FormattedMessage id="command-center.staff.invite" />
          </Button>
        }
        title={formatMessage({ id: 'command-center.frame.settings.staff' })}
      />
      <StaffTable members={members?.nodes ?? []} ownId={session.user?.staffMemberId ?? null} />
      <TableFoot pageInfo={members?.pageInfo} />
      <Invitations invitations={channel?.invitations ?? []} />
      {channel && <SecondFactorRule shop={channel} />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} providerName={signInProvider?.name ?? null} />}
    </>
  );
}
