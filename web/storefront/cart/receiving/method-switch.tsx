import BikeIcon from 'lucide/dist/esm/icons/bike';
import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import UtensilsIcon from 'lucide/dist/esm/icons/utensils';
import { FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '../../../ui/form/segmented';
import { Icon } from '../../../ui/icons/icon';
import { useTableName } from '../../../ui/text/use-table-name';
import { useSeat } from '../../device/device-seat';
import { useCart } from '../store/cart-context';
import { isMethodAvailable } from '../store/receiving-method';

/** Delivery or pickup, or the table that the shopper sits at; one that the shop has switched off can be seen and not chosen. */
export function MethodSwitch() {
  const { formatMessage } = useIntl();
  const { shop, cart, chooseMethod } = useCart();
  const seat = useSeat();
  const tableName = useTableName();
  if (!shop || !cart) return null;
  return (
    <Segmented
      isWide
      label={formatMessage({ id: 'checkout.receiving.method' })}
      onChange={chooseMethod}
      segments={[
        {
          value: 'DELIVERY',
          label: <FormattedMessage id="checkout.receiving.delivery" />,
          icon: <Icon of={BikeIcon} size={18} />,
          isDisabled: !isMethodAvailable(shop, 'DELIVERY'),
        },
        {
          value: 'PICKUP',
          label: seat ? tableName(seat.table) : <FormattedMessage id="checkout.receiving.pickup" />,
          icon: seat ? <Icon of={UtensilsIcon} size={18} /> : <Icon of={ShoppingBagIcon} size={18} />,
          isDisabled: !isMethodAvailable(shop, 'PICKUP'),
        },
      ]}
      value={cart.method}
    />
  );
}
