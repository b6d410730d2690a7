import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCartActions } from '../cart/store/cart-context';
import type { OrderedAgain } from '../cart/store/cart-state';

/**
 * Puts the dishes of a past order into the cart, and leads to the checkout; what could not be put in is told first.
 *
 * @param token - of the order.
 */
export function useOrderAgain(token: string) {
  const { store } = useCartActions();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<OrderedAgain | null>(null);
  const press = async () => {
    setIsBusy(true);
    const ordered = await store.orderAgain(token);
    if (ordered && ordered.notAdded.length === 0) await navigate('/checkout');
    else setAnswer(ordered);
    setIsBusy(false);
  };
  return { isBusy, answer, press: () => void press(), close: () => setAnswer(null) };
}
