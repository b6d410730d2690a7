import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type DeviceValue, useDeviceValue } from '../../../ui/device-value';
import { Chip } from '../ui/button';
import { Switch } from '../ui/choices';
import type { DeviceChoice } from './device-settings';

interface SwitchProps {
  readonly setting: DeviceValue<boolean>;
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

/** Something that is on or off on this device. */
export function SettingSwitch({ setting, label, hint }: SwitchProps) {
  const isOn = useDeviceValue(setting);
  return <Switch checked={isOn} hint={hint} label={label} onChange={(isChosen) => setting.set(isChosen)} />;
}

interface ChoiceProps<Value extends string> {
  readonly choice: DeviceChoice<Value>;
  readonly label: ReactNode;
  readonly nameOf: (value: Value) => string;
}

/** One of a few, for this device. */
export function ChoiceField<Value extends string>({ choice, label, nameOf }: ChoiceProps<Value>) {
  const current = useDeviceValue(choice);
  return (
    <ChipField label={label}>
      {choice.values.map((value) => (
        <Chip isActive={value === current} key={value} onPress={() => choice.set(value)}>
          {nameOf(value)}
        </Chip>
      ))}
    </ChipField>
  );
}

/** A row of chips with its name. */
export function ChipField({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <chakra.fieldset border="0" margin="0" paddingBlock="2" paddingInline="0">
      <chakra.legend fontWeight="medium" marginBottom="2">
        {label}
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </chakra.fieldset>
  );
}
