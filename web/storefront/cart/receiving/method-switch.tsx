import { FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '../../../ui/form/segmented';
import { BikeIcon } from '../../../ui/icons/bike-icon';
import { ShoppingBagIcon } from '../../../ui/icons/shopping-bag-icon';
import { UtensilsIcon } from '../../../ui/icons/utensils-icon';
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
          icon: <BikeIcon size={18} />,
          isDisabled: !isMethodAvailable(shop, 'DELIVERY'),
        },
        {
          value: 'PICKUP',
          label: seat ? tableName(seat.table) : <FormattedMessage id="checkout.receiving.pickup" />,
          icon: seat ? <UtensilsIcon size={18} /> : <ShoppingBagIcon size={18} />,
          isDisabled: !isMethodAvailable(shop, 'PICKUP'),
        },
      ]}
      value={cart.method}
    />
  );
}
