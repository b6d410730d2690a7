import { Box, Text } from '@chakra-ui/react';
import WifiOffIcon from 'lucide/dist/esm/icons/wifi-off';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useConnectionState, useIsCutOff } from '../live/use-is-cut-off';

const NOTICE = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  marginBottom: '4',
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'md',
  background: 'bg.warning',
  color: 'fg.warning',
  fontSize: 'sm',
  boxShadow: 'md',
  '& svg': { flex: 'none' },
} as const;

/** Says that what is on the screen may be old. Always in the page, so that screen readers hear it come and go. */
export function ConnectionNotice() {
  const isCutOff = useIsCutOff();
  const state = useConnectionState();
  return (
    <Box
      position="sticky"
      zIndex="15"
      top="calc(var(--header-height) + var(--space-2))"
      data-connection={state}
      role="status"
    >
      {isCutOff && (
        <Text css={NOTICE}>
          <Icon of={WifiOffIcon} />
          <span>
            <strong>
              <FormattedMessage id="command-center.connection.lost" />
            </strong>{' '}
            <FormattedMessage id="command-center.connection.explained" />
          </span>
        </Text>
      )}
    </Box>
  );
}
