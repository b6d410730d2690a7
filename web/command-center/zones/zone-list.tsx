import { Box, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../../gql/fragment-masking';
import { ZoneCard, type ZoneCardFragment } from './zone-card';

type Zone = { readonly id: string } & FragmentType<typeof ZoneCardFragment>;

/** The zones in their order. */
export function ZoneList({ zones }: { readonly zones: readonly Zone[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack aria-label={formatMessage({ id: 'command-center.zones.list' })} as="ol" gap="3">
      {zones.map((zone) => (
        <Box as="li" background="bg" borderColor="border" borderRadius="lg" borderWidth="1px" key={zone.id} padding="4">
          <ZoneCard zone={zone} />
        </Box>
      ))}
    </Stack>
  );
}
