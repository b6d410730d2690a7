import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../../gql/graphql';
import { onlyMethod } from '../store/receiving-method';

type Methods = Pick<CartShopFragment, 'isDeliveryAvailable' | 'isPickupAvailable'>;

/** “No delivery at the moment: you collect your order”; nothing where both ways are on, or none. */
export function OnlyMethod({ shop }: { readonly shop: Methods }) {
  const method = onlyMethod(shop);
  if (method === null) return null;
  return (
    <FormattedMessage id={method === 'PICKUP' ? 'checkout.receiving.onlyPickup' : 'checkout.receiving.onlyDelivery'} />
  );
}
