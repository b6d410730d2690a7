import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PhoneIcon } from '../../ui/icons/phone-icon';
import styles from './phone-number.module.css';

/** A number that a press calls, grouped as its country does. @param props.value - E.164. */
export function PhoneNumber({ value }: { readonly value: string }) {
  const text = parsePhoneNumberFromString(value)?.formatInternational() ?? value;
  return (
    <a className={styles.phone} href={`tel:${value}`}>
      <PhoneIcon size={16} />
      {/* No line break inside a number. */}
      {text.replaceAll(' ', '\u00a0')}
    </a>
  );
}
