import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import { FormattedMessage } from 'react-intl';
import { RadioCards } from '../../ui/form/radio-cards';
import { Icon } from '../../ui/icons/icon';
import styles from './fields.module.css';
import type { CheckoutForm, CheckoutShop } from './use-checkout-form';

interface Props {
  readonly form: CheckoutForm;
  /** They sit at a table, whose code names no house. */
  readonly isSeated: boolean;
  readonly warehouses: CheckoutShop['warehouses'];
}

/** Where the order is collected: a text for one place, a choice for several. */
export function PickupPoint({ form, isSeated, warehouses }: Props) {
  const [only, second] = warehouses;
  if (!only) return null;
  if (!second) {
    return (
      <div className={styles.point} id="checkout-warehouseId" tabIndex={-1}>
        <Icon of={MapPinIcon} />
        <p>
          <span className={styles.pointName}>{only.name}</span>
          <br />
          {only.address}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.anchor} id="checkout-warehouseId" tabIndex={-1}>
      <RadioCards
        error={form.errorOf('warehouseId')}
        legend={<FormattedMessage id={isSeated ? 'checkout.house' : 'checkout.pickupPoint'} />}
        name="warehouseId"
        onChange={(warehouseId) => form.change({ warehouseId })}
        options={warehouses.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
        value={form.draft.warehouseId}
      />
    </div>
  );
}
