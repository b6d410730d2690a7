import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { OwnSessionFragment as OwnSessionFragmentData } from '../../../gql/graphql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import styles from './account.module.css';
import { SessionRow } from './session-row';

const OwnSessionFragment = graphql(`
  fragment OwnSession on StaffSession {
    id
    isCurrent
    userAgent
    createdAt
    lastSeenAt
  }
`);

export const RevokeSessionMutation = graphql(`
  mutation RevokeSession($id: ID!) {
    answer: revokeSession(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

const SignOutEverywhereMutation = graphql(`
  mutation SignOutEverywhere {
    answer: signOutEverywhere {
      isReady
    }
  }
`);

interface Props {
  readonly sessions: readonly FragmentType<typeof OwnSessionFragment>[];
}

/** Where one is signed in; each can be ended, and all of them at once. */
export function OwnSessions({ sessions }: Props) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const signOutEverywhere = useSend(SignOutEverywhereMutation);
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    if (!(await signOutEverywhere({}))) return formatMessage({ id: 'command-center.move.notSent' });
    // The loader finds nobody signed in any more, and leads to the sign-in page.
    await revalidate();
    return null;
  };
  const everywhere = formatMessage({ id: 'command-center.account.sessions.everywhere' });
  return (
    <Panel title={formatMessage({ id: 'command-center.account.sessions.title' })}>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const read = readFragment(OwnSessionFragment, session);
          return <OwnSession key={read.id} session={read} />;
        })}
      </ul>
      <p className={styles.ends}>
        <FormattedMessage id="command-center.account.sessions.ends" />
      </p>
      <Button onClick={() => setIsAsking(true)} variant="danger">
        {everywhere}
      </Button>
      <ConfirmDialog
        confirmLabel={everywhere}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={leave}
        title={formatMessage({ id: 'command-center.account.sessions.everywhereTitle' })}
      >
        <FormattedMessage id="command-center.account.sessions.everywhereExplained" />
      </ConfirmDialog>
    </Panel>
  );
}

interface OwnSessionProps {
  readonly session: OwnSessionFragmentData;
}

function OwnSession({ session }: OwnSessionProps) {
  const { id } = session;
  const { formatMessage } = useIntl();
  const [revokeSession, isEnding] = useAct(RevokeSessionMutation);
  const revoke = async () =>
    tellRefusal(await revokeSession({ id }, formatMessage({ id: 'command-center.account.sessions.ended' })));
  return <SessionRow isEnding={isEnding} onEnd={() => void revoke()} session={session} />;
}
