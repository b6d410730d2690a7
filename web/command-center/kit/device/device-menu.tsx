import { chakra, Flex, Popover, Portal, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsIcon } from '../../../ui/icons/settings-icon';
import { Button, Chip } from '../ui/button';
import { Switch } from '../ui/choices';
import { boardDensity, type DeviceChoice, useDeviceChoice } from './device-choice';
import { type DeviceSetting, printsOnAccept, staysAwake, useDeviceSetting } from './device-setting';

interface Props {
  /** Only where orders are accepted. */
  readonly hasPrinting?: boolean;
}

/** What holds for this device alone. */
export function DeviceMenu({ hasPrinting = false }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'command-center.board.device' });
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button aria-label={label} style={{ paddingInline: '0.75rem' }} variant="ghost">
          <SettingsIcon size={18} />
          <Span display={{ base: 'none', xl: 'inline' }}>{label}</Span>
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>
            <Popover.Body>
              <SettingSwitch
                hint={<FormattedMessage id="command-center.board.staysAwakeHint" />}
                label={<FormattedMessage id="command-center.board.staysAwake" />}
                setting={staysAwake}
              />
              {hasPrinting && (
                <>
                  <ChoiceField
                    choice={boardDensity}
                    label={<FormattedMessage id="command-center.board.density" />}
                    nameOf={(density) => formatMessage({ id: `command-center.board.density.${density}` })}
                  />
                  <SettingSwitch
                    hint={<FormattedMessage id="command-center.board.printsOnAcceptHint" />}
                    label={<FormattedMessage id="command-center.board.printsOnAccept" />}
                    setting={printsOnAccept}
                  />
                </>
              )}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

interface SwitchProps {
  readonly setting: DeviceSetting;
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

function SettingSwitch({ setting, label, hint }: SwitchProps) {
  const isOn = useDeviceSetting(setting);
  return <Switch checked={isOn} hint={hint} label={label} onChange={(isChosen) => setting.set(isChosen)} />;
}

interface ChoiceProps<Value extends string> {
  readonly choice: DeviceChoice<Value>;
  readonly label: ReactNode;
  readonly nameOf: (value: Value) => string;
}

function ChoiceField<Value extends string>({ choice, label, nameOf }: ChoiceProps<Value>) {
  const current = useDeviceChoice(choice);
  return (
    <chakra.fieldset border="0" margin="0" paddingBlock="2" paddingInline="0">
      <chakra.legend fontWeight="medium" marginBottom="2">
        {label}
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {choice.values.map((value) => (
          <Chip isActive={value === current} key={value} onPress={() => choice.choose(value)}>
            {nameOf(value)}
          </Chip>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
