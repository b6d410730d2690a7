import XIcon from 'lucide/dist/esm/icons/x';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/icon-button';
import { useDeviceValue } from '../../ui/device-value';
import { Chip } from '../../ui/form/chip';
import { Icon } from '../../ui/icons/icon';
import { type DeviceAddress, deviceAddresses, withoutAddress } from './device-addresses';
import styles from './saved-addresses.module.css';

interface Props {
  /** What the form says now. */
  readonly chosen: Pick<DeviceAddress, 'street' | 'apartment'>;
  readonly onChoose: (address: DeviceAddress) => void;
}

/** Where this device has ordered to: one press fills the address in. */
export function SavedAddresses({ chosen, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const addresses = useDeviceValue(deviceAddresses);
  if (addresses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul aria-label={formatMessage({ id: 'checkout.addresses' })} className={styles.list} role="list">
      {addresses.map((address) => {
        const { street, apartment } = address;
        const name = formatMessage({ id: 'checkout.addresses.one' }, { street, apartment: apartment || 'none' });
        return (
          <li className={styles.item} key={`${street}\n${apartment}`}>
            <Chip
              isActive={chosen.street === street && chosen.apartment === apartment}
              onPress={() => onChoose(address)}
            >
              {name}
            </Chip>
            <IconButton
              icon={<Icon of={XIcon} size={18} />}
              label={formatMessage({ id: 'checkout.addresses.forget' }, { name })}
              onClick={() => deviceAddresses.set(withoutAddress(addresses, address))}
            />
          </li>
        );
      })}
    </ul>
  );
}
