import { FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '../../ui/form/segmented';
import { BikeIcon } from '../../ui/icons/bike-icon';
import { ShoppingBagIcon } from '../../ui/icons/shopping-bag-icon';
import { useCart } from './cart-context';
import { isMethodAvailable } from './receiving-facts';

/** Delivery or pickup; one that the shop has switched off can be seen and not chosen. */
export function MethodSwitch() {
  const { formatMessage } = useIntl();
  const { shop, cart, chooseMethod } = useCart();
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
          label: <FormattedMessage id="checkout.receiving.pickup" />,
          icon: <ShoppingBagIcon size={18} />,
          isDisabled: !isMethodAvailable(shop, 'PICKUP'),
        },
      ]}
      value={cart.method}
    />
  );
}
