import PhoneIcon from 'lucide/dist/esm/icons/phone';
import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../../gql/graphql';
import { buttonLook } from '../../../ui/button/button-look';
import { Notice } from '../../../ui/feedback/notice';
import { Icon } from '../../../ui/icons/icon';
import { OpeningFact } from '../receiving/receiving-texts';
import { useShopPhone } from '../store/phone-context';
import { takesNoOrders } from '../store/receiving-facts';

/** No order can be placed, whatever is in the cart: why, until when, and the way on, which is the phone. */
export function OnHoldNotice({ shop }: { readonly shop: CartShopFragment }) {
  const phone = useShopPhone();
  const call = phone && (
    <a className={buttonLook({ size: 'sm', variant: 'outline' })} href={phone.href}>
      <Icon of={PhoneIcon} size={18} />
      {phone.text}
    </a>
  );
  if (shop.isOnMaintenance) {
    return (
      <Notice action={call} tone="warning">
        {shop.maintenanceMessage || <FormattedMessage id="storefront.maintenance" />}
      </Notice>
    );
  }
  if (!takesNoOrders(shop, new Date())) return null;
  return (
    <Notice action={call} title={<OpeningFact shop={shop} />} tone="warning">
      <FormattedMessage id="checkout.closed" />
    </Notice>
  );
}
