import { UNREAD, useFresh } from '../../../command-center/kit/live/use-fresh';
import { graphql } from '../../../gql/gql';

const LOOK_EVERY_MS = 30_000;

const TroublesQuery = graphql(`
  query Troubles {
    channel {
      id
      troubles {
        id
        kind
        subjectId
        acknowledgedBy
        ...TroubleList
      }
    }
  }
`);

/** What does not work and that staff have not seen yet. */
export function useUnseenTroubles() {
  const troubles = useFresh(TroublesQuery, UNREAD, { everyMs: LOOK_EVERY_MS })?.channel?.troubles ?? [];
  return troubles.filter(({ acknowledgedBy }) => acknowledgedBy === null);
}
