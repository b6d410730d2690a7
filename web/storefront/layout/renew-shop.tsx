import { useEffect } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { useCartActions } from '../cart/store/cart-context';
import { CartShopFragment } from '../cart/store/cart-documents';
import { useShop } from '../shop/use-shop';

/** What the next page came with is newer than what was read with the cart. */
export function RenewShop() {
  const { store } = useCartActions();
  const shop = readFragment(CartShopFragment, useShop());
  useEffect(() => store.renew(shop), [store, shop]);
  return null;
}
