import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readEntity } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/member-route';
import { MemberAccess } from './member-access';
import { MemberForm } from './member-form';
import styles from './member-route.module.css';
import { MemberSessions } from './member-sessions';
import { STAFF_PATH } from './staff-path';

export const StaffMemberQuery = graphql(`
  query StaffMember($id: ID!) {
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
      administratorCount
    }
    node(id: $id) {
      ... on StaffMember {
        id
        name
        role
        isActive
        ...MemberForm
        ...MemberAccess
        ...MemberSessions
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'STAFF', StaffMemberQuery, { id: route.params.staffMemberId }, 'StaffMember');

/** One colleague: what they may do, how they sign in, and where they are signed in. */
export default function StaffMember({ loaderData }: Route.ComponentProps) {
  const { session, signInProvider, channel, node } = useFresh(StaffMemberQuery, loaderData);
  const { formatMessage } = useIntl();
  if (node?.__typename !== 'StaffMember') return null;
  const isLast = node.role === 'ADMIN' && node.isActive && channel?.administratorCount === 1;
  const locked = isLast ? formatMessage({ id: 'command-center.staff.lastAdministrator' }) : undefined;
  return (
    <>
      <PageHead
        back={
          <BackLink to={STAFF_PATH}>
            <FormattedMessage id="command-center.frame.settings.staff" />
          </BackLink>
        }
        title={node.name}
      />
      <div className={styles.panels}>
        <MemberForm key={node.id} locked={locked} member={node} providerName={signInProvider?.name ?? null} />
        <MemberAccess isOwn={node.id === session.user?.staffMemberId} locked={locked} member={node} />
        <MemberSessions member={node} />
      </div>
    </>
  );
}
