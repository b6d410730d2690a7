import UtensilsIcon from 'lucide/dist/esm/icons/utensils';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useTableName } from '../../../ui/text/use-table-name';
import { deviceSeat } from '../../device/device-seat';
import { useCartActions } from '../store/cart-context';
import styles from './table-note.module.css';

/** “We bring it to you: Table 7”, and a button for shoppers who have left the table. */
export function TableNote({ table }: { readonly table: string }) {
  const { store } = useCartActions();
  const name = useTableName();
  const leave = () => {
    deviceSeat.set(null);
    void store.update({ table: null });
  };
  return (
    <div className={styles.note}>
      <Icon of={UtensilsIcon} />
      <p>
        <strong>{name(table)}</strong>
        <br />
        <FormattedMessage id="storefront.table.brought" />
      </p>
      <button className={styles.leave} onClick={leave} type="button">
        <FormattedMessage id="storefront.table.leave" />
      </button>
    </div>
  );
}
