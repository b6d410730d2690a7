import { Popover, Portal, Span } from '@chakra-ui/react';
import SettingsIcon from 'lucide/dist/esm/icons/settings';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../ui/button';
import { SettingSwitch } from './device-fields';
import { staysAwake } from './device-settings';

interface Props {
  /** Further items, of this page's board. */
  readonly children: ReactNode;
}

/** What holds for this device alone. */
export function DeviceMenu({ children }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'command-center.board.device' });
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button aria-label={label} style={{ paddingInline: '0.75rem' }} variant="ghost">
          <Icon of={SettingsIcon} size={18} />
          <Span display={{ base: 'none', xl: 'inline' }}>{label}</Span>
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} maxHeight="calc(100dvh - 9rem)" overflowY="auto">
            <Popover.Body>
              {children}
              <SettingSwitch
                hint={<FormattedMessage id="command-center.board.staysAwakeHint" />}
                label={<FormattedMessage id="command-center.board.staysAwake" />}
                setting={staysAwake}
              />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
