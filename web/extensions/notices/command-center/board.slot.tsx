import { Box } from '@chakra-ui/react';
import { UNREAD, useFresh } from '../../../command-center/kit/live/use-fresh';
import { graphql } from '../../../gql/gql';
import { TroubleList } from './trouble-list';

const LOOK_EVERY_MS = 30_000;

const TroublesQuery = graphql(`
  query Troubles {
    channel {
      id
      troubles {
        id
        acknowledgedBy
        ...TroubleList
      }
    }
  }
`);

/** What does not work and that staff have not seen yet; nothing while all is well. */
export default function Troubles() {
  const troubles = useFresh(TroublesQuery, UNREAD, { everyMs: LOOK_EVERY_MS })?.channel?.troubles ?? [];
  const unseen = troubles.filter(({ acknowledgedBy }) => acknowledgedBy === null);
  return (
    unseen.length > 0 && (
      <Box marginBottom="2">
        <TroubleList troubles={unseen} />
      </Box>
    )
  );
}
