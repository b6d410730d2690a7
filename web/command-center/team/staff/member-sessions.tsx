import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { MemberSessionsFragment as MemberSessionsData } from '../../../gql/graphql';
import { SessionRow } from '../../access/account/session-row';
import { Panel } from '../../orders/order/panel';
import styles from './member-route.module.css';
import { useDone } from './use-done';

const MemberSessionsFragment = graphql(`
  fragment MemberSessions on StaffMember {
    id
    sessions {
      id
      isCurrent
      userAgent
      createdAt
      lastSeenAt
    }
  }
`);

const RevokeStaffSessionMutation = graphql(`
  mutation RevokeStaffSession($id: ID!) {
    revokeStaffSession(id: $id) {
      ... on StaffMember {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly member: FragmentType<typeof MemberSessionsFragment>;
}

/** Where a colleague is signed in; each can be ended. */
export function MemberSessions({ member }: Props) {
  const { sessions } = readFragment(MemberSessionsFragment, member);
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'command-center.staff.sessions' })}>
      {sessions.length === 0 ? (
        <p className={styles.muted}>
          <FormattedMessage id="command-center.staff.noSessions" />
        </p>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <MemberSession key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function MemberSession({ session }: { readonly session: MemberSessionsData['sessions'][number] }) {
  const { id } = session;
  const { formatMessage } = useIntl();
  const done = useDone();
  const [{ fetching }, revoke] = useMutation(RevokeStaffSessionMutation);
  const end = async () => {
    done((await revoke({ id })).data?.revokeStaffSession, formatMessage({ id: 'command-center.staff.sessionEnded' }));
  };
  return <SessionRow isEnding={fetching} onEnd={() => void end()} session={session} />;
}
