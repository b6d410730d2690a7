import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { MemberSessionsFragment as MemberSessionsData } from '../../../gql/graphql';
import { SessionRow } from '../../access/account/session-row';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Panel } from '../../kit/page/panel';
import styles from './member-route.module.css';

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
    answer: revokeStaffSession(id: $id) {
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
  const [revoke, isEnding] = useAct(RevokeStaffSessionMutation);
  const end = async () => {
    tellRefusal(await revoke({ id }, formatMessage({ id: 'command-center.staff.sessionEnded' })));
  };
  return <SessionRow isEnding={isEnding} onEnd={() => void end()} session={session} />;
}
