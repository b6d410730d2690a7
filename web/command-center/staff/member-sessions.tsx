import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import type { MemberSessionsFragment as MemberSessionsData } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Tag } from '../../ui/text/tag';
import { deviceName } from '../account/device-name';
import { useCommandCenter } from '../layout/command-center-context';
import { Panel } from '../order/panel';
import styles from './member-route.module.css';
import { useDone } from './use-done';
import { useSeen } from './use-seen';

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
      ... on Error {
        code
        message
      }
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
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <MemberSession key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function MemberSession({ session }: { readonly session: MemberSessionsData['sessions'][number] }) {
  const { id, isCurrent, userAgent, createdAt, lastSeenAt } = session;
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useCommandCenter();
  const seen = useSeen();
  const done = useDone();
  const [{ fetching }, revoke] = useMutation(RevokeStaffSessionMutation);
  const name = deviceName(userAgent) ?? formatMessage({ id: 'command-center.staff.unknownDevice' });
  const end = async () => {
    done((await revoke({ id })).data?.revokeStaffSession, formatMessage({ id: 'command-center.staff.sessionEnded' }));
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.strong}>
          {name}{' '}
          {isCurrent && (
            <Tag tone="success">
              <FormattedMessage id="command-center.staff.thisDevice" />
            </Tag>
          )}
        </p>
        <p className={styles.muted}>
          <FormattedMessage
            id="command-center.staff.sessionTimes"
            values={{ since: formatDate(createdAt, { timeZone, dateStyle: 'medium' }), seen: seen(lastSeenAt) }}
          />
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={formatMessage({ id: 'command-center.staff.endSessionOf' }, { name })}
          isBusy={fetching}
          onClick={() => void end()}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.staff.endSession" />
        </Button>
      )}
    </li>
  );
}
