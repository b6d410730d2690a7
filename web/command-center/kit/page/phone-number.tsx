import { chakra } from '@chakra-ui/react';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import PhoneIcon from 'lucide/dist/esm/icons/phone';
import { Icon } from '../../../ui/icons/icon';

/** A number grouped as its country does, without a line break inside. @param value - E.164. */
export function phoneText(value: string): string {
  const text = parsePhoneNumberFromString(value)?.formatInternational() ?? value;
  return text.replaceAll(' ', '\u00a0');
}

/** A number that a press calls, grouped as its country does. @param props.value - E.164. */
export function PhoneNumber({ value }: { readonly value: string }) {
  return (
    <chakra.a
      display="inline-flex"
      gap="2"
      alignItems="center"
      minHeight="11"
      fontWeight="semibold"
      overflowWrap="anywhere"
      href={`tel:${value}`}
    >
      <Icon of={PhoneIcon} size={16} />
      {phoneText(value)}
    </chakra.a>
  );
}
