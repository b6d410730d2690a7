import { FormattedMessage, useIntl } from 'react-intl';
import { useDeviceValue } from '../../../ui/device-value';
import { ChipField, ChoiceField } from '../../kit/device/device-fields';
import { DeviceMenu } from '../../kit/device/device-menu';
import { deviceKitchen, deviceStations, kitchenSize } from '../../kit/device/device-settings';
import { Chip } from '../../kit/ui/button';
import { Switch } from '../../kit/ui/choices';
import { alarmSound } from '../alarm/alarm-sound';
import { useIsSoundOn } from '../alarm/use-alarm-sound';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly kitchens: readonly Named[];
  readonly stations: readonly Named[];
}

/** For which kitchen and which of its stations this screen is, how large it is written, and whether it is heard. */
export function KitchenDevice({ kitchens, stations }: Props) {
  const { formatMessage } = useIntl();
  const kitchen = useDeviceValue(deviceKitchen);
  const chosen = useDeviceValue(deviceStations).split(' ').filter(Boolean);
  const isSoundOn = useIsSoundOn();
  const toggle = (id: string) =>
    deviceStations.set((chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).join(' '));
  return (
    <DeviceMenu>
      {kitchens.length > 1 && (
        <ChipField label={<FormattedMessage id="command-center.kitchen.device.kitchen" />}>
          <Chip isActive={kitchen === ''} onPress={() => deviceKitchen.set('')}>
            <FormattedMessage id="command-center.kitchen.device.all" />
          </Chip>
          {kitchens.map(({ id, name }) => (
            <Chip isActive={id === kitchen} key={id} onPress={() => deviceKitchen.set(id)}>
              {name}
            </Chip>
          ))}
        </ChipField>
      )}
      {stations.length > 0 && (
        <ChipField label={<FormattedMessage id="command-center.kitchen.device.stations" />}>
          <Chip isActive={chosen.length === 0} onPress={() => deviceStations.set('')}>
            <FormattedMessage id="command-center.kitchen.device.all" />
          </Chip>
          {stations.map(({ id, name }) => (
            <Chip isActive={chosen.includes(id)} key={id} onPress={() => toggle(id)}>
              {name}
            </Chip>
          ))}
        </ChipField>
      )}
      <ChoiceField
        choice={kitchenSize}
        label={<FormattedMessage id="command-center.kitchen.device.size" />}
        nameOf={(size) => formatMessage({ id: `command-center.kitchen.device.size.${size}` })}
      />
      <Switch
        checked={isSoundOn}
        hint={<FormattedMessage id="command-center.kitchen.device.soundHint" />}
        label={<FormattedMessage id="command-center.kitchen.device.sound" />}
        onChange={(isOn) => (isOn ? void alarmSound.turnOn() : alarmSound.turnOff())}
      />
    </DeviceMenu>
  );
}
