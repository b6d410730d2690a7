import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../ui/overlay/toasts';
import { useCart } from '../store/cart-context';
import { methodThatIsOn } from '../store/receiving-method';

/**
 * A cart whose way of receiving the shop has switched off takes the one that is on, and says so. The screen shows it at
 * once; this tells the server, once for each time that it is switched off.
 */
export function MethodKeeper() {
  const { formatMessage } = useIntl();
  const { shop, saved, chooseMethod } = useCart();
  const wished = saved?.deliveryMethod ?? null;
  const method = shop && wished && methodThatIsOn(shop, wished);
  useEffect(() => {
    if (method === null || method === wished) return;
    chooseMethod(method);
    const id = method === 'PICKUP' ? 'checkout.receiving.nowPickup' : 'checkout.receiving.nowDelivery';
    toasts.show({ message: formatMessage({ id }) });
  }, [chooseMethod, formatMessage, method, wished]);
  return null;
}
