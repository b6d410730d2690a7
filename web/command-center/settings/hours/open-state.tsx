import { Box, Text } from '@chakra-ui/react';
import ClockIcon from 'lucide/dist/esm/icons/clock';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime } from '../../kit/time/order-time';
import { PauseButton } from '../../orders/pause/pause-button';

const STATE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  marginBottom: '6',
  padding: 'var(--space-3) var(--space-4)',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.muted',
  '& > svg': { flex: 'none', color: 'fg.muted' },
  '&[data-open] > svg': { color: 'fg.success' },
} as const;

const OpenStateFragment = graphql(`
  fragment OpenState on Channel {
    isOpen
    openUntil
    opensAt
    pausedUntil
  }
`);

/** What shoppers see at present: open until when, or when it opens next; and whether new orders are paused. */
export function OpenState({ shop }: { readonly shop: FragmentType<typeof OpenStateFragment> }) {
  const { isOpen, openUntil, opensAt, pausedUntil } = readFragment(OpenStateFragment, shop);
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const isPaused = pausedUntil !== null && pausedUntil !== undefined && now < Date.parse(pausedUntil);
  return (
    <Box css={STATE} data-open={isOpen || undefined}>
      <Icon of={ClockIcon} />
      <Text flex="1 1 14rem" minWidth="0" role="status">
        <strong>
          {isOpen && openUntil && (
            <FormattedMessage id="command-center.hours.openUntil" values={{ time: shopTime(openUntil) }} />
          )}
          {isOpen && !openUntil && <FormattedMessage id="command-center.hours.open" />}
          {!isOpen && opensAt && (
            <FormattedMessage id="command-center.hours.opensAt" values={{ time: shopTime(opensAt) }} />
          )}
          {!isOpen && !opensAt && <FormattedMessage id="command-center.hours.neverOpens" />}
        </strong>{' '}
        {isPaused && <FormattedMessage id="command-center.hours.paused" values={{ time: shopTime(pausedUntil) }} />}
      </Text>
      {/* While they are paused, the banner above has the way to change it. */}
      {!isPaused && <PauseButton />}
    </Box>
  );
}
