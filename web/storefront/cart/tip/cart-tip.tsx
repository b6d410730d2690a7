import { lazy, Suspense } from 'react';
import type { CartShopFragment } from '../../../gql/graphql';
import type { CartView } from '../store/cart-view';

const TipField = lazy(async () => ({ default: (await import('./tip-field')).TipField }));

interface Props {
  readonly shop: CartShopFragment;
  readonly cart: CartView;
}

/** The tip, where the shop takes any: nothing of it is loaded elsewhere. */
export function CartTip({ shop: { tips, currencyCode }, cart }: Props) {
  return (
    tips && (
      <Suspense>
        <TipField cart={cart} currencyCode={currencyCode} tips={tips} />
      </Suspense>
    )
  );
}
