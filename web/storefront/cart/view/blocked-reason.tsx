import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../ui/text/use-money';
import { OpeningFact } from '../receiving/receiving-texts';
import type { CartState } from '../store/cart-state';
import type { CartView } from '../store/cart-view';
import { takesNoOrders } from '../store/receiving-facts';

interface Props {
  readonly cart: CartView;
  readonly shop: NonNullable<CartState['shop']>;
}

/** Why the cart can't be ordered as it stands: the first thing to do about it. */
export function BlockedReason({ cart, shop }: Props) {
  const { isOnMaintenance, currencyCode } = shop;
  const money = useMoney();
  const count = cart.lines.filter(({ isAvailable }) => !isAvailable).length;
  if (isOnMaintenance) return <FormattedMessage id="checkout.cart.onHold" />;
  if (takesNoOrders(shop, new Date())) return <OpeningFact shop={shop} />;
  if (count > 0) return <FormattedMessage id="checkout.cart.takeOutSoldOut" values={{ count }} />;
  if (cart.missingToMinimum > 0) {
    const missing = money({ minor: cart.missingToMinimum, currencyCode });
    return <FormattedMessage id="checkout.cart.addMore" values={{ missing }} />;
  }
  return <FormattedMessage id="checkout.cart.blocked" />;
}
