import { Box } from '@chakra-ui/react';
import { TroubleList } from './trouble-list';
import { useUnseenTroubles } from './use-troubles';

/** Printers say by themselves what they lack. */
const KINDS: readonly string[] = ['RECEIVER', 'MONEY', 'DISK', 'CHANNEL'];

/** What does not work and that staff have not seen yet; nothing while all is well. */
export default function Troubles() {
  const unseen = useUnseenTroubles().filter(({ kind }) => KINDS.includes(kind));
  return (
    unseen.length > 0 && (
      <Box marginBottom="2">
        <TroubleList troubles={unseen} />
      </Box>
    )
  );
}
