import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { RotateCcwIcon } from '../../ui/icons/rotate-ccw-icon';
import { useCartActions } from '../cart/cart-context';

/** Puts the same dishes into the cart, and leads to it; what the menu no longer has is told by the cart. */
export function OrderAgain({ lines }: { readonly lines: Order['lines'] }) {
  const { store } = useCartActions();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    setIsBusy(true);
    for (const { variantId, optionIds, quantity } of lines) {
      if (variantId) store.changeQuantity({ variantId, optionIds }, quantity);
    }
    await store.reload();
    await navigate('/checkout');
  };
  return (
    <Button isBusy={isBusy} onClick={() => void again()}>
      <RotateCcwIcon size={18} />
      <FormattedMessage id="checkout.finish.again" />
    </Button>
  );
}
