import RefreshCwIcon from 'lucide/dist/esm/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import type { NewAuditEntriesQueryVariables } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { createRefresher } from '../../kit/live/refresher';
import { Button } from '../../kit/ui/button';
import styles from './audit.module.css';

/** More are only said to be more. */
const MOST = 50;

/** How often to ask: a sign-in or an invitation causes no event. */
const EVERY_MS = 20_000;

export const NewAuditEntriesQuery = graphql(`
  query NewAuditEntries(
    $before: String
    $staffMemberId: ID
    $apiTokenId: ID
    $actions: [String!]
    $from: DateTime
    $to: DateTime
  ) {
    channel {
      id
      audit(
        last: 50
        before: $before
        staffMemberId: $staffMemberId
        apiTokenId: $apiTokenId
        actions: $actions
        from: $from
        to: $to
      ) {
        nodes {
          id
        }
        pageInfo {
          hasPreviousPage
        }
      }
    }
  }
`);

interface Props {
  /** What the log is narrowed down to. */
  readonly filter: Omit<NewAuditEntriesQueryVariables, 'before'>;
  /** The cursor of the newest entry in sight; null while there is none. */
  readonly newest: string | null;
}

/** How many have been written since, and whether there are more than that. */
function useNewEntries({ filter, newest }: Props) {
  const client = useClient();
  const { board } = useCommandCenter();
  const [found, setFound] = useState({ newest, count: 0, isMany: false });
  const variables = JSON.stringify({ ...filter, before: newest });
  useEffect(() => {
    let isCurrent = true;
    const asked: NewAuditEntriesQueryVariables = JSON.parse(variables);
    const look = createRefresher(async () => {
      const { data } = await client.query(NewAuditEntriesQuery, asked, { requestPolicy: 'network-only' }).toPromise();
      const audit = data?.channel?.audit;
      if (!isCurrent || !audit) return;
      const { nodes, pageInfo } = audit;
      setFound({ newest: asked.before ?? null, count: nodes.length, isMany: pageInfo.hasPreviousPage });
    });
    const stop = board.onChange(() => void look());
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY_MS);
    return () => {
      isCurrent = false;
      stop();
      clearInterval(timer);
    };
  }, [board, client, variables]);
  return found.newest === newest ? found : { count: 0, isMany: false };
}

/** “3 new entries”: the list does not move until the reader asks for them. */
export function NewEntries(props: Props) {
  const { revalidate, state } = useRevalidator();
  const { count, isMany } = useNewEntries(props);
  return (
    <div aria-live="polite" className={styles.news}>
      {count > 0 && (
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()} size="sm" variant="soft">
          <Icon of={RefreshCwIcon} size={16} />
          <FormattedMessage id="command-center.audit.newEntries" values={{ count: isMany ? MOST : count, isMany }} />
        </Button>
      )}
    </div>
  );
}
